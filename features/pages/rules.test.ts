import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import type { MenuEntry, NavigationChild, NavigationPage } from './contract'
import {
  entryHead,
  entryTarget,
  isSiteMap,
  leadsToTools,
  listedPages,
  marketTabOf,
  marketTabQuery,
  navigationTarget,
  pageAddress,
  pagesOutside,
  relatedEntries,
  resolveAddress,
  sectionOf,
  withTools,
} from './rules'

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

describe('the tools for exporters', () => {
  const plan = {
    path: '/export-plan',
    ...bilingualPair('title', { en: 'Export plan', ar: 'خطة التصدير' }),
    ...bilingualPair('text', { en: 'Steps in order', ar: 'خطوات مرتبة' }),
  }
  const buyers = { ...page, id: 2, childs: [{ ...entry, id: 17, a_id: 160 }] }
  const namesIn = (pages: readonly NavigationPage[]) =>
    pages.map(({ childs }) => childs.map((child) => entryTarget(child, 'en').href))

  it('are below the pages for exporters, where the export guide is', () => {
    expect(namesIn(withTools([buyers, page], [plan]))).toEqual([
      ['/pages/160-export-guide'],
      ['/pages/120-export-guide', '/export-plan'],
    ])
    const added = withTools([page], [plan])[0]?.childs.at(-1)
    expect(added).toMatchObject(
      bilingualPair('nav_title', { en: 'Export plan', ar: 'خطة التصدير' }),
    )
  })

  it('are not added where an editor has put them into the menu, nor where the portal has none', () => {
    const own = { ...page, childs: [entry, { ...entry, id: 99, a_id: null, path: '/export-plan' }] }
    expect(withTools([own], [plan])).toEqual([own])
    expect(withTools([page], [])).toEqual([page])
  })

  it('are linked from the export guide, Start here and rules of origin', () => {
    const pages = [
      entry,
      { ...entry, a_id: null, path: '/exporters', url: 'exporters' },
      { ...entry, a_id: null, url: 'rules-of-origin' },
      { ...entry, a_id: 160, url: 'international-buyers' },
    ]
    expect(pages.map(leadsToTools)).toEqual([true, true, true, false])
  })
})

describe('a navigation item', () => {
  const link = 'https://a.example'

  it('opens its external link', () => {
    expect(navigationTarget({ ...page, link, link_ara: link }, 'en')).toEqual({
      href: link,
      external: true,
    })
    expect(entryTarget({ ...entry, link, link_ara: link }, 'ar')).toEqual({
      href: link,
      external: true,
    })
  })

  it('links to the first child without an external link', () => {
    const outside = { ...entry, id: 5, link, link_ara: link }
    expect(navigationTarget({ ...page, childs: [outside, entry] }, 'en').href).toBe(
      '/pages/120-export-guide',
    )
  })

  it('links to the page under construction when no child qualifies', () => {
    expect(navigationTarget({ ...page, childs: [] }, 'en').href).toBe('/page-under-construction')
  })
})

describe('the page list', () => {
  it('excludes the navigation pages 10 and 12', () => {
    const pages = [9, 10, 11, 12].map((id) => ({ ...page, id }))
    expect(listedPages(pages).map(({ id }) => id)).toEqual([9, 11])
  })

  it('has outside the top navigation the pages that none of its entries leads to', () => {
    const about = { ...entry, id: 300, a_id: null, path: '/about-the-portal' }
    const [same, other] = [
      { ...page, id: 8, menu_id: 2 },
      { ...page, id: 38, menu_id: 2, childs: [about] },
    ]
    expect(pagesOutside([page], [same, other], 'ar')).toEqual([other])
    expect(pagesOutside([], [same, { ...other, id: 10 }], 'en')).toEqual([same])
  })
})

