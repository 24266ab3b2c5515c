import { describe, expect, it } from 'vitest'
import { readSearch, withPrefixMatches, tsqueryOf, unfinishedWord, withCorrections } from './query'

const tokens = (typed: string) => readSearch(typed).terms.map(({ word }) => word)

describe('a search text', () => {
  it('is split into words, without duplicates and stop words', () => {
    expect(tokens('The oil of the olive and the oil')).toEqual(['oil', 'olive'])
    expect(tokens('دليل في التصدير')).toEqual(['دليل', 'التصدير'])
  })

  it('keeps stop words where there are no others', () => {
    expect(tokens('the')).toEqual(['the'])
  })

  it.each(['', '   ', '!!! ()', '\u202e', '🌿', "' & | ! : * \\"])('has no terms: %j', (typed) => {
    expect(readSearch(typed).terms).toEqual([])
    expect(tsqueryOf(readSearch(typed))).toBeNull()
  })

  it('has at most twelve terms', () => {
    const typed = Array.from({ length: 40 }, (_, place) => `word${'x'.repeat(place)}`).join(' ')
    expect(tokens(typed)).toHaveLength(12)
  })

  it('reads its last word as a prefix, unless a space or punctuation ends it', () => {
    const beginning = (typed: string) => readSearch(typed).terms.at(-1)?.beginning
    expect(beginning('olive oi')).toBe('oi')
    expect(beginning('دليل التصد')).toBe('تصد')
    expect(beginning('olive oil ')).toBeNull()
    expect(beginning('olive oil.')).toBeNull()
    expect(readSearch('olive oi').terms[0]?.beginning).toBeNull()
  })

  it('reads a heading as the beginning of codes at any place, and a year as a word', () => {
    const beginnings = (typed: string) => readSearch(typed).terms.map(({ beginning }) => beginning)
    expect(beginnings('0709 610910 uae.')).toEqual(['0709', '610910', null])
    expect(beginnings('exports 2024 uae.')).toEqual([null, null, null])
  })

  it('ignores the first letter of a further word until the second is typed', () => {
    expect(tokens('olive o')).toEqual(['olive'])
    expect(tokens('o')).toEqual(['o'])
  })

  it('ignores a word after the Arabic article until its second letter is typed', () => {
    expect(tokens('دليل ال')).toEqual(['دليل'])
    expect(tokens('دليل الت')).toEqual(['دليل'])
    expect(tokens('دليل التص')).toEqual(['دليل', 'التص'])
    expect(tokens('مية الف ')).toEqual(['ميه', 'الف'])
    expect(readSearch('دليل الت').name).toBe('دليل ت')
    expect(readSearch('والد').name).toBe('والد')
  })
})

describe('a code', () => {
  it.each(['150920', '1509.20', '15 09 20', '15-09-20', '١٥٠٩٢٠', '۱۵۰۹۲۰'])(
    'is found by its digits, however they are written: %s',
    (typed) => {
      expect(readSearch(typed)).toMatchObject({ code: '150920' })
      expect(tsqueryOf(readSearch(typed))).toContain(`'150920':*`)
    },
  )

  it.each([
    '0804 10',
    'HS 0804 10',
    'hs code: 080410',
    'البند 0804.10',
    'رمز النظام المنسق 080410',
  ])('is a code with or without what names it: %s', (typed) => {
    expect(readSearch(typed).code).toBe('080410')
  })

  it('leaves everyday words for a question out, and reads a place behind its particle', () => {
    expect(tokens('قديش صدرنا عالعراق')).toEqual(['صدرنا', 'عالعراق'])
    expect(readSearch('قديش صدرنا عالعراق').terms.at(-1)?.forms).toContain('عراق')
  })

  it('reads a code in groups among words, and a year as a year', () => {
    expect(tokens('3105 20 india duty')).toEqual(['310520', 'india', 'duty'])
    expect(tokens('exports 2023 10 months')).toEqual(['exports', '2023', '10', 'months'])
  })

  it('matches by prefix, and a tariff line by its HS code', () => {
    expect(tsqueryOf(readSearch('1509'))).toContain(`'1509':*`)
    expect(tsqueryOf(readSearch('15092000'))).toContain(`'150920'`)
  })

  it('is recognised among words', () => {
    expect(readSearch('HS 1509.20 oil ').terms.map(({ word }) => word)).toEqual([
      'hs',
      '150920',
      'oil',
    ])
  })

  it('matches with and without the leading zeros of a longer GTIN', () => {
    expect(tsqueryOf(readSearch('09520000000608'))).toContain(`'9520000000608'`)
  })
})

describe('the tsquery', () => {
  it('has every term in any of its forms', () => {
    expect(tsqueryOf(readSearch('green olives '))).toBe(`('green') & ('olives' | 'oliv')`)
  })

  it('matches any term, or titles only, on request', () => {
    expect(tsqueryOf(readSearch('green tea '), { join: '|' })).toBe(`('green') | ('tea')`)
    expect(tsqueryOf(readSearch('tea'), { titles: true })).toBe(`('~tea':*)`)
  })
})

describe('an unfinished word', () => {
  it('is the last of several words, where it has letters only', () => {
    expect(unfinishedWord(readSearch('olive oi'))).toBe('oi')
    expect(unfinishedWord(readSearch('دليل التصد'))).toBe('تصد')
    for (const other of ['oi', 'olive oil ', 'olive 1509.20', 'olive a4']) {
      expect(unfinishedWord(readSearch(other))).toBeNull()
    }
  })

  it('is replaced by the words that start with it', () => {
    const search = withPrefixMatches(readSearch('green oi'), ['oil', 'oily'])
    expect(tsqueryOf(search)).toBe(`('green') & ('oi' | 'oil' | 'oily')`)
    expect(tsqueryOf(search, { titles: true })).toBe(`('~green') & ('~oi' | '~oil' | '~oily')`)
  })
})

it('corrections replace the typed words', () => {
  const search = withCorrections(readSearch('olve oil'), new Map([['olve', 'olive']]))
  expect(search.name).toBe('olive oil')
  expect(search.terms.map(({ word }) => word)).toEqual(['olive', 'oil'])
})
