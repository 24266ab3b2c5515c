import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { contentKinds } from '../contract'
import { hasPage, madeVisible, pagePath } from './rules'

const entry = {
  menu_id: 1,
  a_id: null,
  path: null,
  ...bilingualPair('url', { en: 'about', ar: 'عن' }, 'bare'),
}

describe('the page of a record', () => {
  it.each([
    [
      'news',
      '3',
      { ...bilingualPair('DESCRIPTION', { en: 'A fair', ar: 'معرض' }, 'upper') },
      '/news/3-A-fair',
    ],
    ['sponsors', '2', {}, '/sponsor/2'],
    ['events', '4', {}, '/events/4'],
    ['slides', '1', {}, '/'],
    ['menu-pages', '1.4', {}, '/'],
    ['faqs', '9', { audience: 1 }, '/faq'],
    ['faqs', '9', { audience: 2 }, '/faq/faq-for-international-buyers'],
    ['market-access', '7', { country_code: 'DE' }, '/markets/de'],
    ['market-documents', '1', { countries: [] }, '/markets'],
    ['market-documents', '2', { countries: ['SA'] }, '/markets/sa'],
    ['faq-tabs', '2.1', { audience: 2 }, '/faq/faq-for-international-buyers'],
  ])('%s %s', (kind, id, record, address) => {
    expect(pagePath(kind, id, record, 'en')).toBe(address)
  })

  it('has an address in each language for a page of a menu', () => {
    expect(pagePath('pages', '5', entry, 'en')).toBe('/menu-1/5-about')
    expect(pagePath('pages', '5', entry, 'ar')).toBe('/menu-1/5-عن')
    expect(pagePath('pages', '5', { ...entry, path: '/faq' }, 'ar')).toBe('/faq')
  })

  it('exists for every kind except lists of names', () => {
    const without = Object.keys(contentKinds).filter((kind) => !hasPage(kind))
    expect(without).toEqual([
      'enquiry-pages',
      'lookups',
      'sectors',
      'sub-sectors',
      'countries',
      'governorates',
    ])
  })
})

it('a preview shows a hidden record', () => {
  expect(madeVisible({ status: 0, visible: 0, sort: 0 })).toEqual({
    status: 1,
    visible: 1,
    sort: 0,
  })
  expect(madeVisible({ sort: 0 })).toEqual({ sort: 0 })
})
