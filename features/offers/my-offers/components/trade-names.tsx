import type { OfferFormTexts } from './offer-form-texts'
import type { OfferChoices } from '../queries'

/** What a person reads for a code of a trade fact; undefined for what is no code. */
export function tradeName(
  name: string,
  value: string,
  { choices, texts }: { choices: OfferChoices; texts: Pick<OfferFormTexts, 'trade' | 'facts'> },
): string | undefined {
  const { facts, trade } = texts
  const markets = Object.fromEntries(
    (choices.trade?.markets ?? []).map(({ value: id, text }) => [id, text]),
  )
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    min_order_unit: trade.amounts,
    capacity_unit: trade.amounts,
    lead_time_unit: trade.times,
    shelf_life_unit: trade.times,
    incoterm: facts.incoterms,
    port: facts.port,
    samples: facts.samples,
    season: facts.monthNames,
    languages: facts.languages,
    delivery_modes: facts.mode,
    markets,
  }
  return names[name]?.[value]
}
