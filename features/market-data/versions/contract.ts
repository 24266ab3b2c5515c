import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { confidences, createdKinds, datasetKinds, versionStates } from '@/lib/db/codes/markets'
import { z } from 'zod'
import { fileReasons, importFormats, lineReasons } from '@/features/market-files/contract'

export const maxPeriodLength = 40
export const maxSourceLength = 300
const id = z.int().positive()
const instant = z.string()
const count = z.int().min(0)

/** Who did something: null for the portal itself. */
const person = z.object({ id: z.int(), name: z.string() }).nullable()

/** One line that was not loaded; `text` is its beginning. */
const refusedLine = z.object({ line: z.int(), reason: z.enum(lineReasons), text: z.string() })

/** What reading a file came to. */
export const loadReport = z.object({
  /** The years of the figures, as they will be shown. */
  period: z.string(),
  /** Where the file is from and on which terms, as they will be shown; no licence closes downloads. */
  source: z.string(),
  licence: z.string(),
  /** The first 1,000 refused lines. */
  refused: z.array(refusedLine),
  /** How many lines each reason refused. */
  reasons: z.partialRecord(z.enum(lineReasons), count),
  /** Lines that the format has and the portal does not need. */
  skipped: count,
  /** Why the whole file was refused, and what it lacks. */
  file: z.object({ reason: z.enum(fileReasons), detail: z.string() }).nullable(),
})

export type LoadReport = z.infer<typeof loadReport>

/** A row that differs from what is published. */
const changedRow = z.object({
  key: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})

/** What publishing a version would change; null where nothing is published. */
export const versionDifference = z.object({
  added: count,
  removed: count,
  changed: count,
  examples: z.array(changedRow),
})

export type VersionDifference = z.infer<typeof versionDifference>

const version = z.object({
  id,
  state: z.enum(versionStates),
  file_name: z.string(),
  format: z.string(),
  rows_read: count,
  rows_loaded: count,
  rows_refused: count,
  created_at: instant,
  created_by: person,
  published_at: instant.nullable(),
  published_by: person,
})

export type Version = z.infer<typeof version>

const dataset = z.object({
  id,
  key: z.string(),
  kind: z.enum(datasetKinds),
  market: z.string().nullable(),
  agreement_key: z.string().nullable(),
  ...bilingualText('title'),
  period: z.string(),
  licence: z.string(),
  source: z.string(),
  confidence: z.enum(confidences),
  checked_at: z.string(),
  overdue: z.boolean(),
  owner_email: z.string(),
  /** Rows of the published version; null where none is published. */
  rows: count.nullable(),
  published_at: instant.nullable(),
  /** Versions that wait for somebody to publish or discard them. */
  waiting: count,
})

export type StaffDataset = z.infer<typeof dataset>

const editors = { access: 'staff:data' } as const

export const staffDatasets = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/market-datasets',
  summary: 'List the datasets of market access with their published versions',
  response: z.array(dataset),
})

export const staffDataset = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/market-datasets/{id}',
  summary: 'A dataset with its versions, newest first',
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: dataset.extend({ versions: z.array(version) }),
  errors: ['not_found'],
})

export const documentsFile = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/market-datasets/{id}/documents',
  summary: 'The published documents as a CSV file to edit and import',
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: z.object({ file_name: z.string(), content: z.string(), rows: count }),
  errors: ['not_found'],
})

export const createDataset = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/market-datasets',
  summary: 'Create a dataset without rows: the tariff of a market, trade flows, or documents',
  body: z.object({
    kind: z.enum(createdKinds),
    /** Whose tariff it is; flows and documents have none. */
    market: z
      .string()
      .regex(/^[A-Z]{2}$/, 'choice')
      .nullable()
      .default(null),
  }),
  response: dataset,
  errors: ['invalid', 'conflict'],
})

const oneVersion = {
  ...editors,
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: version.extend({
    dataset_id: id,
    report: loadReport,
    difference: versionDifference.nullable(),
    /** Whether the person who asks may publish it: not one that they loaded. */
    may_publish: z.boolean(),
  }),
} as const

export const staffVersion = endpoint({
  ...oneVersion,
  method: 'GET',
  path: 'admin/market-versions/{id}',
  summary: 'A version with its report and its difference to what is published',
  errors: ['not_found'],
})

export type VersionDetail = z.infer<typeof staffVersion.response>

/** A table of up to 500,000 lines. */
export const tableRule = { takes: 'table', below: 200_000_000 } as const

export const importFile = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/market-imports',
  summary: 'Load a file into a new version of a dataset, which nobody sees until it is published',
  body: z.object({
    dataset_id: z.coerce.number().int().positive(),
    format: z.enum(importFormats, 'choice'),
    period: typedLine(maxPeriodLength).pipe(z.string().min(1, 'required')),
    source: typedLine(maxSourceLength).pipe(z.string().min(1, 'required')),
    licence: typedLine(maxSourceLength).default(''),
    /** The edition of the Harmonized System of a file that does not name it. */
    edition: z.enum(['2022', '2017']).default('2022'),
  }),
  files: { file: tableRule },
  response: oneVersion.response,
  errors: ['too_large', 'unsupported_type', 'storage_full', 'not_found', 'conflict'],
})

const step = {
  ...oneVersion,
  method: 'POST',
  errors: ['invalid', 'not_found', 'conflict'],
} as const

export const publishVersion = endpoint({
  ...step,
  path: 'admin/market-versions/{id}/publish',
  summary: 'Publish a version that somebody else loaded',
})

export const restoreVersion = endpoint({
  ...step,
  path: 'admin/market-versions/{id}/restore',
  summary: 'Take the published version back: publish the former one again',
})

export const discardVersion = endpoint({
  ...step,
  method: 'DELETE',
  path: 'admin/market-versions/{id}',
  summary: 'Delete a version that was not published',
})

export const withdrawDataset = endpoint({
  ...editors,
  method: 'POST',
  path: 'admin/market-datasets/{id}/withdraw',
  summary: 'Withdraw a dataset: no version of it is published',
  params: z.object({ id: z.coerce.number().int().positive() }),
  response: staffDataset.response,
  errors: ['not_found', 'conflict'],
})
