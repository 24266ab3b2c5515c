import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A body that supports exporters (spec part 2 section 3, 'Trade support institution'). */
export const institutionWrite = z.object({
  id: z.int().positive(),
  name: z.string(),
  ...bilingualText('name'),
  type_id: z
    .array(z.int().positive())
    .meta(editor('references', { of: 'lookups', list: 'exports_type' })),
  mode_id: z
    .array(z.int().positive())
    .meta(editor('references', { of: 'lookups', list: 'exports_mode' })),
  gov_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'governorates' })),
  ...bilingualText('description', 'lower', editor('text')),
  website: z.string().nullable().meta(editor('address')),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

/** An institution in public answers, with all fields. */
export type Institution = z.infer<typeof institutionWrite>

export const institutionsTag = 'institutions'

export const institutionList = endpoint({
  method: 'GET',
  path: 'exports',
  summary: 'List support institutions; paginated if the query has a page or filter',
  access: 'public',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    type: idList,
    mode: idList,
    governorate: idList,
  }),
  response: listAnswer(institutionWrite),
  tags: [institutionsTag],
})

export const institutionById = endpoint({
  method: 'GET',
  path: 'exports/{id}',
  summary: 'Get a support institution',
  access: 'public',
  params: idParams,
  response: institutionWrite,
  errors: ['not_found'],
  tags: [institutionsTag],
})
