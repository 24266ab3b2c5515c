import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery } from '@/lib/api/list-query'
import { dateSorts } from '@/lib/api/list-state'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The input of editors: `DESCRIPTION` is the title, `TARIFF` the HTML body (spec part 1 section 3). */
export const newsWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper', editor('html')),
  ...bilingualOptional('meta_description', 'short', editor('text')),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  /** Sectors the item concerns. */
  industries: z.array(z.int().positive()).meta(editor('references', { of: 'sectors' })),
  news_date: z.iso.date().meta(editor('date', { initial: 'today' })),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  status: z.int().meta(editor('flag', { initial: 1 })),
  sample: z.boolean(),
})

/** An item in public answers. */
export const newsItem = newsWrite
  .omit({ industries: true })
  .extend({ updated_at: newsWrite.shape.updated_at.nullable() })

export type NewsItem = z.infer<typeof newsItem>

export const newsTag = 'news'

export const newsList = endpoint({
  method: 'GET',
  path: 'news',
  summary: 'List news items, newest first; paginated if the query has a page, size or sort',
  access: 'public',
  query: z.object({ ...pagingQuery, sort: z.enum(dateSorts).optional() }),
  response: listAnswer(newsItem),
  tags: [newsTag],
})

export const homeNews = endpoint({
  method: 'GET',
  path: 'home-news',
  summary: 'List the eight latest news items',
  access: 'public',
  response: z.array(newsItem),
  tags: [newsTag],
})

/** An addition to the specification: one item with related ones. */
export const newsDetail = endpoint({
  method: 'GET',
  path: 'news/{id}',
  summary: 'Get a news item',
  access: 'public',
  params: idParams,
  response: newsItem,
  errors: ['not_found'],
  tags: [newsTag],
})
