import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { importStates, lineResults } from '@/lib/db/codes/offer-imports'
import { z } from 'zod'
import { offerTypes } from '../kinds/contract'

/** What one file brings at most: lines, and files that they name. */
export const importLimits = { lines: 10_000, files: 5_000, listed: 20 } as const

/** A CSV file of products or services. */
export const tableRule = { takes: 'table', below: 50_000_000 } as const

/** Files that the lines name, as many as one call brings. */
export const namedFilesRule = { takes: 'picture-or-pdf', below: 9_000_000, maxFiles: 10 } as const

const count = z.int().min(0)

const offerImport = z.object({
  id: z.int().positive(),
  type: z.enum(offerTypes),
  state: z.enum(importStates),
  file_name: z.string(),
  lines: count,
  /** The lines by what they do; those of a file that is not checked are in none. */
  results: z.record(z.enum(lineResults), count),
  /** Lines that are checked, while it is being checked, or taken over. */
  progress: count,
  /** Files that the lines name, those that came, and names of those that did not. */
  files: z.object({ named: count, here: count, missing: z.array(z.string()) }),
  /** Whether its work stopped, and can be continued. */
  is_stuck: z.boolean(),
  updated_at: z.iso.datetime({ offset: true }),
})

export type OfferImport = z.infer<typeof offerImport>

const ofImport = z.object({ id: z.int().positive() })

const success = { response: z.literal('Success'), format: 'text' } as const

const ownImport = { access: 'company', errors: ['not_found', 'conflict'] } as const

export const myOfferImport = endpoint({
  method: 'GET',
  path: 'my-offer-import',
  summary: 'Get the last CSV file of offers of the caller’s company, and what would come of it',
  access: 'company',
  response: offerImport.nullable(),
})

export const beginOfferImport = endpoint({
  method: 'POST',
  path: 'my-offer-import',
  access: 'company',
  summary: 'Send a CSV file of products or services; nothing of it is taken over yet',
  body: z.object({ type: z.enum(offerTypes) }),
  files: { file: tableRule },
  sending: 'offer-import',
  response: offerImport,
  errors: ['conflict', 'too_large', 'unsupported_type'],
})

export const sendImportFiles = endpoint({
  ...ownImport,
  method: 'POST',
  path: 'my-offer-import/files',
  summary: 'Send pictures and certificates that the lines of the file name',
  body: z.object({ id: z.coerce.number().int().positive() }),
  files: { files: namedFilesRule },
  sending: 'offer-import-files',
  response: z.object({
    stored: count,
    /** Names that no line has. */
    unnamed: z.array(z.string()),
    refused: z.array(z.object({ name: z.string(), rule: z.string() })),
  }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
})

export const checkOfferImport = endpoint({
  ...ownImport,
  ...success,
  method: 'POST',
  path: 'my-offer-import/check',
  summary: 'Check every line without changing an offer (dry run)',
  body: ofImport,
})

export const applyOfferImport = endpoint({
  ...ownImport,
  ...success,
  method: 'POST',
  path: 'my-offer-import/apply',
  summary: 'Add and change the offers of a checked file; again, it continues where it stopped',
  body: ofImport,
})

export const endOfferImport = endpoint({
  ...ownImport,
  ...success,
  method: 'POST',
  path: 'my-offer-import/end',
  summary: 'Put a file aside; what was taken over stays',
  body: ofImport,
})

const importLine = z.object({
  line: z.int().positive(),
  /** The name of the offer, as far as the line has one. */
  name: z.string(),
  key: z.string(),
  result: z.enum(lineResults),
  /** A column and the rule that its cell breaks. */
  reasons: z.array(z.object({ field: z.string(), rule: z.string() })),
})

export type ImportLine = z.infer<typeof importLine>

export const importLineList = endpoint({
  method: 'GET',
  path: 'my-offer-import/lines',
  summary: 'List lines of the file by what they do',
  access: 'company',
  query: z.object({ ...pagingQuery, result: z.enum(lineResults).optional() }),
  response: z.object({
    data: z.array(importLine),
    total: count,
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})
