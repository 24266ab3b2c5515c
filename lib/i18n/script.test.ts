import { describe, expect, it } from 'vitest'
import { isInOtherScript, scriptOf } from './script'

it.each([
  ['Rimal Petra', 'en'],
  ['شركة رمال البتراء', 'ar'],
  ['شركة الزيتون OLIVE', 'ar'],
  ['OEKO-TEX قطن', 'en'],
  ['2026', null],
  ['', null],
] as const)('finds the language of the letters of %j: %s', (text, language) => {
  expect(scriptOf(text)).toBe(language)
})

describe('a text in a field of one language', () => {
  it.each([
    ['ar', 'Dates, fresh or dried'],
    ['ar', 'Figs'],
    ['ar', 'Who we are'],
    ['ar', 'MADE IN JORDAN'],
    ['ar', 'Certified by ISO 9001'],
    ['ar', 'See www.portal.example for more'],
    ['en', 'تمور طازجة أو مجففة'],
    ['en', 'شركة رمال (RP)'],
    ['en', 'تمور، الرمز 080410'],
  ] as const)('seems to be in the other one (%s): %s', (language, text) => {
    expect(isInOtherScript(text, language)).toBe(true)
  })

  it.each([
    ['ar', ''],
    ['ar', '2026'],
    ['ar', '+962 6 500 0000'],
    ['ar', 'IBM'],
    ['ar', 'ISO 22000:2018'],
    ['ar', 'HACCP'],
    ['ar', 'OEKO-TEX'],
    ['ar', 'EUR.1'],
    ['ar', 'Medjool2'],
    ['ar', 'https://portal.example/dates-and-figs'],
    ['ar', 'www.portal.example'],
    ['ar', 'portal.example/dates'],
    ['ar', 'sales@portal.example'],
    ['ar', '{person} {number}'],
    ['ar', 'شركة Petra Olive Oil Trading'],
    ['en', 'Petra Olive Oil'],
    ['en', 'Petra Olive Oil (زيت)'],
    ['en', 'دبي'],
    ['en', '٢٠٢٦'],
  ] as const)('may stay as it is without a word (%s): %s', (language, text) => {
    expect(isInOtherScript(text, language)).toBe(false)
  })
})
