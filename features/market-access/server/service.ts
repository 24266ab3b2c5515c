import 'server-only'
import { Problem } from '@/lib/api/problem'
import { untilChange } from '@/lib/cache/until-change'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { mentions } from '@/lib/i18n/fold'
import { europeanUnion } from '../rules'
import type { Market, MarketRow, Product } from '../contract'
import { isOver, marketOf, productOf, unionMarket, type MarketGroups } from './mapper'
import {
  selectAccess,
  selectDatasets,
  selectMarkets,
  selectMembers,
  selectProducts,
  type AccessRow,
  type DatasetRow,
} from './repository'

/** What every answer starts from: published datasets, and the groups of markets that follow. */
export interface Ground extends MarketGroups {
  datasets: readonly DatasetRow[]
}

/** The published datasets and the members of the European Union: every answer starts from them. */
export const loadGround = untilChange(async (db): Promise<Ground> => {
  const [datasets, members] = await Promise.all([selectDatasets(db), selectMembers(db)])
  const tariffs = datasets.flatMap(({ kind, market }) =>
    kind === 'tariff' && market ? market : [],
  )
  return { datasets, members: new Set(members), tariffs: new Set(tariffs) }
})

/** The tariffs of a market, the newest first. */
export const tariffsOf = ({ datasets }: Ground, { tariff_market: tariff }: Market) =>
  datasets.filter(({ kind, market }) => kind === 'tariff' && market !== null && market === tariff)

/** All markets, and the European Union where it is asked for. */
export async function loadMarkets(db: Executor, ground: Ground, withUnion = false) {
  const markets = (await selectMarkets(db)).map((row) => marketOf(row, ground))
  return withUnion ? [unionMarket(ground), ...markets] : markets
}

/** One market. Throws `not_found` for Jordan and for what is no country. */
export async function loadMarket(db: Executor, ground: Ground, iso2: string): Promise<Market> {
  if (iso2 === europeanUnion && ground.members.size > 0) return unionMarket(ground)
  const [row] = await selectMarkets(db, [iso2])
  if (!row) throw new Problem('not_found')
  return marketOf(row, ground)
}

/** The countries of a market: itself, or all members of the European Union. */
export const countriesOf = ({ iso2 }: Market, { members }: Ground): readonly string[] =>
  iso2 === europeanUnion ? [...members] : [iso2]

/**
 * Agreements of a market in the order of their use. The European Union has those of all its members,
 * from the day on which the agreement entered into force.
 */
export async function loadAccess(db: Executor, market: Market, ground: Ground) {
  const [first, ...others] = countriesOf(market, ground)
  if (first === undefined) return []
  const rows = await selectAccess(db, [first])
  return others.length === 0 ? rows : unionAccess(rows)
}

/** The agreement of the European Union as a whole, from the rows of its members. */
export function unionAccess(rows: readonly AccessRow[]): AccessRow[] {
  const own = rows.find(({ agreement }) => agreement.key === 'eu')
  if (!own) return []
  const { access, agreement } = own
  return [{ access: { ...access, since: agreement.in_force }, agreement, page: null }]
}

/** A product by its subheading. Throws `not_found`. */
export async function loadProduct(db: Executor, code: string): Promise<Product> {
  const [row] = await selectProducts(db, [code])
  if (!row) throw new Problem('not_found')
  return productOf(row)
}

/** Markets with the agreements that give goods of Jordan access; those whose names mention a text. */
export async function listMarkets({ q }: { q?: string | undefined }): Promise<MarketRow[]> {
  const db = await database()
  const ground = await loadGround(db)
  const [markets, rows] = await Promise.all([loadMarkets(db, ground, true), selectAccess(db)])
  const inForce = rows.filter((row) => !isOver(row))
  const codesOf = (market: Market) => new Set(countriesOf(market, ground))
  return markets
    .filter((market) => q === undefined || mentions(namesOf(market), q))
    .map((market) => ({ ...market, agreements: agreementsOf(inForce, codesOf(market)) }))
}

function namesOf(market: Market): string[] {
  return [...Object.values(textsOf(market, 'name')), market.iso2]
}

/** The agreements of some countries, each once. */
function agreementsOf(rows: readonly AccessRow[], codes: ReadonlySet<string>) {
  const found = rows.filter(({ access }) => codes.has(access.country_code))
  const byKey = new Map(found.map(({ agreement }) => [agreement.key, agreement]))
  return [...byKey.values()]
    .filter(({ key }) => codes.size === 1 || key === 'eu')
    .map((agreement) => ({
      key: agreement.key,
      ...bilingualPair('name', textsOf(agreement, 'name')),
    }))
}
