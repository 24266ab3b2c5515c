import { describe, expect, it } from 'vitest'
import { allMenuEntries, navigationTree } from './contract'

/** An entry with the fields that the specification names, and no others. */
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

const parsed = (given: object) => allMenuEntries.response.parse([{ ...entry, ...given }])[0]

describe('a menu entry of a provider that knows only the tables', () => {
  it('is whole: what we added is filled in, a null text is empty', () => {
    expect(parsed({})).toMatchObject({
      content_eng: '',
      parent_id: null,
      alias_of: null,
      link: null,
      updated_at: null,
      status: 1,
      page_belongs: { title_eng: '', title_ara: '' },
    })
  })

  it('is called in menus by its title where it has no other name there', () => {
    expect(parsed({})).toMatchObject({ nav_title_eng: 'About Jordan', nav_title_ara: 'عن الأردن' })
    expect(parsed({ nav_title_ara: 'الأردن' })).toMatchObject({ nav_title_ara: 'الأردن' })
  })

  it('has the address of the site page list, unless it names its own or none', () => {
    expect(parsed({})).toMatchObject({ path: '/about-jordan' })
    expect(parsed({ path: '/jordan' })).toMatchObject({ path: '/jordan' })
    expect(parsed({ path: null })).toMatchObject({ path: null })
    expect(parsed({ a_id: 120 })).toMatchObject({ path: null })
  })

  it('is no entry without what the specification names', () => {
    const { title_ara: _, ...withoutTitle } = entry
    expect(allMenuEntries.response.safeParse([withoutTitle]).success).toBe(false)
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

  it('may come without children', () => {
    expect(navigationTree.response.parse([page])[0]).toMatchObject({ childs: [] })
  })

  it('has children that do not say which entries they are: they stand at their url', () => {
    const [parsedPage] = navigationTree.response.parse([
      { ...page, childs: [child, { ...child, id: 130, url: 'other' }] },
    ])
    expect(parsedPage?.childs).toMatchObject([
      { id: 1, path: '/rules-of-origin', a_id: null, link_ara: null },
      { id: 130, path: null },
    ])
  })
})
