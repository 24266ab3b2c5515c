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
  summary: 'List the versions of a record, newest first',
  query: z.object(pagingQuery),
  response: pageOfList(workStep),
  errors: ['not_found', 'forbidden'],
})

export const versionDetail = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content/{kind}/{id}/versions/{version}',
  summary: 'Get a version of a record and the version before it',
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

const idLimit = 500

export const orderContent = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/content-order/{kind}',
  summary: 'Set the order of the records in a group; takes effect immediately',
  params: z.object({ kind: contentKind }),
  body: z.object({ ids: z.array(recordId).min(1).max(idLimit) }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'forbidden', 'conflict'],
})
