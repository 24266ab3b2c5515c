import { importRecords } from '@/features/content/server/imports'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { getNews, listHomeNews, listNews } from './news'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

const item = (id: number, news_date: string, status = 1) => ({
  id,
  news_date,
  status,
  industries: [],
  ...bilingualPair('DESCRIPTION', texts(`Item ${id}`), 'upper'),
  ...bilingualPair('TARIFF', texts('<p>Body</p><script>1</script>'), 'upper'),
  ...bilingualPair('meta_description', { en: null, ar: null }, 'short'),
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  created_at: '2026-03-01T06:00:00.000Z',
  updated_at: '2026-03-01T06:00:00.000Z',
  sample: false,
})

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`

beforeAll(async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  await importRecords(database.db, 'news', [
    ...numbers.map((number) => item(number, day(number))),
    item(21, '2026-01-20'),
    item(30, '2026-02-01', 0),
  ])
})

const idsOf = (answer: Awaited<ReturnType<typeof listNews>>) =>
  (Array.isArray(answer) ? answer : answer.data).map(({ id }) => id)

describe('the list of news', () => {
  it('is the whole array of public items, newest first, without a query', async () => {
    const answer = await listNews({})
    expect(Array.isArray(answer)).toBe(true)
    expect(idsOf(answer)).toEqual([21, ...Array.from({ length: 20 }, (_, index) => 20 - index)])
  })

  it('is a page with the exact total when the query names a page', async () => {
    const answer = await listNews({ page: 3 })
    expect(answer).toMatchObject({ total: 21, page: 3, per_page: 9 })
    expect(idsOf(answer)).toEqual([3, 2, 1])
  })

  it('can be sorted oldest first', async () => {
    expect(idsOf(await listNews({ sort: 'date-asc', per_page: 3 }))).toEqual([1, 2, 3])
  })

  it('has an empty page after the last', async () => {
    expect(await listNews({ page: 99 })).toMatchObject({ data: [], total: 21 })
  })
})

it('shows the last eight items on the home page', async () => {
  expect((await listHomeNews()).map(({ id }) => id)).toEqual([21, 20, 19, 18, 17, 16, 15, 14])
})

describe('one item', () => {
  it('has its body, whose HTML was cleaned on writing', async () => {
    expect(await getNews(7)).toMatchObject({
      news_date: '2026-01-07',
      ...bilingualPair('TARIFF', texts('<p>Body</p>'), 'upper'),
    })
  })

  it.each([30, 999])('is not found when it is not public or does not exist: %i', async (id) => {
    await expect(getNews(id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('gives an item after an import the next higher id', async () => {
  const { rows } = await database.db.execute(
    `select nextval(pg_get_serial_sequence('news', 'id'))::int as next`,
  )
  expect(rows).toEqual([{ next: 31 }])
})
