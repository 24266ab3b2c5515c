import 'server-only'
import { Problem } from '@/lib/api/problem'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { untilChange } from '@/lib/cache/until-change'
import { database, type Executor } from '@/lib/db/database'
import { mentions } from '@/lib/i18n/fold'
import { today as currentDay } from '@/lib/i18n/today'
import type { Market, MarketRow, Product } from '../contract'
import { europeanUnion, generalAgreement } from '../rules'
import {
  isOver,
  marketOf,
  noticesOn,
  productOf,
  unionMarket,
  type MarketGroups,
} from './market-access.mapper'
import {
  findAgreement,
  selectAccess,
  selectAdditionalDuties,
  selectDatasets,
  selectMarkets,
  selectPapers,
  selectProducts,
  selectProofs,
  selectSummaries,
  type AccessRow,
  type AdditionalDutyRow,
  type AgreementRow,
  type DatasetRow,
  type PaperRow,
  type ProofRow,
  type SummaryRow,
} from './market-access.sql'

/** The agreement whose markets are the members of the European Union. */
const unionAgreement = 'eu'

/**
 * What every answer starts from: the markets, and all facts of which there are tens, not thousands.
 * They change by publications alone.
 */
export interface Ground extends MarketGroups {
  datasets: readonly DatasetRow[]
  markets: readonly Market[]
  countryIds: ReadonlyMap<string, number>
  access: readonly AccessRow[]
  /** The agreement that gives every member the same. */
  general: AgreementRow | undefined
  papers: readonly PaperRow[]
  additional: readonly AdditionalDutyRow[]
  proofs: readonly ProofRow[]
  summaries: ReadonlyMap<string, SummaryRow>
}

type Facts = Omit<Ground, 'markets' | 'notices'> & {
  countries: Awaited<ReturnType<typeof selectMarkets>>
}

const loadFacts = untilChange(async (db): Promise<Facts> => {
  const [datasets, countries, access, general, papers, additional, proofs, summaries] =
    await Promise.all([
      selectDatasets(db),
      selectMarkets(db),
      selectAccess(db),
      findAgreement(db, generalAgreement),
      selectPapers(db),
      selectAdditionalDuties(db),
      selectProofs(db),
      selectSummaries(db),
    ])
  const ofUnion = access.filter(({ agreement }) => agreement.key === unionAgreement)
  const members = new Set(ofUnion.map((row) => row.access.country_code))
  const ownTariffs = datasets.flatMap(({ kind, market }) =>
    kind === 'tariff' && market ? market : [],
  )
  return {
    members,
    tariffs: new Set(ownTariffs),
    countries,
    datasets,
    access,
    general,
    papers,
    additional,
    proofs,
    countryIds: new Map(countries.map(({ iso2, id }) => [iso2, id])),
    summaries: new Map(summaries.map((row) => [row.code, row])),
  }
})

const grounds = new WeakMap<Facts, { day: string; ground: Ground }>()

/** Loads the ground of all answers: the facts, with the notices of today. */
export async function loadGround(db: Executor): Promise<Ground> {
  const facts = await loadFacts(db)
  const day = currentDay()
  const found = grounds.get(facts)
  if (found?.day === day) return found.ground
  const notices = noticesOn(facts.additional, day)
  const groups = { ...facts, notices }
  const ground = { ...groups, markets: facts.countries.map((row) => marketOf(row, groups)) }
  grounds.set(facts, { day, ground })
  return ground
}

/** The tariffs of a market, the newest first. */
export const tariffsOf = ({ datasets }: Ground, { tariff_market: tariff }: Market) =>
  datasets.filter(({ kind, market }) => kind === 'tariff' && market !== null && market === tariff)

/** One market. Throws `not_found` for the home country and for what is no country. */
export function marketIn(ground: Ground, iso2: string): Market {
  if (iso2 === europeanUnion && ground.members.size > 0) return unionMarket(ground)
  const market = ground.markets.find((one) => one.iso2 === iso2)
  if (!market) throw new Problem('not_found')
  return market
}

/** The countries of a market: itself, or all members of the European Union. */
export const countriesOf = ({ iso2 }: Market, { members }: Ground): readonly string[] =>
  iso2 === europeanUnion ? [...members] : [iso2]

/**
 * Agreements of a market in the order of their use. The European Union has the one that all its
 * members have, from the day on which it entered into force.
 */
export function accessOf({ iso2 }: Market, { access, members }: Ground): readonly AccessRow[] {
  if (iso2 !== europeanUnion) return access.filter((row) => row.access.country_code === iso2)
  const own = access.find(
    (row) => row.agreement.key === unionAgreement && members.has(row.access.country_code),
  )
  if (!own) return []
  const { agreement } = own
  return [{ access: { ...own.access, since: agreement.in_force }, agreement, page: null }]
}

/** Papers for all markets and for some of these countries. */
export function papersFor(codes: readonly string[], { papers }: Ground): PaperRow[] {
  return papers.filter(
    ({ countries }) => countries.length === 0 || countries.some((code) => codes.includes(code)),
  )
}

/** A product by its subheading. Throws `not_found`. */
export async function loadProduct(db: Executor, code: string): Promise<Product> {
  const [row] = await selectProducts(db, [code])
  if (!row) throw new Problem('not_found')
  return productOf(row)
}

/** Markets with the agreements that give goods of the country access; those whose names mention a text. */
export async function listMarkets({ q }: { q?: string | undefined }): Promise<MarketRow[]> {
  const ground = await loadGround(await database())
  const markets = [unionMarket(ground), ...ground.markets]
  const inForce = ground.access.filter((row) => !isOver(row))
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
    .filter(({ key }) => codes.size === 1 || key === unionAgreement)
    .map((agreement) => ({
      key: agreement.key,
      ...bilingualPair('name', textsOf(agreement, 'name')),
    }))
}
