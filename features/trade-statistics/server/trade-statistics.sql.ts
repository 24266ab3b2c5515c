import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import { columnsOf } from '@/lib/bilingual/columns'
import { textsOf } from '@/lib/bilingual/in-locale'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { mentions } from '@/lib/db/mentions'
import {
  statisticGeolocations,
  statisticIndustries,
  statisticPlaces,
  statistics,
  statisticTopics,
} from '@/lib/db/schema/statistics'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { StatisticNode, StatisticWrite } from '../contract'
import type { StatisticKind } from '../kinds/contract'
import { searchedFields } from '../rules'

export interface StatisticFilters {
  kind: StatisticKind
  search?: string | undefined
  /** A node of the tree of places, with its descendants. */
  geolocation?: string | undefined
  /** A node of the tree of topics, with its descendants. */
  industry?: string | undefined
}

export type StatisticRow = typeof statistics.$inferSelect

type Tree = typeof statisticIndustries | typeof statisticGeolocations

/** A node and everything below it. */
function withThoseBelow(tree: Tree, id: string) {
  return sql`(with recursive below(id) as (
    select ${tree.id} from ${tree} where ${tree.id} = ${id}
    union select child.id from ${tree} as child join below on child.parent = below.id
  ) select id from below)`
}

function listed(db: Executor, { kind, search, geolocation, industry }: StatisticFilters) {
  const topics = (id: string) =>
    db
      .select({ identifier: statisticTopics.identifier })
      .from(statisticTopics)
      .where(sql`${statisticTopics.industry_id} in ${withThoseBelow(statisticIndustries, id)}`)
  const places = (id: string) =>
    db
      .select({ identifier: statisticPlaces.identifier })
      .from(statisticPlaces)
      .where(sql`${statisticPlaces.geolocation_id} in ${withThoseBelow(statisticGeolocations, id)}`)
  return and(
    eq(statistics.kind, kind),
    industry === undefined ? undefined : inArray(statistics.identifier, topics(industry)),
    geolocation === undefined ? undefined : inArray(statistics.identifier, places(geolocation)),
    mentions(columnsOf(statistics, searchedFields), search),
  )
}

export async function selectStatistics(
  db: Executor,
  { limit, offset, ...filters }: StatisticFilters & RowRange,
) {
  return db
    .select()
    .from(statistics)
    .where(listed(db, filters))
    .orderBy(desc(statistics.date), desc(statistics.identifier))
    .limit(limit)
    .offset(offset)
}

export async function countStatistics(db: Executor, filters: StatisticFilters) {
  return countUpTo(db, statistics, listed(db, filters))
}

/** A record of the data type 'statistics'; undefined when there is none. */
export async function findStatistic(db: Executor, identifier: string) {
  const [row] = await db
    .select()
    .from(statistics)
    .where(and(eq(statistics.identifier, identifier), eq(statistics.kind, 'statistics')))
  return row
}

/** Topics and places of some records. */
export async function selectNodesOf(db: Executor, identifiers: readonly string[]) {
  const wanted = [...identifiers]
  const [topics, places] = await Promise.all([
    db
      .select({ identifier: statisticTopics.identifier, node: statisticTopics.industry_id })
      .from(statisticTopics)
      .where(inArray(statisticTopics.identifier, wanted)),
    db
      .select({ identifier: statisticPlaces.identifier, node: statisticPlaces.geolocation_id })
      .from(statisticPlaces)
      .where(inArray(statisticPlaces.identifier, wanted)),
  ])
  return { topics, places }
}

export async function selectIndustries(db: Executor) {
  return db.select().from(statisticIndustries).orderBy(asc(statisticIndustries.sort))
}

export async function selectGeolocations(db: Executor) {
  return db.select().from(statisticGeolocations).orderBy(asc(statisticGeolocations.sort))
}

export async function insertStatisticIndustries(db: Executor, records: StatisticNode[]) {
  await insertAll(db, statisticIndustries, records)
}

export async function insertStatisticGeolocations(db: Executor, records: StatisticNode[]) {
  await insertAll(db, statisticGeolocations, records)
}

export async function insertStatistics(db: Executor, records: StatisticWrite[]) {
  await insertAll(
    db,
    statistics,
    records.map(({ publishers, ...record }) => ({
      ...record,
      publishers: publishers.map(({ title }) => title),
      arabic_publishers: publishers.map((one) => textsOf(one, 'title').ar),
    })),
  )
  await insertAll(
    db,
    statisticTopics,
    records.flatMap(({ identifier, industries }) =>
      industries.map((industry_id) => ({ identifier, industry_id })),
    ),
  )
  await insertAll(
    db,
    statisticPlaces,
    records.flatMap(({ identifier, geolocations }) =>
      geolocations.map((geolocation_id) => ({ identifier, geolocation_id })),
    ),
  )
}
