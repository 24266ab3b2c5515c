import { importRecords } from '@/features/content/server/imports'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { getMenuEntry, listAllMenuEntries, listMenuEntriesByPage, listNavigation } from './pages'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

const page = (
  menu_id: number,
  id: number,
  url: string,
  sort: number,
  a_id: number | null = null,
) => ({
  menu_id,
  id,
  a_id,
  sort,
  ...bilingualPair('url', texts(url), 'bare'),
  ...bilingualPair('link', { en: null, ar: null }, 'bare'),
  ...bilingualPair('title', texts(`Title of ${url}`)),
  ...bilingualPair('description', texts('')),
})

const entry = (id: number, url: string, fields: object = {}) => ({
  id,
  page_id: 1,
  menu_id: 1,
  parent_id: null,
  alias_of: null,
  a_id: null,
  path: null,
  ...bilingualPair('url', texts(url), 'bare'),
  ...bilingualPair('link', { en: null, ar: null }, 'bare'),
  ...bilingualPair('title', texts(url)),
  ...bilingualPair('nav_title', texts(url)),
  ...bilingualPair('nav_description', texts('')),
  ...bilingualPair('subtitle', { en: null, ar: null }),
  ...bilingualPair('sub_subtitle', { en: null, ar: null }),
  ...bilingualPair('content', texts(`<p>About ${url}.</p>`)),
  ...bilingualPair('keywords', texts(''), 'bare'),
  ...bilingualPair('meta_description', { en: null, ar: null }, 'short'),
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  sort: id,
  status: 1,
  updated_at: '2026-03-01T06:00:00.000Z',
  ...fields,
})

const ids = (records: { id: number }[]) => records.map(({ id }) => id)

beforeAll(async () => {
  await importRecords(database.db, 'menu-pages', [
    page(1, 2, 'help', 20),
    page(1, 1, 'exporters', 10),
    page(2, 7, 'export-guide', 10, 120),
    page(2, 8, 'jordan', 20),
    page(2, 10, 'search', 30),
    page(3, 1, 'portal', 10),
  ])
  await importRecords(database.db, 'pages', [
    entry(13, 'export-guide', { a_id: 120 }),
    entry(9, 'jordan', { path: '/jordan', page_id: 2 }),
    entry(30, 'about', { path: '/jordan/about', page_id: 2, parent_id: 9 }),
    entry(40, 'draft', { status: 0 }),
    entry(50, 'html', {
      ...bilingualPair('content', texts('<p onclick="x()">Text</p><script>1</script>')),
    }),
    entry(310, 'guide', {
      menu_id: 3,
      a_id: 120,
      alias_of: 13,
      ...bilingualPair('content', texts('')),
    }),
    entry(311, 'draft', { menu_id: 3, alias_of: 40 }),
  ])
})

describe('the navigation of a menu', () => {
  it('has the pages in their order with their public entries', async () => {
    const pages = await listNavigation(1)
    expect(ids(pages)).toEqual([1, 2])
    expect(ids(pages[0]?.childs ?? [])).toEqual([13, 50])
    expect(ids(pages[1]?.childs ?? [])).toEqual([9, 30])
  })

  it('links each branch of the tree to its page and the pages below it', async () => {
    const [guide, jordan, search] = await listNavigation(2)
    expect(ids(guide?.childs ?? [])).toEqual([13])
    expect(ids(jordan?.childs ?? [])).toEqual([9, 30])
    expect(search?.childs).toEqual([])
  })

  it('is empty for an unknown menu', async () => {
    expect(await listNavigation(9)).toEqual([])
  })
})

describe('a menu entry', () => {
  it('has its page and the name of its navigation page', async () => {
    const found = await getMenuEntry(13)
    expect(found).toMatchObject({
      a_id: 120,
      ...bilingualPair('content', texts('<p>About export-guide.</p>')),
    })
    expect(found.page_belongs).toMatchObject(bilingualPair('title', texts('Title of exporters')))
  })

  it('has the page of its target when it is an alias', async () => {
    const found = await getMenuEntry(310)
    expect(found).toMatchObject({
      id: 310,
      ...bilingualPair('content', texts('<p>About export-guide.</p>')),
    })
  })

  it.each([40, 311, 999])(
    'is not found when it is not public or does not exist: %i',
    async (id) => {
      await expect(getMenuEntry(id)).rejects.toMatchObject({ code: 'not_found' })
    },
  )

  it('has HTML that was cleaned on writing', async () => {
    expect(await getMenuEntry(50)).toMatchObject(bilingualPair('content', texts('<p>Text</p>')))
  })
})

describe('lists of entries', () => {
  it('have all public ones in the order of the menus', async () => {
    expect(ids(await listAllMenuEntries())).toEqual([13, 50, 9, 30, 310])
  })

  it('have those of one page of one menu', async () => {
    expect(ids(await listMenuEntriesByPage(1, 2))).toEqual([9, 30])
    expect(ids(await listMenuEntriesByPage(3, 1))).toEqual([310])
    expect(await listMenuEntriesByPage(3, 2)).toEqual([])
  })
})

describe('the database refuses', () => {
  it('an entry under a page that does not exist', async () => {
    await expect(
      importRecords(database.db, 'pages', [entry(70, 'lost', { page_id: 77 })]),
    ).rejects.toThrow()
  })

  it('a second page with the same page id or path', async () => {
    await expect(
      importRecords(database.db, 'pages', [entry(71, 'other', { a_id: 120 })]),
    ).rejects.toThrow()
    await expect(
      importRecords(database.db, 'pages', [entry(72, 'other', { path: '/jordan' })]),
    ).rejects.toThrow()
  })
})
