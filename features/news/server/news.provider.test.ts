import { call } from '@/lib/api/call'
import { useProvider } from '@/tests/support/provider-server'
import { beforeEach, expect, it } from 'vitest'
import { homeNews } from '../contract'
import { newsFeature } from '../feature'
import { newsItem, newsPage, newsPages, relatedNews } from '../queries'

/** Twelve items as the tables name their fields, oldest first, one of them broken. */
const items: object[] = Array.from({ length: 12 }, (_, place) => ({
  id: place + 1,
  DESCRIPTION_ENG: `Title ${place + 1}`,
  DESCRIPTION_ARA: null,
  TARIFF_ENG: '<p>Body</p>',
  TARIFF_ARA: null,
  image: 'storage/1.png',
  created_at: `2026-01-${String(place + 1).padStart(2, '0')} 09:00:00`,
  meta_description_en: null,
  meta_description_ar: null,
}))
items.splice(3, 0, { id: 'broken' })

const provider = useProvider(newsFeature.calls)

beforeEach(() => {
  provider.answers = { news: items }
})

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)

it('home news fall back to the newest eight items of the list', async () => {
  expect(idsOf(await call(homeNews))).toEqual([12, 11, 10, 9, 8, 7, 6, 5])
})

it('an item falls back to that of the list, and to 404', async () => {
  expect(await newsItem(7)).toMatchObject({
    id: 7,
    DESCRIPTION_ARA: '',
    news_date: '2026-01-07',
    image: '/media/provider/storage/1.png',
    updated_at: null,
  })
  expect(await newsItem(99)).toBeNull()
})

it('a page falls back to a part of the list, in the requested order', async () => {
  const second = await newsPage({ page: 2, sort: 'date-desc', filters: {} })
  expect([second.total, idsOf(second.data)]).toEqual([12, [3, 2, 1]])
  const oldest = await newsPage({ page: 1, sort: 'date-asc', filters: {} })
  expect(idsOf(oldest.data)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('an item comes with three related ones', async () => {
  const item = await newsItem(12)
  expect(item && idsOf(await relatedNews(item))).toEqual([11, 10, 9])
})

it('sitemap entries have no last change where the provider has none', async () => {
  const pages = await newsPages()
  expect(pages).toHaveLength(12)
  expect(new Set(pages.map(({ changed }) => changed))).toEqual(new Set([null]))
})

it('items that are not public are omitted, also from the newest', async () => {
  const hidden = { ...items[0], id: 99, status: 0 }
  provider.answers = { 'home-news': [...items.slice(0, 3), hidden] }
  expect(idsOf(await call(homeNews))).toEqual([3, 2, 1])
})
