import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery } from '@/lib/api/list-query'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A field of expertise. */
export const expertWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('NAME', 'upper'),
  sort: z.int().meta(editor('position')),
  sample: z.boolean(),
})

export type ExpertWrite = z.infer<typeof expertWrite>

/** A member of the pool, by role and field; `TARIFF` is the HTML text of the details. */
export const poolEntryWrite = z.object({
  id: z.int().positive(),
  expert_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'expert-fields' })),
  ...bilingualText('FULL_NAME', 'bare'),
  ...bilingualText('DESCRIPTION', 'upper', editor('html')),
  ...bilingualText('TARIFF', 'upper', editor('html')),
  ...bilingualText('field'),
  ...bilingualText('languages'),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  status: z.int().meta(editor('flag', { initial: 1 })),
  sample: z.boolean(),
})

export type PoolEntryWrite = z.infer<typeof poolEntryWrite>

export const expertsTag = 'experts'

export const expertList = endpoint({
  method: 'GET',
  path: 'experts',
  summary: 'List the fields of expertise, in order',
  access: 'public',
  response: z.array(expertWrite),
  tags: [expertsTag],
})

export const poolList = endpoint({
  method: 'GET',
  path: 'pool',
  summary: 'List experts by field of expertise; paginated if the query has a page or filter',
  access: 'public',
  query: z.object({ ...pagingQuery, q: searchQuery, expert: idList }),
  response: listAnswer(poolEntryWrite),
  tags: [expertsTag],
})
