import { describe, expect, it } from 'vitest'
import type { NavigationChild, NavigationPage } from './contract'
import { entryAddress, entryTarget, idInSlug, isArabicSegment, listedPages, navigationTarget } from './rules'

const entry: NavigationChild = {
  id: 13,
  page_id: 1,
  menu_id: 1,
  parent_id: null,
  a_id: 120,
  url: 'export-guide',
  url_ara: 'دليل-التصدير',
  path: null,
  link: null,
  link_ara: null,
  title_eng: 'Export guide',
  title_ara: 'دليل التصدير',
  nav_title_eng: 'Export guide',
  nav_title_ara: 'دليل التصدير',
  nav_description_eng: '',
  nav_description_ara: '',
}

const page: NavigationPage = {
  id: 1,
  menu_id: 1,
  a_id: null,
  url: 'exporters',
  url_ara: 'للمصدرين',
  link: null,
  link_ara: null,
  title_eng: 'For exporters',
  title_ara: 'للمصدّرين',
  description_eng: '',
  description_ara: '',
  sort: 1,
  childs: [entry],
}

describe('the address of a menu entry', () => {
  it('is its page id with the slug of the language', () => {
    expect(entryAddress(entry, 'en')).toBe('/pages/120-export-guide')
    expect(entryAddress(entry, 'ar')).toBe('/pages/120-دليل-التصدير')
  })

  it('is under menu-1 without a page id, and under menu-3 in the footer', () => {
    expect(entryAddress({ ...entry, a_id: null }, 'en')).toBe('/menu-1/13-export-guide')
    expect(entryAddress({ ...entry, a_id: null, menu_id: 2 }, 'en')).toBe('/menu-1/13-export-guide')
    expect(entryAddress({ ...entry, a_id: null, menu_id: 3 }, 'en')).toBe('/menu-3/13-export-guide')
  })

  it('is its own one where it has one', () => {
    expect(entryAddress({ ...entry, path: '/about-jordan' }, 'ar')).toBe('/about-jordan')
  })

  it('uses the slug of the other language where its own is missing', () => {
    expect(entryAddress({ ...entry, url_ara: '' }, 'ar')).toBe('/pages/120-export-guide')
  })
})

describe('a navigation item', () => {
  const link = 'https://a.example'

  it('opens its external link', () => {
    expect(navigationTarget({ ...page, link, link_ara: link }, 'en')).toEqual({ href: link, external: true })
    expect(entryTarget({ ...entry, link, link_ara: link }, 'ar')).toEqual({ href: link, external: true })
  })

  it('leads to the first child without an external link', () => {
    const outside = { ...entry, id: 5, link, link_ara: link }
    expect(navigationTarget({ ...page, childs: [outside, entry] }, 'en').href).toBe('/pages/120-export-guide')
  })

  it('leads to the page under construction when no child qualifies', () => {
    expect(navigationTarget({ ...page, childs: [] }, 'en').href).toBe('/page-under-construction')
  })
})

describe('the page list', () => {
  it('leaves out the navigation pages 10 and 12', () => {
    const pages = [9, 10, 11, 12].map((id) => ({ ...page, id }))
    expect(listedPages(pages).map(({ id }) => id)).toEqual([9, 11])
  })
})

describe('a slug', () => {
  it('chooses the record by its numeric prefix', () => {
    expect(idInSlug('12-some-title')).toBe(12)
    expect(idInSlug('12')).toBe(12)
  })

  it.each(['', 'x', '-1', '12x', '1234567890-x'])('names no record: %s', (segment) => {
    expect(idInSlug(segment)).toBeNull()
  })

  it('is Arabic when it holds Arabic letters', () => {
    expect(isArabicSegment('120-دليل')).toBe(true)
    expect(isArabicSegment('120-guide')).toBe(false)
  })
})
