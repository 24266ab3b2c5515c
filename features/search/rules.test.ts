import { countsOf, hitWith } from '@/tests/support/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asCorrected,
  foundInAll,
  isolated,
  markedParts,
  recentIn,
  recentLimit,
  searchPages,
  typedBeginnings,
  withRecent,
  type TextRange,
} from './rules'

describe('the pages of results', () => {
  it('are those of the first 1,000, and at least one', () => {
    expect(searchPages(0)).toBe(1)
    expect(searchPages(11)).toBe(2)
    expect(searchPages(10_000)).toBe(100)
  })

  it('are counted over all types, whichever are shown', () => {
    expect(foundInAll({ counts: countsOf((type) => (type === 'news' ? 3 : 1)) })).toBe(13)
  })
})

describe('the marked parts of a text', () => {
  it('stand in their order between the others', () => {
    expect(markedParts('Olive oil', [[0, 5]])).toEqual([
      { text: 'Olive', marked: true },
      { text: ' oil', marked: false },
    ])
    expect(markedParts('', [])).toEqual([])
  })

  it('are the whole text again, whatever the ranges are', () => {
    const range = fc.tuple(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 }))
    fc.assert(
      fc.property(fc.string(), fc.array(range), (text, ranges: TextRange[]) => {
        const parts = markedParts(text, ranges)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})

describe('the typed beginnings of words', () => {
  const marked = (name: string, typed: string) =>
    typedBeginnings(name, typed).map(([start, end]) => name.slice(start, end))

  it.each([
    ['Virgin olive oil', 'oli', ['oli']],
    ['Virgin olive oil', 'OIL vir', ['Vir', 'oil']],
    ['Virgin olive oil', 'live', []],
    ['زيت الزيتون', 'زيتون', ['الزيتون']],
    ['زيت الزيتون', 'الزيت', ['زيت', 'الزيت']],
    ['شركات للتصدير', 'تصدير', ['للتصدير']],
    ['صادرات الأُرْدُنّ', 'اردن', ['الأُرْدُنّ']],
    ['أقراص ٥٠٠ ملغ', '500', ['٥٠٠']],
    ['Anything', '  ', []],
  ])('in “%s” of “%s”', (name, typed, expected) => {
    expect(marked(name, typed)).toEqual(expected)
  })

  it('are found in any text without harm', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, typed) => {
        for (const [start, end] of typedBeginnings(name, typed)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(name.length)
        }
      }),
    )
  })
})

it('a text that was put right is spelled as the results spell it', () => {
  const hit = hitWith(1, {
    title: { en: 'Cotton Works', ar: 'الشركة القطنيّة' },
    found: {
      en: [[0, 6]],
      ar: [
        [0, 6],
        [7, 15],
      ],
    },
    excerpt: 'تأسست في عمّان',
    inExcerpt: [[9, 14]],
  })
  expect(asCorrected('شركه قطنيه cotton عمان unknown', [hit])).toBe(
    'شركة قطنيّة cotton عمّان unknown',
  )
  expect(asCorrected('olive', [])).toBe('olive')
})

describe('recent searches', () => {
  it('begin with the newest, each once however it is spelled, at most six', () => {
    expect(recentLimit).toBe(6)
    expect(withRecent(['زيت', 'Olive oil'], 'olive OIL')).toEqual(['olive OIL', 'زيت'])
    const many = Array.from({ length: 9 }, (_, at) => `search ${at}`)
    expect(many.reduce<string[]>(withRecent, [])).toHaveLength(6)
  })

  it('are read from whatever a browser kept', () => {
    expect(recentIn('["a","b"]')).toEqual(['a', 'b'])
    expect(recentIn('[1,"a",null]')).toEqual(['a'])
    for (const broken of ['', '{', '{"a":1}', 'null', '7']) expect(recentIn(broken)).toEqual([])
  })
})

it('a text in a sentence keeps its direction to itself', () => {
  expect(isolated('زيت')).toBe('\u2068زيت\u2069')
})
