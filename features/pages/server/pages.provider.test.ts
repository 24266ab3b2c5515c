import { call } from '@/lib/api/call'
import { useProvider } from '@/tests/support/provider-server'
import { describe, expect, it } from 'vitest'
import { allMenuEntries, navigationTree } from '../contract'
import { pagesFeature } from '../feature'
import { siteMapGroups, topNavigationPages } from '../queries'

const provider = useProvider(pagesFeature.calls)

/** An entry with only the fields of the specification. */
const entry = {
  id: 401,
  page_id: 5,
  menu_id: 1,
  a_id: null,
  url: 'about-jordan',
  url_ara: 'عن-الأردن',
  title_eng: 'About Jordan',
  title_ara: 'عن الأردن',
  subtitle_eng: null,
  subtitle_ara: null,
  content_eng: null,
  content_ara: '<p>نص</p>',
  keywords: null,
  keywords_ara: null,
  image: null,
  meta_description_en: null,
  meta_description_ar: null,
  nav_title_eng: null,
  nav_title_ara: null,
}

async function parsed(given: object) {
  provider.answers = { 'menu-1-children-all': [{ ...entry, ...given }] }
  return (await call(allMenuEntries))[0]
}

async function tree(...pages: object[]) {
  provider.answers = { 'menu-1-tree/2': pages }
  return call(navigationTree, { params: { id: 2 } })
}

describe('a menu entry of a provider that implements only the tables', () => {
  it('has defaults for the fields that the portal adds, and empty texts for null', async () => {
    expect(await parsed({})).toMatchObject({
      content_eng: '',
      parent_id: null,
      alias_of: null,
      link: null,
      updated_at: null,
      status: 1,
      page_belongs: { title_eng: '', title_ara: '' },
    })
  })

  it('has its title as its name in menus where it has no other', async () => {
    expect(await parsed({})).toMatchObject({
      nav_title_eng: 'About Jordan',
      nav_title_ara: 'عن الأردن',
    })
    expect(await parsed({ nav_title_ara: 'الأردن' })).toMatchObject({ nav_title_ara: 'الأردن' })
  })

  it('has the address of the site page list, unless it has its own or none', async () => {
    expect(await parsed({})).toMatchObject({ path: '/about-jordan' })
    expect(await parsed({ path: '/jordan' })).toMatchObject({ path: '/jordan' })
    expect(await parsed({ path: null })).toMatchObject({ path: null })
    expect(await parsed({ a_id: 120 })).toMatchObject({ path: null })
  })

  it('is left out where it leads to the markets, which are absent on a provider', async () => {
    expect(await parsed({ path: '/markets' })).toBeUndefined()
  })

  it('is omitted without the required fields', async () => {
    expect(await parsed({ title_ara: undefined })).toBeUndefined()
  })
})

describe('a navigation page of such a provider', () => {
  const page = {
    id: 7,
    title_eng: 'Exporters',
    title_ara: 'المصدّرون',
    link: null,
    link_ara: null,
    url: 'exporters',
    url_ara: 'المصدرون',
    a_id: null,
  }
  const child = {
    nav_title_eng: 'Rules of origin',
    nav_title_ara: 'قواعد المنشأ',
    title_eng: 'Rules of origin',
    title_ara: 'قواعد المنشأ',
    url: 'rules-of-origin',
    url_ara: 'قواعد-المنشأ',
    link: null,
  }

  it('may have no children', async () => {
    expect((await tree(page))[0]).toMatchObject({ childs: [] })
  })

  it('has children without ids, which are found by their url', async () => {
    const [found] = await tree({ ...page, childs: [child, { ...child, id: 130, url: 'other' }] })
    expect(found?.childs).toMatchObject([
      { id: 1, path: '/rules-of-origin', a_id: null, link_ara: null },
      { id: 130, path: null },
    ])
  })

  it('is left out where its only entry leads to the markets', async () => {
    const toMarkets = { ...child, id: 140, path: '/markets' }
    expect(await tree({ ...page, childs: [toMarkets] })).toEqual([])
    const [found] = await tree({ ...page, childs: [{ ...child, id: 130 }, toMarkets] })
    expect(found?.childs).toMatchObject([{ id: 130 }])
  })

  it('loads its entries with a separate call, unless it has an external link', async () => {
    const away = { ...page, id: 8, link: 'https://other.example' }
    provider.answers = {
      'menu-1-pages/1': [page, away],
      'menu-1-children-by-page/7?menu_id=1': [entry],
    }
    const [own, other] = await topNavigationPages()
    expect(own?.childs.map(({ id }) => id)).toEqual([401])
    expect(other?.childs).toEqual([])
  })

  it('exists in the top menu only: there is no footer menu', async () => {
    provider.answers = {
      'menu-1-pages/1': [page],
      'menu-1-children-by-page/7?menu_id=1': [entry],
    }
    expect((await siteMapGroups()).map(({ id }) => id)).toEqual([7])
    provider.answers = {}
    await expect(topNavigationPages()).rejects.toMatchObject({ code: 'not_found' })
  })
})
