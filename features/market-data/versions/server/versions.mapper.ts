import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { z } from 'zod'
import { mayPublish } from '../../rules'
import {
  loadReport,
  versionDifference,
  type StaffDataset,
  type Version,
  type VersionDetail,
} from '../contract'
import type { DatasetRow, VersionRow } from './versions.sql'

/** A dataset as staff see it. */
export function toDataset(row: DatasetRow): StaffDataset {
  const { id, key, kind, market, agreement_key, period, licence, source, confidence } = row
  const { checked_at, overdue, owner_email, published_at, waiting, version_id } = row
  return {
    id,
    key,
    kind,
    market,
    agreement_key,
    period,
    licence,
    source,
    confidence,
    checked_at,
    overdue,
    owner_email,
    published_at,
    waiting,
    ...bilingualPair('title', textsOf(row, 'title')),
    rows: version_id === null ? null : row.rows,
  }
}

const personOf = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

/** A version in the list of its dataset. */
export function toVersion(row: VersionRow): Version {
  const { id, state, file_name, format, rows_read, rows_loaded, rows_refused } = row
  const { created_at, created_by, creator, published_at, published_by, publisher } = row
  return {
    id,
    state,
    file_name,
    format,
    rows_read,
    rows_loaded,
    rows_refused,
    created_at,
    published_at,
    created_by: personOf(created_by, creator),
    published_by: personOf(published_by, publisher),
  }
}

const emptyReport = {
  period: '',
  source: '',
  licence: '',
  refused: [],
  reasons: {},
  skipped: 0,
  file: null,
}

/** A version with its report, for the person who looks at it. */
export function toDetail(row: VersionRow, by: number): VersionDetail {
  return {
    ...toVersion(row),
    dataset_id: row.dataset_id,
    report: loadReport.safeParse({ ...emptyReport, ...Object(row.report) }).data ?? emptyReport,
    difference: versionDifference.safeParse(row.difference).data ?? null,
    may_publish: mayPublish(row.created_by, by),
  }
}

/**
 * Facts of a dataset that belong to its version, and come back when it is published again. A version
 * that was not published yet has no day of its own: who publishes it checks it.
 */
const ownFacts = z
  .object({
    period: z.string(),
    checked_at: z.string(),
    source: z.string(),
    licence: z.string(),
    attribution: z.string(),
  })
  .partial()

/** The report of a version that is left, with the facts of its dataset. */
export function retiredReport(version: VersionRow, dataset: DatasetRow) {
  const { period, checked_at, source, licence, attribution } = dataset
  return { ...Object(version.report), period, checked_at, source, licence, attribution }
}

/** What publishing a version writes into its dataset. The line that a licence asks for goes with it. */
export function factsOf({ report }: VersionRow, dataset: DatasetRow, day: string) {
  const own = ownFacts.safeParse(report).data ?? {}
  const { licence = dataset.licence, checked_at = day } = own
  const attribution = own.attribution ?? (licence === dataset.licence ? dataset.attribution : '')
  return {
    period: own.period || dataset.period,
    source: own.source || dataset.source,
    licence,
    attribution,
    checked_at,
  }
}
