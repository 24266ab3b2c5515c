import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { wholeFrom } from '@/lib/api/paging'
import { tableCall } from '@/lib/api/upstream/adapter'
import { arrangedTable, listFromTable, recordIn } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as newsCalls from '../contract'
import { homeNews, newsDetail, newsItem, newsList, type NewsItem } from '../contract'
import { homeNewsCount, newsPageSize } from '../rules'

/** The tables have the date of an item or the time of its creation; each determines the other. */
const item = tableRecord(
  newsItem,
  { ...bothLanguages('image_alt', null), updated_at: null, status: 1, sample: false },
  (given) => ({
    ...given,
    news_date: given.news_date ?? given.created_at,
    created_at: given.created_at ?? given.news_date,
  }),
)

const all = tableCall(newsList, listAnswer(item))
const latest = tableCall(homeNews, z.array(item))
const one = tableCall(newsDetail, item)

/** Items with status 1 are public; newest first by default. */
const newsTable = {
  pageSize: newsPageSize,
  isShown: ({ status }: NewsItem) => status === 1,
  order: (items: NewsItem[], sort?: string) => {
    const newestFirst = items.toSorted(
      (a, b) => b.news_date.localeCompare(a.news_date) || b.id - a.id,
    )
    return sort === 'date-asc' ? newestFirst.toReversed() : newestFirst
  },
}

export const newsAtProvider = {
  newsList: async (input, { ask }) => listFromTable(await ask(all, input), input.query, newsTable),
  homeNews: async (_input, { ask, call }) => {
    const newest = async () =>
      wholeFrom(await call(newsList, { query: { page: 1, per_page: homeNewsCount } }))
    const items = await whenNotFound(ask(latest, {}), newest)
    return arrangedTable<NewsItem, { sort?: string }>(items, {}, newsTable).slice(0, homeNewsCount)
  },
  newsDetail: (input, { ask, call }) =>
    whenNotFound(ask(one, input), async (missing) =>
      recordIn(await call(newsList, { query: {} }), input.params.id, missing),
    ),
} satisfies Partial<Stances<typeof newsCalls>>
