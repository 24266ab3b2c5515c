import { marketAccessTag } from '@/features/market-access/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { confidences, datasetKinds } from '@/lib/db/codes/markets'
import { z } from 'zod'

/** A published dataset: what it is, where it is from, and where it can be downloaded. */
export const publicDataset = z.object({
  key: z.string(),
  kind: z.enum(datasetKinds),
  market: z.string().nullable(),
  ...bilingualText('title'),
  ...bilingualText('note'),
  /** The years of the figures. */
  period: z.string(),
  nomenclature: z.string(),
  source: z.string(),
  licence: z.string(),
  attribution: z.string(),
  confidence: z.enum(confidences),
  /** The day on which it was last checked. */
  checked_at: z.string(),
  overdue: z.boolean(),
  rows: z.int().min(0),
  /** Addresses of its files; null where its licence does not allow a download. */
  downloads: z.object({ csv: z.string(), json: z.string() }).nullable(),
})

export type PublicDataset = z.infer<typeof publicDataset>

export const publicDatasets = endpoint({
  method: 'GET',
  path: 'market-datasets',
  summary: 'List the published datasets of market access with source, licence and downloads',
  access: 'public',
  response: z.array(publicDataset),
  tags: [marketAccessTag],
})
