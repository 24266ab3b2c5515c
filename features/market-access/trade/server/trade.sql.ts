import 'server-only'
import { homeCountry } from '@/lib/country/home'
import type { Executor } from '@/lib/db/database'
import { marketPublished, tradeFlows } from '@/lib/db/schema/market-data'
import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'

/** The world as a partner. */
export const world = 'W0'

const { version_id: _version, ...columns } = getTableColumns(tradeFlows)

/** Rows of published flows; of a figure that two versions have, the newest version is first. */
function publishedFlows(db: Executor, where: SQL | undefined) {
  return db
    .select({ ...columns, dataset_id: marketPublished.dataset_id })
    .from(marketPublished)
    .innerJoin(tradeFlows, eq(tradeFlows.version_id, marketPublished.version_id))
    .where(where)
    .orderBy(desc(tradeFlows.year), desc(tradeFlows.version_id))
}

export type FlowRow = Awaited<ReturnType<typeof publishedFlows>>[number]

const ownExports = and(eq(tradeFlows.reporter, homeCountry.code), eq(tradeFlows.flow, 'export'))

/** The country’s exports of a product to partners, the newest year first. */
export async function selectExports(db: Executor, hs6: string, partners: readonly string[]) {
  return publishedFlows(
    db,
    and(ownExports, eq(tradeFlows.hs6, hs6), inArray(tradeFlows.partner, [...partners])),
  )
}

/** A market's imports of a product by supplier in the newest year. */
export async function selectImports(db: Executor, hs6: string, reporter: string) {
  const ofProduct = and(
    eq(tradeFlows.reporter, reporter),
    eq(tradeFlows.flow, 'import'),
    eq(tradeFlows.hs6, hs6),
  )
  const newest = db
    .select({ year: sql`max(${tradeFlows.year})` })
    .from(marketPublished)
    .innerJoin(tradeFlows, eq(tradeFlows.version_id, marketPublished.version_id))
    .where(ofProduct)
  return publishedFlows(db, and(ofProduct, sql`${tradeFlows.year} = (${newest})`))
}

/** The country’s exports of a product to all markets, the newest year first. */
export async function selectExportsToAll(db: Executor, hs6: string) {
  return publishedFlows(db, and(ownExports, eq(tradeFlows.hs6, hs6)))
}

/** Every market's imports of a product, from the world and from the home country. */
export async function selectImportsOfAll(db: Executor, hs6: string) {
  return publishedFlows(
    db,
    and(
      eq(tradeFlows.flow, 'import'),
      eq(tradeFlows.hs6, hs6),
      inArray(tradeFlows.partner, [world, homeCountry.code]),
    ),
  )
}

/** What the country sells to partners in the newest year, the largest values first. */
export async function selectSales(db: Executor, partners: readonly string[]) {
  const there = and(ownExports, inArray(tradeFlows.partner, [...partners]))
  const newest = db
    .select({ year: sql`max(${tradeFlows.year})` })
    .from(marketPublished)
    .innerJoin(tradeFlows, eq(tradeFlows.version_id, marketPublished.version_id))
    .where(there)
  return publishedFlows(db, and(there, sql`${tradeFlows.year} = (${newest})`))
}
