import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** Days for which texts are kept, and how many of them staff see. */
export const keptDays = 30
export const mostAskedLimit = 200

export const mostAsked = endpoint({
  method: 'GET',
  path: 'admin/searches',
  summary: 'What was searched for most often in thirty days, and how often in vain',
  access: 'staff:editor',
  response: z.array(
    z.object({ query: z.string(), searches: z.int().min(1), in_vain: z.int().min(0) }),
  ),
})
