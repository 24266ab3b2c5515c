import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { homeCountry } from '@/lib/country/home'
import type { FactMark, Market } from '../../contract'
import type { DutyFacts } from '../../server/duties.mapper'
import { papersOf } from '../../pair/server/pair.mapper'
import type { ComparedMarket } from '../contract'
import { dutiesIn, type EveryMarketFacts } from '../../products/server/openings.mapper'
import { plainDecimal } from '../../rules'
import type { PaperRow, SummaryRow } from '../../server/market-access.sql'
import { growthOf, shareInPercent } from '../../trade/rules'
import { allGoodsOf, onceEach } from '../../trade/server/trade.mapper'
import { world, type FlowRow } from '../../trade/server/trade.sql'

/**
 * Whether the duties of a market may be passed on: those of tariffs with a stated licence. The
 * preferences that are shipped for the United Kingdom have none.
 */
function isOpen(tariffs: DutyFacts['tariffs']): boolean {
  const areOpen = tariffs.every(({ dataset: { key, open, licence, confidence } }) => {
    const isUnlicensed = key === 'tariff-uk' && confidence !== 'confirmed'
    return open && licence !== '' && !isUnlicensed
  })
  return tariffs.length > 0 && areOpen
}

/** The duties, with papers, summaries and flows. */
export interface ComparisonFacts extends EveryMarketFacts {
  papers: readonly PaperRow[]
  summaries: ReadonlyMap<string, SummaryRow>
  imports: ReadonlyMap<string, readonly FlowRow[]>
}

export function comparedMarket(market: Market, facts: ComparisonFacts): ComparedMarket {
  const { duty, preferences, preference } = dutiesIn(market, facts)
  const { iso2 } = market
  const papers = papersOf(facts.papers, { hs6: facts.hs6, codes: [iso2], duty }, preferences)
  const open = isOpen(facts.tariffsOf(market))
  const goods = allGoodsOf(facts.summaries.get(iso2), facts.today)
  return {
    market,
    mfn_min: duty?.mfn_min ?? null,
    mfn_max: duty?.mfn_max ?? null,
    mfn_partial: (duty?.mfn_other.length ?? 0) > 0,
    entry_price: duty?.entry_price ?? false,
    quotas: preference?.quotas ?? [],
    answer: preference?.answer ?? 'unknown',
    preference_rate: preference?.rate ?? null,
    agreement_key: preference?.agreement.key ?? null,
    ...bilingualPair('agreement', textsOf(preference?.agreement ?? {}, 'name')),
    confidence: preference?.confidence ?? 'known',
    open,
    duty_source: open ? sourceOf(duty) : null,
    preference_source: open ? sourceOf(preference) : null,
    documents: papers.length,
    imports_all: goods?.imports ?? null,
    imports_all_year: goods?.imports ? goods.year : null,
    ...figuresOf(facts.imports.get(iso2) ?? []),
  }
}

function sourceOf(mark: FactMark | null | undefined): ComparedMarket['duty_source'] {
  return mark ? { source: mark.source, licence: mark.licence, period: mark.period } : null
}

/** The most years back that a growth is measured over. */
const growthYears = 5

/** A market's imports of the product in the newest year, their growth and the country’s share. */
function figuresOf(rows: readonly FlowRow[]) {
  const once = onceEach(rows)
  const total = once.filter(({ partner }) => partner === world)
  const [newest] = total
  if (!newest) return { imports_product: null, growth: null, jordan_share: null }
  const oldest = total.findLast(({ year }) => newest.year - year <= growthYears) ?? newest
  const own = once.find(({ partner, year }) => partner === homeCountry.code && year === newest.year)
  return {
    imports_product: plainDecimal(newest.value),
    growth: growthOf(oldest.value, newest.value, newest.year - oldest.year),
    jordan_share: own ? shareInPercent(own.value, newest.value) : null,
  }
}
