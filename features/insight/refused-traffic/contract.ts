import { endpoint } from '@/lib/api/endpoint'
import { refusalKinds } from '@/lib/db/codes/refusals'
import { z } from 'zod'

/** The days for which refusals are stored. */
export const refusedDays = 30

/** The networks that are named, those with the most refusals first. */
export const networksShown = 20

const times = z.record(z.enum(refusalKinds), z.int().min(0))

export const refusedTraffic = endpoint({
  method: 'GET',
  path: 'admin/refused-traffic',
  summary: 'Count refused requests and failed logins of the last 30 days by day and by network',
  access: 'staff:admin',
  response: z.object({
    /** Every day, the first one first. */
    days: z.array(z.object({ day: z.iso.date(), times })),
    /** An IPv4 network as `192.0.2.0/24`, an IPv6 one as its /48, `other` for those past the limit. */
    networks: z.array(z.object({ network: z.string(), times, last_day: z.iso.date() })),
    /** All networks with a refusal. */
    total: z.int().min(0),
  }),
})
