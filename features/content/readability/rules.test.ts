import { expect, it } from 'vitest'
import { readabilityOf } from './rules'

const english = (count: number) => `Trade${' trade'.repeat(count - 1)}. `
const arabic = (count: number, end = '.') =>
  `${Array.from({ length: count }, () => 'تجارة').join(' ')}${end} `

it('a text of few words has no hint, however long its sentence is', () => {
  expect(readabilityOf(`<p>${english(39)}</p>`, 'en')).toBeNull()
  expect(readabilityOf('', 'ar')).toBeNull()
})

it('sentences of more than 25 words are counted, and the longest is named', () => {
  const text = `<p>${english(25)}${english(26)}</p><p>Short one. The ${english(30)}</p>`
  const found = readabilityOf(text, 'en')
  expect(found).toMatchObject({ longSentences: 2, longParagraphs: 0 })
  expect(found?.longestSentence).toMatch(/^The Trade/)
})

it('Arabic sentences end at their own marks', () => {
  const text = `<p>${arabic(20, '؟')}${arabic(20, '!')}${arabic(20)}</p>`
  expect(readabilityOf(text, 'ar')).toMatchObject({ longSentences: 0 })
  expect(readabilityOf(`<p>${arabic(20, '،')}${arabic(20)}</p>`, 'ar')).toMatchObject({
    longSentences: 1,
  })
})

it('paragraphs of more than 100 words are counted, and items of a list are paragraphs', () => {
  const part = english(20).repeat(6)
  expect(readabilityOf(`<p>${part}</p>`, 'en')).toMatchObject({ longParagraphs: 1 })
  const items = Array.from({ length: 6 }, () => `<li><p>${english(20)}</p></li>`).join('')
  expect(readabilityOf(`<ul>${items}</ul>`, 'en')).toMatchObject({ longParagraphs: 0 })
  expect(readabilityOf(`${english(20).repeat(4)}\n\n${english(20).repeat(4)}`, 'en')).toEqual({
    longSentences: 0,
    longParagraphs: 0,
    longestSentence: null,
  })
})
