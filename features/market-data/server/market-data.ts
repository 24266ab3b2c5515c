import 'server-only'
import { homeCountry } from '@/lib/country/home'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, type Executor, type Transaction } from '@/lib/db/database'
import { unionNames } from '@/lib/db/codes/markets'
import { recordChange } from '@/lib/db/record-change'
import { today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import {
  insertCorrelations,
  insertQuotas,
  insertSummaries,
  insertTariffRates,
  type CorrelationRow,
  type TariffQuotaRow,
  type TariffRateRow,
  type TradeSummaryRow,
} from './rows.sql'
import type { PublicDataset } from '../contract'
import { datasetSubject, isOpen } from '../rules'
import type { createDataset } from '../versions/contract'
import { findCountry, insertDataset } from '../versions/server/versions.sql'
import {
  findDataset,
  insertVersion,
  selectPublished,
  setPublished,
  updateVersion,
  type PublishedRow,
} from './market-data.sql'

/** What is known of the rows of a version that the portal itself loads. */
interface ShippedVersion {
  file_name: string
  format: string
  rows: number
}

/** Creates the version of shipped rows; `publishDirectly` publishes it in the same transaction. */
export async function createPublishedVersion(
  db: Executor,
  key: string,
  { rows, ...meta }: ShippedVersion,
): Promise<{ id: number; dataset_id: number }> {
  const dataset = await findDataset(db, key)
  if (!dataset) throw new Problem('not_found')
  const counted = { rows_read: rows, rows_loaded: rows }
  const version = { dataset_id: dataset.id, state: 'ready', ...meta, ...counted } as const
  return { id: await insertVersion(db, version), dataset_id: dataset.id }
}

/** Publishes a version without a second person: for rows that are shipped with the portal. */
export async function publishDirectly(
  db: Executor,
  datasetId: number,
  versionId: number,
): Promise<void> {
  await setPublished(db, datasetId, versionId)
  await updateVersion(db, versionId, { state: 'published', published_at: new Date().toISOString() })
}

/** Writes rates of a version in batches, and returns how many were new; also of the verbs below. */
export const importTariffRates = (
  db: Executor,
  versionId: number,
  rows: readonly TariffRateRow[],
): Promise<number> => insertTariffRates(db, versionId, rows)

/** Writes quotas of a version. */
export const importQuotas = (
  db: Executor,
  versionId: number,
  rows: readonly TariffQuotaRow[],
): Promise<number> => insertQuotas(db, versionId, rows)

/** Writes trade summaries of a version. */
export const importSummaries = (
  db: Executor,
  versionId: number,
  rows: readonly TradeSummaryRow[],
): Promise<number> => insertSummaries(db, versionId, rows)

/** Writes correlations of older codes, which belong to no version. */
export const importCorrelations = (
  db: Executor,
  rows: readonly CorrelationRow[],
): Promise<number> => insertCorrelations(db, rows)

/** The dataset of a kind that is of every market. */
const withoutMarket = {
  flows: {
    key: 'flows-comtrade',
    titles: { en: 'Trade by product: UN Comtrade', ar: 'التجارة بحسب المنتج: UN Comtrade' },
  },
  documents: {
    key: 'documents',
    titles: { en: 'Documents by product and market', ar: 'الوثائق بحسب المنتج والسوق' },
  },
}

type Country = Awaited<ReturnType<typeof findCountry>>

/** Why a market has no tariff of its own; null where it may have one. */
function reasonAgainst(market: string | null, country: Country) {
  if (market === homeCountry.code) return 'own_market'
  if (country?.is_member) return 'member_state'
  return country || market === 'EU' ? null : 'choice'
}

/** Whether a market may have a tariff: neither the home country nor a member state of the European Union. */
export async function mayHaveTariff(db: Executor, market: string): Promise<boolean> {
  return reasonAgainst(market, await findCountry(db, market)) === null
}

/** Names of datasets that staff create; they may change them like other texts. */
async function titlesOf(db: Executor, { kind, market }: BodyOf<typeof createDataset>) {
  if (kind !== 'tariff') return withoutMarket[kind].titles
  const country = await findCountry(db, market ?? '')
  const reason = reasonAgainst(market, country)
  if (reason !== null) throw new Problem('invalid', { fields: { market: [reason] } })
  const names = country ? textsOf(country, 'name') : unionNames
  return { en: `Customs tariff: ${names.en}`, ar: `التعرفة الجمركية: ${names.ar}` }
}

/**
 * Creates a dataset without rows, in the name of a member of staff or of a command. Throws `invalid`
 * at `market` (`own_market` for the home country, `member_state` for one of the European Union, whose tariff is
 * the common one, else `choice`), and `conflict` where the dataset is there already.
 */
export async function addDataset(
  tx: Transaction,
  by: number | null,
  { kind, market }: BodyOf<typeof createDataset>,
): Promise<number> {
  const titles = await titlesOf(tx, { kind, market })
  const isTariff = kind === 'tariff'
  const key = isTariff ? `tariff-${(market ?? '').toLowerCase()}` : withoutMarket[kind].key
  const values = {
    key,
    kind,
    market: isTariff ? market : null,
    period: '',
    ...bilingualPair('title', titles),
    ...bilingualPair('note', { en: '', ar: '' }),
    confidence: 'known' as const,
    checked_at: today(),
  }
  const id = await insertDataset(tx, values)
  if (id === null) throw new Problem('conflict', { fields: { market: ['taken'] } })
  await recordChange(tx, { by, action: 'create', subject: datasetSubject, id, change: { key } })
  return id
}

function toPublic(row: PublishedRow): PublicDataset {
  const { key, kind, market, period, nomenclature, source, licence, attribution } = row
  const { confidence, checked_at, overdue, rows } = row
  const downloads = { csv: routes.marketFile(key, 'csv'), json: routes.marketFile(key, 'json') }
  return {
    key,
    kind,
    market,
    period,
    nomenclature,
    source,
    licence,
    attribution,
    confidence,
    checked_at,
    overdue,
    rows,
    ...bilingualPair('title', textsOf(row, 'title')),
    ...bilingualPair('note', textsOf(row, 'note')),
    downloads: isOpen(row) ? downloads : null,
  }
}

/** The published datasets, with their files where their licence allows them. */
export async function listPublished(): Promise<PublicDataset[]> {
  const rows = await selectPublished(await database())
  return rows.filter(({ kind }) => kind !== 'correlation').map(toPublic)
}
