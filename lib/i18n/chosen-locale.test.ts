import { expect, it } from 'vitest'
import { chosenLocale } from './chosen-locale'

it.each([
  ['locale=ar', 'ar'],
  ['sid=1; locale=ar; other=2', 'ar'],
  ['locale=en', 'en'],
  ['mylocale=ar', 'en'],
  ['locale=fr', 'en'],
  ['', 'en'],
  [null, 'en'],
])('the cookies %s choose %s', (cookies, locale) => {
  expect(chosenLocale(cookies)).toBe(locale)
})
