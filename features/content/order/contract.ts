import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { contentKind, editors, recordId } from '../contract'

const mostIds = 500

export const placeContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content-order/{kind}',
  summary: 'Put records that stand together into this order; it is published at once',
  params: z.object({ kind: contentKind }),
  body: z.object({ ids: z.array(recordId).min(1).max(mostIds) }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'forbidden', 'conflict'],
})
