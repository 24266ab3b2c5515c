import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { homeCountry } from '@/lib/country/home'
import { database, type Executor } from '@/lib/db/database'
import { today as currentDay } from '@/lib/i18n/today'
import { coversCode, europeanUnion, generalAgreement } from '../../rules'
import {
  additionalOf,
  agreementRefOf,
  isOver,
  markOf,
  paperOf,
} from '../../server/market-access.mapper'
import { selectProducts, type DatasetRow, type PaperRow } from '../../server/market-access.sql'
import {
  accessOf,
  countriesOf,
  loadGround,
  marketIn,
  papersFor,
  tariffsOf,
  type Ground,
} from '../../server/market-access'
import { allGoodsOf, ownExportsOf } from '../../trade/server/trade.mapper'
import { selectSales } from '../../trade/server/trade.sql'
import { flowMarks } from '../../trade/server/trade'
import type { MarketHub } from '../contract'
import { dutiesOf, hubAgreementOf, linkOf, salesOf, valuesByProduct } from './hub.mapper'
import { selectChapterDuties, selectOffered } from './hub.sql'

/** The first and the last chapter of goods. */
const allGoods = ['010000', '970000']

const maxSold = 20
const maxOffered = 24

/** Everything about a market beyond single products. Throws `not_found`. */
export async function getHub(iso2: string): Promise<MarketHub> {
  const db = await database()
  const ground = await loadGround(db)
  const market = marketIn(ground, iso2)
  const today = currentDay()
  const codes = countriesOf(market, ground)
  const [tariff] = tariffsOf(ground, market)
  const [duties, sells, offered] = await Promise.all([
    tariff ? loadDuties(db, tariff) : [],
    loadSales(db, ground, codes),
    selectOffered(db, maxOffered),
  ])
  const access = accessOf(market, ground)
  const additional = ground.additional.filter((row) => row.country_code === market.iso2)
  const members = market.iso2 === europeanUnion ? ground.markets : []
  const inForce = access.filter((row) => !isOver(row))
  const hasPreference = inForce.some(({ agreement }) => agreement.key !== generalAgreement)
  return {
    market,
    members: members.filter(({ eu_member }) => eu_member),
    agreements: inForce.map((row) => hubAgreementOf(row, today)),
    ended: access.filter(isOver).map((row) => agreementRefOf(row.agreement, row)),
    tariff: tariff ? tariffOf(tariff, today) : null,
    duties,
    additional: additionalOf(additional, today),
    documents: papersFor(codes, ground)
      .filter((paper) => isForAllGoods(paper, codes, hasPreference))
      .map((paper) => paperOf(paper, today)),
    sells,
    jordan_exports: ownExportsOf(ground.summaries.get(homeCountry.code), market.iso2, today),
    all_goods: allGoodsOf(ground.summaries.get(market.iso2), today),
    offered: offered.map((subheading) => linkOf(subheading)),
  }
}

const tariffOf = (dataset: DatasetRow, today: string) => ({
  ...markOf(dataset, today),
  dataset: dataset.key,
  ...bilingualPair('note', textsOf(dataset, 'note')),
})

async function loadDuties(db: Executor, dataset: DatasetRow) {
  const rows = await selectChapterDuties(db, dataset.version_id)
  return rows.map((row) => dutiesOf(row, dataset))
}

/** Whether every shipment to all countries of the market needs a paper, whatever its goods. */
function isForAllGoods(paper: PaperRow, codes: readonly string[], hasPreference: boolean) {
  const { need, hs, countries } = paper
  const isNeeded = need === 'always' || (need === 'preference' && hasPreference)
  const isForAll = countries.length === 0 || codes.every((code) => countries.includes(code))
  const coversAll = hs.some((range) => allGoods.every((code) => coversCode([range], code)))
  return isNeeded && isForAll && coversAll
}

async function loadSales(db: Executor, ground: Ground, codes: readonly string[]) {
  const marks = flowMarks(ground)
  if (marks.size === 0) return null
  const rows = await selectSales(db, codes)
  const values = valuesByProduct(rows)
  const products = await selectProducts(
    db,
    values.slice(0, maxSold).map(([code]) => code),
  )
  return salesOf(rows, values, products, marks.get(rows[0]?.dataset_id ?? 0))
}
