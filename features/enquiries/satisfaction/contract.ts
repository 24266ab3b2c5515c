import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { z } from 'zod'

/** From 1, not at all satisfied, to 5, very satisfied. */
export const ratings = [1, 2, 3, 4, 5] as const

export const rating = z.int().min(1).max(5)

export const rateEnquiry = endpoint({
  method: 'POST',
  path: 'enquiries/{id}/rating',
  summary: 'Rate how the office handled one of the caller’s enquiries, once, after its end',
  access: 'user',
  params: idParams,
  body: z.object({ rating }),
  response: z.object({ rating }),
  errors: ['not_found', 'conflict'],
})
