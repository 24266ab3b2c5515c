import { mediaPage, mediumKey } from '@/features/files/library/contract'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { contentKind, editors, contentRecordId } from '../contract'

const use = z.object({
  kind: contentKind,
  id: contentRecordId,
  ...bilingualText('label'),
  /** It is in the published record, in its draft, or in both. */
  is_published: z.boolean(),
  is_draft: z.boolean(),
})

export type MediumUse = z.infer<typeof use>

export const mediumUses = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/media/{key}/uses',
  summary: 'List the records with a file of the library, and count the earlier versions with it',
  params: z.object({ key: mediumKey }),
  response: z.object({ uses: z.array(use), versions: z.int().min(0) }),
  errors: ['not_found'],
})

export const unusedMedia = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/media-unused',
  summary:
    'List the files of the library that no record and no draft has had for a day, newest first',
  query: z.object(pagingQuery),
  response: mediaPage,
})

export const removeMedium = endpoint({
  ...editors,
  method: 'DELETE',
  path: 'admin/media/{key}',
  summary: 'Remove a file that no record and no draft has from the library',
  params: z.object({ key: mediumKey }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})