describe('resolving an address', () => {
  const content = {
    alias_of: null,
    page_belongs: { title_eng: 'For exporters', title_ara: 'للمصدّرين' },
    subtitle_eng: null,
    subtitle_ara: null,
    sub_subtitle_eng: null,
    sub_subtitle_ara: null,
    content_eng: '',
    content_ara: '',
    keywords: '',
    keywords_ara: '',
    meta_description_en: null,
    meta_description_ar: null,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    sort: 1,
    status: 1,
    updated_at: '2026-05-04T00:00:00.000Z',
  }
  const guide: MenuEntry = { ...entry, ...content }
  const about: MenuEntry = {
    ...guide,
    id: 101,
    a_id: null,
    url: 'about-jordan',
    url_ara: 'عن-الأردن',
    path: '/about-jordan',
  }
  const origin: MenuEntry = {
    ...guide,
    id: 130,
    a_id: null,
    url: 'rules-of-origin',
    url_ara: 'قواعد-المنشأ',
  }
  const siteMap: MenuEntry = {
    ...origin,
    id: 305,
    menu_id: 3,
    url: 'site-map',
    url_ara: 'خريطة-الموقع',
  }
  const alias: MenuEntry = { ...guide, id: 310, menu_id: 3, alias_of: 13 }
  const outside: MenuEntry = { ...origin, id: 140, url: 'outside', link: 'https://a.example' }
  const entries = [alias, guide, about, origin, siteMap, outside]
  const at = (path: string, locale: 'en' | 'ar' = 'en') => resolveAddress(entries, path, locale)
  const to = (path: string) => ({ kind: 'redirect', to: encodeURI(path) })

  it('finds the page with the page id and the slug of the language', () => {
    expect(at('/pages/120-export-guide')).toEqual({ kind: 'page', entry: guide })
    expect(at('/pages/120-دليل-التصدير', 'ar')).toEqual({ kind: 'page', entry: guide })
  })

  it('redirects any other slug to the canonical address', () => {
    expect(at('/pages/120')).toEqual(to('/pages/120-export-guide'))
    expect(at('/pages/120-export-guide', 'ar')).toEqual(to('/ar/pages/120-دليل-التصدير'))
    expect(at('/menu-1/13-x')).toEqual(to('/pages/120-export-guide'))
  })

  it('finds a menu entry by its own id under its menu', () => {
    expect(at('/menu-1/130-rules-of-origin')).toEqual({ kind: 'page', entry: origin })
    expect(at('/menu-3/130-rules-of-origin')).toEqual(to('/menu-1/130-rules-of-origin'))
    expect(at('/menu-3/305-site-map')).toEqual({ kind: 'page', entry: siteMap })
  })

  it('leads from /sitemap to the site map, whatever its own address is called', () => {
    expect(at('/sitemap')).toEqual(to('/menu-3/305-site-map'))
    expect(at('/sitemap', 'ar')).toEqual(to('/ar/menu-3/305-خريطة-الموقع'))
  })

  it('finds the page with a path of its own, and redirects its slug there', () => {
    expect(at('/about-jordan', 'ar')).toEqual({ kind: 'page', entry: about })
    expect(at('/عن-الأردن', 'ar')).toEqual(to('/ar/about-jordan'))
    expect(at('/rules-of-origin')).toEqual(to('/menu-1/130-rules-of-origin'))
  })

  it.each([
    '/pages/999-x',
    '/pages/x',
    '/pages',
    '/pages/120-export-guide/x',
    '/nothing',
    '/outside',
    '/menu-1/310-x',
    '/faq/no-such-audience',
    '/buyers',
    '/local-buyers/no-such-type',
    '/fta-country-agreement/no-number',
    '/my-foo',
    '/auth/nothing',
    '/profile/nonsense',
  ])('finds nothing at %s', (path) => {
    expect(at(path)).toEqual({ kind: 'missing' })
  })

  it('redirects an address with signs pasted behind it to that of the page', () => {
    expect(at('/rules-of-origin).')).toEqual(to('/menu-1/130-rules-of-origin'))
    expect(at('/about-jordan،', 'ar')).toEqual(to('/ar/about-jordan'))
    expect(at('/nothing.')).toEqual({ kind: 'missing' })
  })

  it('finds a page whose own address ends with such a sign', () => {
    const named = { ...about, path: '/why-jordan?' }
    expect(resolveAddress([named], '/why-jordan?', 'en')).toEqual({ kind: 'page', entry: named })
  })

  it('redirects an alias to its target, in either language and any case', () => {
    expect(at('/export-guide')).toEqual(to('/pages/120-export-guide'))
    expect(at('/Exporters/Export-Guide', 'ar')).toEqual(to('/ar/pages/120-دليل-التصدير'))
    expect(at('/login', 'ar')).toEqual(to('/ar/auth/login'))
  })

  it('redirects an alias to a view of a page', () => {
    const market = { ...guide, id: 14, a_id: 130, url: 'market-information' }
    const found = resolveAddress([...entries, market], '/market-information/matchmaking', 'en')
    expect(found).toEqual(to('/pages/130-market-information?tab=3'))
  })

  it('redirects a record page to the address with the number alone', () => {
    expect(at('/buyers/5-a-company', 'ar')).toEqual(to('/ar/buyers/5'))
  })

  it('builds the address and the title of a view of a page', () => {
    const view = { query: '?tab=all', title: (title: string) => `All: ${title}` }
    expect(entryHead(guide, 'en', view)).toMatchObject({
      title: 'All: Export guide',
      description: entryHead(guide, 'en').description,
      paths: { en: '/pages/120-export-guide?tab=all' },
    })
    expect(entryHead(guide, 'en', { ...view, description: 'Each one' })).toMatchObject({
      description: 'Each one',
    })
  })

  it('identifies the site map page by its key', () => {
    expect(isSiteMap(siteMap)).toBe(true)
    expect(isSiteMap({ ...siteMap, url: 'sitemap' })).toBe(true)
    expect(isSiteMap({ ...siteMap, menu_id: 1 })).toBe(false)
  })

  it('relates a page to its children, else to its neighbours', () => {
    const child = { ...origin, id: 131, parent_id: 101 }
    expect(relatedEntries(about, [...entries, child])).toEqual([child])
    expect(relatedEntries(guide, entries).map(({ id }) => id)).toEqual([101, 130])
  })

  it('maps a page id to its address, else to the page under construction', () => {
    expect(pageAddress(entries, 120, 'ar')).toBe('/pages/120-دليل-التصدير')
    expect(pageAddress(entries, 999, 'en')).toBe('/page-under-construction')
  })
})

describe('a tab of market information', () => {
  it('is named by its number; the publications have the address of the page', () => {
    expect(([1, 2, 3, 4, 5] as const).map(marketTabQuery)).toEqual([
      '',
      '?tab=2',
      '?tab=3',
      '?tab=4',
      '?tab=5',
    ])
    expect(['1', '5', '6', 'x', ''].map(marketTabOf)).toEqual([1, 5, null, null, null])
  })
})

describe('the section of a page', () => {
  it.each([
    [1, 1, undefined],
    [1, 2, 'buyers'],
    [1, 5, 'country'],
    [3, 2, undefined],
  ] as const)('of menu %i, page %i is %s', (menu_id, page_id, section) => {
    expect(sectionOf({ menu_id, page_id })).toBe(section)
  })
})
