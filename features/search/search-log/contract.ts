import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** The days for which texts are stored, and the number of texts that staff see. */
export const retentionDays = 30
export const topSearchesLimit = 200

export const topSearches = endpoint({
  method: 'GET',
  path: 'admin/searches',
  summary: 'List the most frequent searches of the last 30 days and how often they had no results',
  access: 'staff:data',
  response: z.array(
    z.object({ query: z.string(), searches: z.int().min(1), in_vain: z.int().min(0) }),
  ),
})
