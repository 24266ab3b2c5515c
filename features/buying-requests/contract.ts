import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { tradeUnits } from '@/lib/db/codes/trade-terms'
import { z } from 'zod'

/** The orders of the board; the default is the newest first. */
export const boardSorts = ['newest', 'deadline'] as const

/** The filter of the deadline: the last day for offers is within so many days. */
export const deadlineDays = ['7', '30', '90'] as const

export const chapterValue = /^\d{2}$/

const named = z.object(bilingualText('name'))

/** What is wanted, as everybody may read it: never who wants it. */
const wanted = z.object({
  id: z.int().positive(),
  ...bilingualText('product'),
  ...bilingualText('quality'),
  ...bilingualText('certificates'),
  hs_code: z.string().regex(/^\d{6}$/),
  subheading: named,
  heading: named,
  chapter: named.extend({ code: z.string() }),
  quantity: z.number().positive(),
  unit: z.enum(tradeUnits),
  market: named.extend({ id: z.int(), iso2: z.string().nullable() }),
  /** The last day for offers. */
  deadline: z.iso.date(),
})

export const buyingRequest = wanted.extend({
  is_open: z.boolean(),
  /** Shown as an example: nobody wants to buy this. */
  sample: z.boolean(),
  published_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})

/** What is wanted, for the parts that show it to those who know more. */
export const wantedGoods = wanted

export type WantedGoods = z.infer<typeof wanted>

export type BuyingRequest = z.infer<typeof buyingRequest>

export const buyingRequestsTag = 'buying-requests'

export const buyingRequestList = endpoint({
  method: 'GET',
  path: 'buying-requests',
  summary: 'List the open requests of buyers, newest first; paginated if the query has parameters',
  access: 'public',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    chapter: valueList(chapterValue),
    industry: idList,
    country: idList,
    deadline: valueList(deadlineDays),
    sort: z.enum(boardSorts).optional(),
  }),
  response: listAnswer(buyingRequest),
  tags: [buyingRequestsTag],
})

export const buyingRequestById = endpoint({
  method: 'GET',
  path: 'buying-requests/{id}',
  summary: 'Get a request of a buyer that is or was public',
  access: 'public',
  params: idParams,
  response: buyingRequest,
  errors: ['not_found'],
  tags: [buyingRequestsTag],
})

/** The chapters, sectors and markets that open requests have, for the filters of the board. */
export const buyingRequestChoices = endpoint({
  method: 'GET',
  path: 'buying-request-choices',
  summary: 'List the HS chapters, sectors and markets of the open requests of buyers',
  access: 'public',
  response: z.object({
    chapters: z.array(named.extend({ code: z.string() })),
    industries: z.array(named.extend({ id: z.int() })),
    countries: z.array(named.extend({ id: z.int() })),
  }),
  tags: [buyingRequestsTag],
})
