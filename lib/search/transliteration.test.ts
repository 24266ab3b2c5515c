import { describe, expect, it } from 'vitest'
import { isChatAlphabet, soundDistance, soundOf } from './transliteration'
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
    ['za3tar', 'زعتر'],
    ['7alawa', 'حلاوة'],
    ['5ubz', 'خبز'],
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

describe('the chat alphabet', () => {
  it.each([
    ['za3tar', true],
    ['7alawa', true],
    ['qa6ayef', true],
    ['b2b', false],
    ['iso9001', false],
    ['zaatar', false],
    ['2024', false],
  ])('is, or is not, that of %s', (word, expected) => {
    expect(isChatAlphabet(word)).toBe(expected)
  })
})
