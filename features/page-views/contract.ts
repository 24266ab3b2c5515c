import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { z } from 'zod'

/** The days for which views are stored: a year, plus the month used for comparison. */
export const retentionDays = 400

/** The longest path that a page of the portal can have, its slug included. */
const maxPathLength = 1_000

export const pageView = endpoint({
  method: 'POST',
  path: 'page-views',
  summary: 'Count a page view without storing data about the visitor',
  access: 'public',
  body: z.object({ path: typedLine(maxPathLength) }),
  response: z.literal('Success'),
  format: 'text',
  limit: 'page-view',
})
