import { describe, expect, it } from 'vitest'
import { entryAddress, type EntryNames } from './entry-address'

const entry: EntryNames = {
  id: 13,
  menu_id: 1,
  a_id: 120,
  url: 'export-guide',
  url_ara: 'دليل-التصدير',
  path: null,
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
