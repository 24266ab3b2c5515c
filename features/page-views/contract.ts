import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'

/** The days for which views are stored: a year, and the month it is compared with. */
export const retentionDays = 400

/** The longest path that a page of the portal can have, its slug included. */
const maxPathLength = 1_000

export const pageView = endpoint({
  method: 'POST',
  path: 'page-views',
  summary:
    'Counts one more reading of a page; nothing tells who reads, and nothing is kept of them',
  access: 'public',
  body: z.object({ path: typedLine(maxPathLength) }),
  response: z.literal('Success'),
  format: 'text',
  limit: 'page-view',
})
