import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** Days for which texts are kept, and how many of them staff see. */
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
