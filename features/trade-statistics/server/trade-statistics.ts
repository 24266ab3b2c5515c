import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import { everyRecord, listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import type { Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { bilingualPair } from '@/lib/bilingual/pair'
import {
  statisticNodeWrite,
  statisticWrite,
  type statisticLists,
  type FullStatistic,
  type ListedStatistic,
  type StatisticLink,
} from '../contract'
import type { StatisticKind } from '../kinds/contract'
import { mayOpen, usedNodes, chainTo } from '../rules'
import { statisticListShape } from '../search-params'
import {
  countStatistics,
  findStatistic,
  insertStatisticGeolocations,
  insertStatisticIndustries,
  insertStatistics,
  selectGeolocations,
  selectIndustries,
  selectNodesOf,
  selectStatistics,
  type StatisticRow,
} from './trade-statistics.sql'

type StatisticQuery = ParsedOf<(typeof statisticLists)[StatisticKind]>['query']

/**
 * Records of a data type, newest first, all of them or a page. A topic or place
 * includes its descendants in the tree.
 */
export async function listStatistics(kind: StatisticKind, query: StatisticQuery) {
  const answer = await statisticsOf(kind, query)
  if (Array.isArray(answer)) return { items: answer }
  const { data: items, ...paging } = answer
  return { items, ...paging }
}

async function statisticsOf(kind: StatisticKind, query: StatisticQuery) {
  const db = await database()
  const { page, per_page, q, geolocation, industry } = query
  const filters = { kind, search: q, geolocation, industry }
  return listOrPage({ page, per_page }, statisticListShape.pageSize, {
    rows: async (range) => listedRows(db, await selectStatistics(db, { ...filters, ...range })),
    count: () => countStatistics(db, filters),
  })
}

/** The topics and places that lead to a record of a data type. */
export async function listUsedNodes(kind: StatisticKind) {
  return usedNodes(await everyRecord((query) => statisticsOf(kind, query)))
}

async function listedRows(db: Executor, rows: readonly StatisticRow[]) {
  const trees = await treesOf(db, rows)
  return rows.map((row) => toListed(row, trees))
}

async function treesOf(db: Executor, rows: readonly StatisticRow[]): Promise<Trees> {
  const [industries, geolocations, nodes] = await Promise.all([
    selectIndustries(db),
    selectGeolocations(db),
    selectNodesOf(
      db,
      rows.map(({ identifier }) => identifier),
    ),
  ])
  return { industries, geolocations, ...nodes }
}

/**
 * The full record of a statistic. Throws `not_found`, and `forbidden` where it is a premium one
 * and the caller is not a premium member (spec part 1 section 6).
 */
export async function getStatistic(actor: Actor, identifier: string) {
  const db = await database()
  const row = await findStatistic(db, identifier)
  if (!row) throw new Problem('not_found')
  if (!mayOpen(row, actor.vip)) throw new Problem('forbidden')
  const [record] = await fullRecords(db, [row])
  if (!record) throw new Problem('not_found')
  return record
}

/** Records in full, in their order. */
export async function fullRecords(db: Executor, rows: readonly StatisticRow[]) {
  const trees = await treesOf(db, rows)
  return rows.map((row) => toFull(row, trees))
}

/** The tree of topics, in its order. */
export async function listIndustries() {
  return selectIndustries(await database())
}

/** The tree of places, in its order. */
export async function listGeolocations() {
  return selectGeolocations(await database())
}

/** Writes the trees of topics and places, parents before children, and the records under them. */
export async function importStatistics(
  db: Executor,
  records: { industries: unknown[]; geolocations: unknown[]; statistics: unknown[] },
) {
  await insertStatisticIndustries(db, statisticNodeWrite.array().parse(records.industries))
  await insertStatisticGeolocations(db, statisticNodeWrite.array().parse(records.geolocations))
  await insertStatistics(db, statisticWrite.array().parse(records.statistics))
}

/** The trees of topics and places, and the nodes of each record. */
interface Trees {
  industries: readonly Node[]
  geolocations: readonly Node[]
  topics: readonly Filed[]
  places: readonly Filed[]
}

type Node = StatisticLink & { parent: string | null }

interface Filed {
  identifier: string
  node: string
}

/** The list form of a record. */
function toListed(row: StatisticRow, trees: Trees): ListedStatistic {
  const { chart: _chart, ...listed } = withChains(row, trees)
  return listed
}

/** The full record, with its chart under `data` as in the specification. */
function toFull(row: StatisticRow, trees: Trees): FullStatistic {
  const { chart } = row
  return { ...withChains(row, trees), chart: chart && { ...chart, data: chart } }
}

function withChains(row: StatisticRow, trees: Trees) {
  const { arabic_publishers, number: _number, ...facts } = row
  const { identifier, image, publishers } = facts
  const chains = (tree: readonly Node[], filed: readonly Filed[]) =>
    filed.filter((one) => one.identifier === identifier).map(({ node }) => chainTo(node, tree))
  return {
    ...facts,
    publishers: publishers.map((en, place) =>
      bilingualPair('title', { en, ar: arabic_publishers[place] ?? '' }, 'bare'),
    ),
    industries: chains(trees.industries, trees.topics),
    geolocations: chains(trees.geolocations, trees.places),
    image_url: image,
  }
}
