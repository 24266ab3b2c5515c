import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { harmlessCell, readCell } from './harmless-cell'

const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20']

/** What programs leave away before they look whether a cell is a formula, or begin a cell at. */
const before = ['', ' ', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u202a', '"', "'", '""', ' " ']
const starts = ['', 'a;', 'a\t', 'a\r', 'a\n', 'a\r\n', ';', '\t', '\r', '\n']

describe('a text for spreadsheets', () => {
  it.each(signs)('has an apostrophe before %s wherever a cell may begin', (sign) => {
    for (const start of starts) {
      for (const blanks of before) {
        const text = `${start}${blanks}${sign}cmd|' /c calc'!A0`
        const parts = harmlessCell(text).split(/[;\t\r\n]/)
        for (const part of parts) expect(part).not.toMatch(/^[^\w']*[=+\-@＝＋－＠]/)
        expect(readCell(harmlessCell(text))).toBe(text)
      }
    }
  })

  it.each(['\t', '\r', '\n'])('has an apostrophe before a break at its start: %j', (text) => {
    expect(harmlessCell(`${text}a`)).toBe(`'${text}a`)
  })

  it('keeps a telephone number whole, and leaves other texts as they are', () => {
    expect(harmlessCell('+962790000000')).toBe("'+962790000000")
    for (const text of ["it's", "'", 'a - b', 'x=1', 'info@portal.example', '5 + 6', 'a; b', '']) {
      expect(harmlessCell(text)).toBe(text)
    }
  })

  it('comes back as it was, whatever it is', () => {
    const letters = [...signs, ...before, ...starts, 'a', "'", ',']
    const texts = fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map((all) => all.join(''))
    fc.assert(fc.property(texts, (text) => readCell(harmlessCell(text)) === text))
  })

  it.each(["'=1+1", "'@x", "'\t=x"])('reads what earlier files have: %j', (text) => {
    expect(readCell(text)).toBe(text.slice(1))
  })
})
