import { describe, expect, it } from 'vitest'
import { searchQuery } from './list-query'
import { typedCode, typedPhone, typedWebAddress } from './typed-text'

const ruleBroken = (text: string) => typedPhone.safeParse(text).error?.issues[0]?.message

describe('a typed telephone number', () => {
  it.each([
    ['in Latin digits', '+962 79-000 0000', '+962790000000'],
    ['in Arabic-Indic digits', '+٩٦٢ ٧٩ ٠٠٠ ٠٠٠٠', '+962790000000'],
    ['in Persian digits', '۰۷۹–۰۰۰–۰۰۰۰', '0790000000'],
    ['in digits of both scripts', '07٩ 000 00٠0', '0790000000'],
    ['pasted with marks of direction', '\u200e+962 790\u00a0000\u202f000\u200f', '+962790000000'],
  ])('%s is stored in Latin digits', (_, typed, stored) => {
    expect(typedPhone.parse(typed)).toBe(stored)
  })

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['١٢٣٤٥', 'phone'],
    ['٠٧٩ صفر', 'phone'],
    ['٠+٧٩٠٠٠٠٠٠', 'phone'],
    ['١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', 'phone'],
  ])('%j breaks the rule %s', (typed, rule) => {
    expect(ruleBroken(typed)).toBe(rule)
  })
})

it('a typed code has its digits only, in either script', () => {
  expect(typedCode.parse(' ١٥٠٩.٢٠ ')).toBe('150920')
  expect(typedCode.parse('۶۲۹ ۱۰۴-1500 213')).toBe('6291041500213')
})

it('a search text has Latin digits, so that it finds a record by its number', () => {
  expect(searchQuery.parse('١٠٤٢۳۳ زيت')).toBe('104233 زيت')
})

it('a typed web address has no backslash, which browsers read as a slash', () => {
  expect(typedWebAddress.parse('www.company.example/a')).toBe('https://www.company.example/a')
  const read = typedWebAddress.safeParse(String.raw`https://company.example\@elsewhere.example`)
  expect(read.error?.issues[0]?.message).toBe('web_address')
})
