import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { typedLine } from '@/lib/api/typed-text'
import { pairOf } from '@/lib/bilingual/fields'
import { bilingualOptional } from '@/lib/bilingual/schema'
import { z } from 'zod'

const maxAltLength = 500

/** A picture or document of the portal itself, with its address in records. */
const medium = z.object({
  key: z.string(),
  kind: z.enum(['picture', 'document']),
  address: z.string(),
  file_name: z.string().nullable(),
  mime: z.string(),
  bytes: z.int().positive(),
  /** Stored widths of a picture, from the smallest. */
  widths: z.array(z.int()),
  ...bilingualOptional('alt'),
  created_at: z.iso.datetime({ offset: true }),
})

export type Medium = z.infer<typeof medium>

/** The key of a file in an address. */
export const mediumKey = z.string().regex(/^[0-9a-f]{32}$/)

/** A page of files. */
export const mediaPage = z.object({
  data: z.array(medium),
  total: z.int().min(0),
  total_capped: z.literal(true).optional(),
  page: z.int().min(1),
  per_page: z.int().min(1),
})

const editors = { access: 'staff:content' } as const

export const mediaList = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/media',
  summary: 'List pictures and documents in the library, newest first',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    kind: z.enum(['picture', 'document']).optional(),
    /** Pictures that lack an alternative text in a language. */
    without_alt: z.enum(['0', '1']).optional(),
  }),
  response: mediaPage,
})

const alternative = pairOf('alt', 'lower', () => typedLine(maxAltLength).default(''))

/** The kinds of files that the library accepts. */
export const mediumRule = { takes: 'picture-or-pdf', below: 9_000_000 } as const

export const addMedium = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/media',
  summary: 'Add a picture, re-encoded in several sizes, or a PDF to the library',
  body: z.object(alternative),
  files: { file: mediumRule },
  response: medium,
  errors: ['too_large', 'unsupported_type', 'storage_full'],
})

export const describeMedium = endpoint({
  ...editors,
  method: 'PUT',
  path: 'admin/media/{key}',
  summary: 'Set the alternative text of a picture',
  params: z.object({ key: mediumKey }),
  body: z.object(alternative),
  response: medium,
  errors: ['not_found'],
})
