import { expect, it } from 'vitest'
import { scriptOf } from './script'

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
