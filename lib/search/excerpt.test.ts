import { describe, expect, it } from 'vitest'
import { excerptOf, rangesOf } from './excerpt'
import { readSearch } from './query'

const marked = (text: string, typed: string) =>
  rangesOf(text, readSearch(typed)).map(([start, end]) => text.slice(start, end))

describe('a match in a text', () => {
  it('is marked in every form and both scripts', () => {
    expect(marked('Olives, olive oil and الزيتون', 'olive زيتون ')).toEqual([
      'Olives',
      'olive',
      'الزيتون',
    ])
  })

  it('is marked where a word starts with the last typed word', () => {
    expect(marked('Pomegranate juice', 'pom')).toEqual(['Pomegranate'])
  })

  it('is marked with its diacritics', () => {
    expect(marked('زَيْتُ الزَّيتون', 'زيت ')).toEqual(['زَيْتُ'])
  })
})

describe('an excerpt', () => {
  const filler = 'Some words that stand before. '.repeat(20)

  it('surrounds the first match', () => {
    const { excerpt, ranges } = excerptOf(`${filler}Olive oil here. ${filler}`, readSearch('oil '))
    expect(excerpt).toMatch(/^… .*oil.* …$/)
    expect(excerpt.length).toBeLessThan(240)
    expect(ranges.map(([start, end]) => excerpt.slice(start, end))).toEqual(['oil'])
  })

  it('is the beginning of a text without a match', () => {
    const { excerpt, ranges } = excerptOf(filler, readSearch('olive'))
    expect(excerpt).toMatch(/^Some words.* …$/)
    expect(ranges).toEqual([])
  })

  it('is the whole of a short text', () => {
    expect(excerptOf('Olive oil', readSearch('oil '))).toEqual({
      excerpt: 'Olive oil',
      ranges: [[6, 9]],
    })
    expect(excerptOf('', readSearch('oil '))).toEqual({ excerpt: '', ranges: [] })
  })

  it('cuts a text without spaces, and never inside a character', () => {
    const { excerpt } = excerptOf('🌿'.repeat(400), readSearch('oil'))
    expect(excerpt.isWellFormed()).toBe(true)
    expect(excerpt.length).toBeLessThan(240)
  })
})
