import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { contentStates } from '@/lib/db/content-state'
import { z } from 'zod'
import {
  contentFields,
  contentKind,
  contentVersion,
  editors,
  oneRecord,
  pageOfList,
  recordId,
  staffPerson,
} from '../contract'

const workStep = z.object({
  version: contentVersion,
  action: z.string(),
  state: z.enum(contentStates),
  at: z.iso.datetime({ offset: true }),
  by: staffPerson.nullable(),
})

export const versionList = endpoint({
  ...oneRecord,
  method: 'GET',
  path: 'admin/content/{kind}/{id}/versions',
  summary: 'Every step of the work on a record, the newest first',
  query: z.object(pagingQuery),
  response: pageOfList(workStep),
  errors: ['not_found', 'forbidden'],
})

export const versionDetail = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content/{kind}/{id}/versions/{version}',
  summary: 'What a version said, and what the one before it did',
  params: z.object({
    kind: contentKind,
    id: recordId,
    version: z.coerce.number().pipe(contentVersion),
  }),
  response: workStep.extend({
    record: contentFields.nullable(),
    previous: contentFields.nullable(),
    changed: z.array(z.string()),
  }),
  errors: ['not_found', 'forbidden'],
})

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
