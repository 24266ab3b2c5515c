import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, valueList } from '@/lib/api/list-query'
import { idValue } from '@/lib/api/list-state'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

const answer = z.object({
  id: z.int().positive(),
  entry_id: z.int().positive(),
  /** The title of the page. */
  ...bilingualText('title'),
  /** The language the page was read in. */
  locale: z.enum(locales),
  useful: z.literal([0, 1]),
  comment: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
})

export const feedbackAnswers = endpoint({
  method: 'GET',
  path: 'admin/page-feedback',
  summary: 'List what readers said about pages, latest first',
  access: 'staff:numbers',
  query: z.object({
    ...pagingQuery,
    /** The menu entry of a page. */
    page_of: valueList(idValue),
    useful: z.enum(['0', '1']).optional(),
    /** Only answers with a comment. */
    commented: z.literal('1').optional(),
    ...dayRange,
  }),
  response: z.object({
    data: z.array(answer),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})
