import 'server-only'
import type { MarketNotice } from '@/features/market-access/contract'
import { loadGround } from '@/features/market-access/server/market-access'
import { inLocale } from '@/lib/bilingual/in-locale'
import { csvLines } from '@/lib/files/csv'
import { streamOfTexts } from '@/lib/files/text-stream'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { selectRows, type StoredRow } from './rows.sql'
import { isOpen, isPreferenceOpen } from '../rules'
import { selectPublished, type PublishedRow } from './market-data.sql'

const downloadFormats = ['csv', 'json'] as const
type DownloadFormat = (typeof downloadFormats)[number]

const rowsAtOnce = 1_000

/** The columns of a file, by what the dataset holds. */
const columns: Readonly<Partial<Record<PublishedRow['kind'], readonly string[]>>> = {
  tariff: [
    'hs6',
    'lines',
    'mfn_min',
    'mfn_max',
    'mfn_other',
    'via_codes',
    'entry_price',
    'preference',
    'preference_rate',
    'preference_text',
    'preference_lines',
    'quotas',
  ],
  rules: ['number', 'hs_from', 'hs_to', 'list_heading', 'partial', 'scope', 'criteria'],
  flows: ['year', 'flow', 'reporter', 'partner', 'hs6', 'value', 'weight'],
}

/** What of a row may be passed on: a preference only where it is sourced and its licence allows it. */
function shownRow(dataset: PublishedRow, row: StoredRow): Record<string, unknown> {
  const stored = new Map<string, unknown>(Object.entries(row))
  const shown = (columns[dataset.kind] ?? []).map((column) => [column, stored.get(column) ?? null])
  const values: Record<string, unknown> = Object.fromEntries(shown)
  if (!('mfn_other' in row) || isPreferenceOpen(dataset, row)) return values
  const hidden = { preference_rate: null, preference_text: '', preference_lines: null, quotas: [] }
  return { ...values, preference: null, ...hidden }
}

/** A list or an object of a cell as people read it in a table. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function* batches(dataset: PublishedRow): AsyncGenerator<Record<string, unknown>[]> {
  const db = await database()
  let after: StoredRow | undefined
  do {
    const rows = await selectRows(db, dataset.kind, dataset.version_id, {
      after,
      limit: rowsAtOnce,
    })
    if (rows.length > 0) yield rows.map((row) => shownRow(dataset, row))
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined
  } while (after)
}

/** What applies in the market of a tariff and is not in its rows. */
async function noticesOf({ kind, market }: PublishedRow): Promise<readonly MarketNotice[]> {
  if (kind !== 'tariff' || market === null) return []
  const { notices } = await loadGround(await database())
  return notices.get(market) ?? []
}

/** The columns of notices, and their values in every row. */
function noticeCells(notices: readonly MarketNotice[]) {
  const [first] = notices
  if (!first) return { names: [], values: [] }
  const textOf = (field: 'source' | 'source_url' | 'checked_at') =>
    notices.map((notice) => notice[field]).join('; ')
  return {
    names: [
      'notice_eng',
      'notice_ara',
      'notice_confirmed',
      'notice_source',
      'notice_url',
      'notice_checked_at',
    ],
    values: [
      notices.map((notice) => inLocale(notice, 'text', 'en')).join('; '),
      notices.map((notice) => inLocale(notice, 'text', 'ar')).join('; '),
      String(notices.every(({ confirmed }) => confirmed)),
      textOf('source'),
      textOf('source_url'),
      textOf('checked_at'),
    ],
  }
}

async function* csvOf(dataset: PublishedRow): AsyncGenerator<string> {
  const head = columns[dataset.kind] ?? []
  const { period, source, licence, attribution } = dataset
  const notices = noticeCells(await noticesOf(dataset))
  const marks = [period, source, licence, attribution, ...notices.values]
  const names = ['period', 'source', 'licence', 'attribution', ...notices.names]
  yield csvLines([[...head, ...names]])
  for await (const rows of batches(dataset)) {
    const lines = rows.map((row) => [...head.map((column) => cellText(row[column])), ...marks])
    yield csvLines(lines, { isStart: false })
  }
}

async function* jsonOf(dataset: PublishedRow): AsyncGenerator<string> {
  const { key, period, nomenclature, source, licence, attribution, checked_at } = dataset
  const notices = await noticesOf(dataset)
  const about = { key, period, nomenclature, source, licence, attribution, checked_at, notices }
  yield `{"dataset":${JSON.stringify(about)},"rows":[`
  let separator = ''
  for await (const rows of batches(dataset)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',')
    separator = ','
  }
  yield ']}'
}

const mimes: Readonly<Record<DownloadFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

/**
 * A published dataset as the file `download.csv` or `download.json`, while it is read. Throws
 * `not_found` for another file, and where the dataset is not open.
 */
export async function download(key: string, file: string): Promise<Response> {
  const format = downloadFormats.find((one) => file === `download.${one}`)
  if (format === undefined) throw new Problem('not_found')
  const [dataset] = await selectPublished(await database(), key)
  if (!dataset || !isOpen(dataset)) throw new Problem('not_found')
  const texts = format === 'csv' ? csvOf(dataset) : jsonOf(dataset)
  return new Response(streamOfTexts(texts), {
    headers: {
      'content-type': mimes[format],
      'content-disposition': `attachment; filename="${dataset.key}.${format}"`,
      'cache-control': 'public, max-age=0, s-maxage=600',
      'x-content-type-options': 'nosniff',
    },
  })
}
