import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { enquiriesTag, readinessBandWrite } from '../contract'

/** An addition in the style of the contract. */
export const readinessBands = endpoint({
  method: 'GET',
  path: 'enquiries-bands',
  summary: 'List the readiness result bands by average score',
  access: 'public',
  response: z.array(readinessBandWrite),
  tags: [enquiriesTag],
})
