import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { contentStates } from '@/lib/db/content-state'
import { z } from 'zod'
import { contentKind, contentStanding, editors, pageOfList, stateList } from '../contract'

export const contentWork = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content-work',
  summary: 'What is not published yet, of every kind, the longest waiting first',
  query: z.object({ ...pagingQuery, state: stateList }),
  response: pageOfList(
    z.object({
      kind: z.string(),
      ...contentStanding.omit({ is_published: true, missing: true, approved_by: true }).shape,
      is_new: z.boolean(),
    }),
  ),
})

const kindSetting = z.object({
  kind: z.string(),
  four_eyes: z.boolean(),
  /** Whether the caller may change its records. */
  may_write: z.boolean(),
  /** Records that wait, by state. */
  waiting: z.partialRecord(z.enum(contentStates), z.int()),
})

export const contentKindList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/content-kinds',
  summary: 'Kinds of content with their rules and what waits of each',
  response: z.array(kindSetting),
})

export const setContentKind = endpoint({
  method: 'PUT',
  path: 'admin/content-kinds/{kind}',
  summary: 'Decide whether a kind asks four eyes',
  access: 'staff:admin',
  params: z.object({ kind: contentKind }),
  body: z.object({ four_eyes: z.boolean() }),
  response: z.object({ kind: z.string(), four_eyes: z.boolean() }),
  errors: ['not_found'],
})
