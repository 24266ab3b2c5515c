import 'server-only'
import type { Market } from '../../contract'
import { givesSomething } from '../../pair/rules'
import { dutyOf, preferencesOf, type DutyFacts } from '../../server/duties.mapper'
import type { ProductNode } from '../contract'

/** What is known of all markets for one product. */
export interface EveryMarketFacts extends Omit<DutyFacts, 'access' | 'tariffs'> {
  markets: readonly Market[]
  /** Agreements of a market, in the order of their use. */
  accessOf: (market: Market) => DutyFacts['access']
  tariffsOf: (market: Market) => DutyFacts['tariffs']
}

/**
 * The duty of a market and the preference that says most: the best one, one with a quota, or the one
 * that is normally used.
 */
export function dutiesIn(market: Market, facts: EveryMarketFacts) {
  const own = { ...facts, access: facts.accessOf(market), tariffs: facts.tariffsOf(market) }
  const preferences = preferencesOf(own)
  const preference =
    preferences.find(({ best }) => best) ??
    preferences.find(({ excluded, quotas }) => !excluded && quotas.length > 0) ??
    preferences.find(({ excluded }) => !excluded) ??
    preferences[0]
  return { duty: dutyOf(own), preferences, preference }
}

type Opening = ProductNode['openings'][number]

/** How much is known of an opening: a rate on file, then an agreement without a tariff on file. */
function placeOf({ answer }: Opening): number {
  if (answer === 'free' || answer === 'free_derived') return 0
  return answer === 'unknown' ? 2 : 1
}

/** Markets where an agreement may give the product something, those with a free rate first. */
export function openingsIn(facts: EveryMarketFacts): Opening[] {
  const openings = facts.markets.flatMap((market): Opening[] => {
    const { duty, preference } = dutiesIn(market, facts)
    if (!preference || !givesSomething(preference) || preference.answer === 'check') return []
    return [
      {
        market,
        mfn_min: duty?.mfn_min ?? null,
        mfn_max: duty?.mfn_max ?? null,
        mfn_partial: (duty?.mfn_other.length ?? 0) > 0,
        entry_price: duty?.entry_price ?? false,
        quotas: preference.quotas,
        answer: preference.answer,
        preference_rate: preference.rate,
        agreement_key: preference.agreement.key,
        confidence: preference.confidence,
      },
    ]
  })
  return openings.toSorted((one, other) => placeOf(one) - placeOf(other))
}
