import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { contentStates } from '@/lib/db/codes/content-states'
import { z } from 'zod'
import {
  contentFields,
  contentKind,
  contentVersion,
  editors,
  oneRecord,
  pageOfList,
  contentRecordId,
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
  summary: 'Get a version of a record and another one, by default the one before it',
  params: z.object({
    kind: contentKind,
    id: contentRecordId,
    version: z.coerce.number().pipe(contentVersion),
  }),
  query: z.object({ other: z.coerce.number().pipe(contentVersion).optional() }),
  response: workStep.extend({
    record: contentFields.nullable(),
    /** The version that it is compared with, and its number; null for the first one. */
    previous: contentFields.nullable(),
    previous_version: contentVersion.nullable(),
    changed: z.array(z.string()),
  }),
  errors: ['not_found', 'forbidden'],
})
