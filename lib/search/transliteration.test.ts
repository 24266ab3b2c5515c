import { describe, expect, it } from 'vitest'
import { soundDistance, soundOf } from './transliteration'
import { foldWord } from './tokens'

describe('the sound of a word', () => {
  it.each([
    ['tamr', 'تمر'],
    ['zaatar', 'زعتر'],
    ['jamid', 'جميد'],
    ['makdous', 'مكدوس'],
    ['zaytoun', 'زيتون'],
    ['computer', 'كمبيوتر'],
    ['freezer', 'فريزر'],
    ['ceramic', 'سيراميك'],
    ['chocolate', 'شوكولاته'],
  ])('is the same in both scripts: %s and %s', (latin, arabic) => {
    expect(soundOf(latin)).toBe(soundOf(foldWord(arabic)))
  })

  it('is none where too few consonants would match anything', () => {
    expect(soundOf('aye')).toBeNull()
    expect(soundOf('ماء')).toBeNull()
  })
})

describe('the distance of two sounds', () => {
  it('is smaller for the word that is meant than for another with its consonants', () => {
    expect(soundDistance('tamr', 'تمر')).toBeLessThan(soundDistance('tamr', 'تيمور'))
    expect(soundDistance('jamid', 'جميد')).toBeLessThan(soundDistance('jamid', 'جامود'))
  })

  it.each([
    ['zait', 'زيت'],
    ['zaitoun', 'زيتون'],
    ['bandora', 'بندورة'],
  ])('is small for a spelling with other vowels: %s and %s', (latin, arabic) => {
    expect(soundDistance(latin, foldWord(arabic))).toBeLessThanOrEqual(1)
  })
})
