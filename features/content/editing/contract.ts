import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { contentKind, editors, contentRecordId } from '../contract'

const idLimit = 500

export const orderContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content-order/{kind}',
  summary: 'Set the order of the records in a group; takes effect immediately',
  params: z.object({ kind: contentKind }),
  body: z.object({ ids: z.array(contentRecordId).min(1).max(idLimit) }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'forbidden', 'conflict'],
})
