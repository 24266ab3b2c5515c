import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { whose } from '../contract'

/** What a plan lists at most of each kind. */
export const matchesLength = 4

const match = z.object({
  ...bilingualText('title'),
  ...bilingualText('detail'),
  /** The unprefixed address. */
  path: z.string(),
  /** An example of the sample data. */
  sample: z.boolean(),
})

/** What the portal has for the products and markets of a plan, a short list of each kind. */
const planMatches = z.object({
  requests: z.array(match),
  events: z.array(
    match.extend({
      /** It has begun and is not over. */
      is_now: z.boolean(),
      /** The caller joined it. */
      is_joined: z.boolean(),
    }),
  ),
  news: z.array(match),
  barriers: z.array(match),
  /** Markets whose duties, rules or papers changed, and agreements. */
  changes: z.array(match),
  /** Reports are for members: their number and the newest month (`YYYY-MM`). */
  reports: z.object({ total: z.int(), newest: z.string().nullable() }),
})

export type PlanMatches = z.infer<typeof planMatches>

export const matchesOfPlan = endpoint({
  method: 'GET',
  path: 'my-export-plan/matches',
  summary:
    'Requests of buyers, events, news, barriers, changes and reports for the products and markets of an export plan',
  access: 'user',
  query: whose,
  errors: ['not_found'],
  response: planMatches,
  tags: ['export-plan'],
})
