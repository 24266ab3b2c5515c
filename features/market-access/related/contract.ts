import { eventsTag } from '@/features/events/contract'
import { expertsTag } from '@/features/experts/contract'
import { institutionsTag } from '@/features/institutions/contract'
import { newsTag } from '@/features/news/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { z } from 'zod'
import { hs6, iso2, marketAccessTag } from '../contract'

/** What else the portal knows that concerns a market, a product or both. */
const link = z.object({
  ...bilingualText('title'),
  path: z.string(),
  ...bilingualText('detail'),
  /** Where the company is asked for a quotation, with the product and the market of the page. */
  ask: z.string().optional(),
})

export const relatedRecords = z.object({
  companies: z.object({ total: z.int(), records: z.array(link) }),
  /** Those of the heading of the product, those of the subheading itself first. */
  offers: z.object({ total: z.int(), records: z.array(link.extend({ hs_code: z.string() })) }),
  events: z.array(link),
  institutions: z.array(link),
  experts: z.array(link),
  news: z.array(link),
  /** Publications are for members: the public gets their number and the newest month (`YYYY-MM`). */
  publications: z.object({ total: z.int(), newest: z.string().nullable() }),
})

export type RelatedRecords = z.infer<typeof relatedRecords>

export const marketRelated = endpoint({
  method: 'GET',
  path: 'market-related',
  summary:
    'Companies, offers, events, bodies, experts, news and reports for a market, a product or both',
  access: 'public',
  query: z.object({ market: iso2.optional(), hs: hs6.optional() }),
  response: relatedRecords,
  errors: ['not_found'],
  tags: [marketAccessTag, companiesTag, offersTag, eventsTag, newsTag, institutionsTag, expertsTag],
})
