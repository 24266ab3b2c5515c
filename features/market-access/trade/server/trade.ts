import 'server-only'
import { homeCountry } from '@/lib/country/home'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { ProductTrade } from '../../contract'
import { markOf } from '../../server/market-access.mapper'
import { selectNames } from '../../server/market-access.sql'
import { loadGround, type Ground } from '../../server/market-access'
import type { LeadingMarket } from '../contract'
import { leadingMarketsOf, tradeOf } from './trade.mapper'
import { selectExports, selectImports } from './trade.sql'

/** The markets that the country exports most to, all goods, the largest first. */
export async function listLeadingMarkets(): Promise<LeadingMarket[]> {
  const { summaries, markets } = await loadGround(await database())
  return leadingMarketsOf(summaries.get(homeCountry.code), markets, today())
}

/** The marks of the datasets of flows that are published. */
export function flowMarks({ datasets }: Pick<Ground, 'datasets'>) {
  const flows = datasets.filter(({ kind }) => kind === 'flows')
  return new Map(flows.map((dataset) => [dataset.id, markOf(dataset, today())]))
}

/**
 * The country’s exports of a product to partners, and the imports of one reporter, if given; null where
 * no figure is on file.
 */
export async function loadTrade(
  db: Executor,
  ground: Pick<Ground, 'datasets'>,
  wanted: { hs6: string; partners: readonly string[]; reporter?: string },
): Promise<ProductTrade | null> {
  const marks = flowMarks(ground)
  if (marks.size === 0) return null
  const [exports, imports] = await Promise.all([
    selectExports(db, wanted.hs6, wanted.partners),
    wanted.reporter === undefined ? [] : selectImports(db, wanted.hs6, wanted.reporter),
  ])
  const names = await selectNames(
    db,
    imports.map(({ partner }) => partner),
  )
  return tradeOf({ exports, imports }, marks, names)
}
