import { expect, it } from 'vitest'
import { isolated } from './isolated'

const inIsolates = (text: string) => `\u2068${text}\u2069`

it.each([
  ['ar', '.GLOBALG.A.P'],
  ['ar', 'The website does not open.'],
  ['ar', 'شركة OLIVE'],
  ['ar', '+962 6 500 0000'],
  ['en', 'زيت'],
  ['en', 'Rimal (رمال)'],
] as const)('isolates in a sentence of %s: %j', (locale, text) => {
  expect(isolated(text, locale)).toBe(inIsolates(text))
})

it.each([
  ['ar', 'زيت الزيتون'],
  ['ar', '2026'],
  ['en', 'Olive oil, cold pressed'],
  ['en', ''],
  ['ar', 'مصر، \u2068GLOBALG.A.P.\u2069'],
] as const)('leaves as it is in a sentence of %s: %j', (locale, text) => {
  expect(isolated(text, locale)).toBe(text)
})
