import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** The address of a record in the back office, such as `/enquiries/7` or `/approvals/company.12`. */
export const recordPath =
  /^\/[a-z]{1,20}(?:\/[a-z-]{1,40})?\/(?:(?:[a-z_]{1,40}|\d{1,9})\.)?\d{1,9}$/

/** Seconds between two signs that a record is open, and after which it no longer counts as open. */
export const presenceSeconds = { sign: 15, open: 40 } as const

export const signPresence = endpoint({
  method: 'POST',
  path: 'my-work/presence',
  summary: 'Say that the caller has a record open, and get which colleagues have it open too',
  access: 'user',
  body: z.object({ record: z.string().regex(recordPath) }),
  response: z.array(z.object({ id: z.int().positive(), name: z.string() })),
})
