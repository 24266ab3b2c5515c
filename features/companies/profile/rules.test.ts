import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { employeesOf, missingParts, profileParts } from './rules'

const complete = {
  ...bothLanguages('description', 'Text'),
  ...bothLanguages('company_registered_name', 'Name', 'bare'),
  ...bothLanguages('company_trading_name', 'Name', 'bare'),
  ...bothLanguages('capacity', '40 t'),
  logo: '/media/a/640.webp',
  founded: 2008,
  employees: '10-49' as const,
  languages: ['ar'],
  registration_number: '200123456',
  certificates: 1,
}

describe('the profile of a company', () => {
  it('lacks nothing when everything is filled in both languages', () => {
    expect(missingParts(complete)).toEqual([])
  })

  it('lacks a text that one language does not have', () => {
    const one = bilingualPair('description', { en: 'Text', ar: ' ' })
    expect(missingParts({ ...complete, ...one })).toEqual(['description'])
  })

  it('lacks everything when nothing is filled', () => {
    const nothing = {
      logo: null,
      founded: null,
      employees: null,
      languages: [],
      certificates: 0,
      registration_number: '',
    }
    expect(missingParts(nothing)).toEqual(profileParts)
  })
})

it('a size says between which numbers of employees it lies', () => {
  expect(employeesOf('10-49')).toEqual({ from: 10, to: 49 })
  expect(employeesOf('500+')).toEqual({ from: 500 })
})
