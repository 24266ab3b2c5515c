import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** The days for which texts are stored, and the number of texts that staff see. */
export const retentionDays = 30
export const topSearchesLimit = 200

export const topSearches = endpoint({
  method: 'GET',
  path: 'admin/searches',
  summary: 'What was searched for most often in thirty days, and how often in vain',
  access: 'staff:editor',
  response: z.array(
    z.object({ query: z.string(), searches: z.int().min(1), in_vain: z.int().min(0) }),
  ),
})
