import { rightsOf, staffRights } from '@/lib/auth/staff-areas'
import { describe, expect, it } from 'vitest'
import { areasFor, backOfficeLocale } from './rules'

const all = [
  'overview',
  'trail',
  'work',
  'content',
  'media',
  'facts',
  'datasets',
  'synonyms',
  'enquiries',
  'approvals',
  'numbers',
  'people',
  'guide',
  'mails',
  'security',
]

describe('the language of the back office', () => {
  it('is that of the account, whatever language the browser has chosen', () => {
    expect(backOfficeLocale({ locale: 'ar' }, 'locale=en')).toBe('ar')
    expect(backOfficeLocale({ locale: 'en' }, 'locale=ar')).toBe('en')
  })

  it('is Arabic for an account without one', () => {
    expect(backOfficeLocale({ locale: null }, 'locale=en')).toBe('ar')
  })

  it('is that of the browser for anyone who is not staff', () => {
    expect(backOfficeLocale(null, 'sid=1; locale=ar')).toBe('ar')
    expect(backOfficeLocale(null, null)).toBe('en')
  })
})

const of = (role: 'editor' | 'officer') => rightsOf({ staffRoles: [role], composed: null })

describe('the menu of the back office', () => {
  it('has what waits first, then work lists, then numbers', () => {
    expect(areasFor(staffRights, all)).toEqual([
      'overview',
      'work',
      'content',
      'media',
      'facts',
      'datasets',
      'synonyms',
      'enquiries',
      'approvals',
      'numbers',
      'people',
      'trail',
      'guide',
      'mails',
      'security',
    ])
  })

  it('shows an editor the content and an officer the cases', () => {
    expect(areasFor(of('editor'), all)).toEqual([
      'overview',
      'work',
      'content',
      'media',
      'facts',
      'datasets',
      'synonyms',
      'guide',
      'mails',
      'security',
    ])
    expect(areasFor(of('officer'), all)).toEqual([
      'overview',
      'enquiries',
      'approvals',
      'numbers',
      'guide',
      'mails',
      'security',
    ])
  })

  it('lists only areas that have screens', () => {
    expect(areasFor(staffRights, ['content'])).toEqual(['content'])
    expect(areasFor([], all)).toEqual(['overview', 'guide', 'mails', 'security'])
  })
})
