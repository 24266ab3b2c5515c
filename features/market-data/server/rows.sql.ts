import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { DatasetKind } from '@/lib/db/codes/markets'
import {
  hsCorrelations,
  marketDocumentRows,
  originRules,
  tariffQuotas,
  tariffRates,
  tradeFlows,
  tradeSummaries,
} from '@/lib/db/schema/market-data'
import { and, asc, eq, getTableColumns, gt, is, SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type RowOf<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'version_id'>

/** Rows of a version as they are written, under the names of their columns. */
export type TariffRateRow = RowOf<typeof tariffRates>
export type TariffQuotaRow = RowOf<typeof tariffQuotas>
export type TradeFlowRow = RowOf<typeof tradeFlows>
export type TradeSummaryRow = RowOf<typeof tradeSummaries>
export type DocumentRow = RowOf<typeof marketDocumentRows>
export type CorrelationRow = RowOf<typeof hsCorrelations>

/** Rows a statement: large enough to be fast, small enough to let requests pass in between. */
export const batchSize = 1_000

/** The values of columns that a row leaves out. */
function defaultsOf(table: PgTable): Record<string, unknown> {
  const columns = Object.values(getTableColumns(table))
  return Object.fromEntries(
    columns
      .filter(({ default: value }) => value !== undefined && !is(value, SQL))
      .map((column) => [column.name, column.default]),
  )
}

/**
 * Inserts rows with one statement a batch, which takes them as one JSON value. Rows whose key is
 * taken are left out. Returns how many were inserted.
 */
async function insertRecords(
  db: Executor,
  table: PgTable,
  rows: readonly object[],
  fixed: Record<string, number> = {},
): Promise<number> {
  const defaults = defaultsOf(table)
  let inserted = 0
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows
      .slice(start, start + batchSize)
      .map((row) => ({ ...defaults, ...row, ...fixed }))
    const { rowCount } = await db.execute(sql`
      insert into ${table}
      select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(batch)}::jsonb)
      on conflict do nothing`)
    inserted += rowCount ?? 0
  }
  return inserted
}

export const insertTariffRates = (db: Executor, id: number, rows: readonly TariffRateRow[]) =>
  insertRecords(db, tariffRates, rows, { version_id: id })

export const insertQuotas = (db: Executor, id: number, rows: readonly TariffQuotaRow[]) =>
  insertRecords(db, tariffQuotas, rows, { version_id: id })

export const insertFlows = (db: Executor, id: number, rows: readonly TradeFlowRow[]) =>
  insertRecords(db, tradeFlows, rows, { version_id: id })

export const insertSummaries = (db: Executor, id: number, rows: readonly TradeSummaryRow[]) =>
  insertRecords(db, tradeSummaries, rows, { version_id: id })

export const insertDocumentRows = (db: Executor, id: number, rows: readonly DocumentRow[]) =>
  insertRecords(db, marketDocumentRows, rows, { version_id: id })

export const insertCorrelations = (db: Executor, rows: readonly CorrelationRow[]) =>
  insertRecords(db, hsCorrelations, rows)

/** What a flow is found by. */
export const flowKey = ({ hs6, flow, reporter, partner, year }: Omit<TradeFlowRow, 'value'>) =>
  [hs6, flow, reporter, partner, year].join(' ')

/** The keys of flows that a version has already, among these. */
export async function selectTakenFlows(
  db: Executor,
  version: number,
  rows: readonly TradeFlowRow[],
): Promise<Set<string>> {
  const { hs6, flow, reporter, partner, year } = tradeFlows
  const given = sql`jsonb_populate_recordset(null::${tradeFlows}, ${JSON.stringify(rows)}::jsonb)`
  const isGiven = sql`(${hs6}, ${flow}, ${reporter}, ${partner}, ${year}) in (
    select one.hs6, one.flow, one.reporter, one.partner, one.year from ${given} as one)`
  const taken = await db
    .select({ hs6, flow, reporter, partner, year })
    .from(tradeFlows)
    .where(and(eq(tradeFlows.version_id, version), isGiven))
  return new Set(taken.map(flowKey))
}

type RateInStore = typeof tariffRates.$inferSelect
type RuleInStore = typeof originRules.$inferSelect
type FlowInStore = typeof tradeFlows.$inferSelect

/** A row of a version as it is stored. */
export type StoredRow = RateInStore | RuleInStore | FlowInStore

interface Range {
  /** The last row of the batch before. */
  after: StoredRow | undefined
  limit: number
}

/** The next rows of a version in the order of their key. */
export async function selectRows(
  db: Executor,
  kind: DatasetKind,
  version: number,
  { after, limit }: Range,
): Promise<StoredRow[]> {
  if (kind === 'tariff') {
    const next = after && 'mfn_other' in after ? gt(tariffRates.hs6, after.hs6) : undefined
    return db
      .select()
      .from(tariffRates)
      .where(and(eq(tariffRates.version_id, version), next))
      .orderBy(asc(tariffRates.hs6))
      .limit(limit)
  }
  if (kind === 'rules') {
    const next = after && 'criteria' in after ? gt(originRules.number, after.number) : undefined
    return db
      .select()
      .from(originRules)
      .where(and(eq(originRules.version_id, version), next))
      .orderBy(asc(originRules.number))
      .limit(limit)
  }
  return kind === 'flows' ? selectFlows(db, version, { after, limit }) : []
}

async function selectFlows(db: Executor, version: number, { after, limit }: Range) {
  const { version_id, reporter, flow, hs6, partner, year } = tradeFlows
  const next =
    after &&
    'partner' in after &&
    sql`(${reporter}, ${flow}, ${hs6}, ${partner}, ${year}) > (${after.reporter}::text,
      ${after.flow}::text, ${after.hs6}::text, ${after.partner}::text, ${after.year}::int)`
  return db
    .select()
    .from(tradeFlows)
    .where(and(eq(version_id, version), next || undefined))
    .orderBy(asc(reporter), asc(flow), asc(hs6), asc(partner), asc(year))
    .limit(limit)
}
