import { keysOf } from '@/lib/api/records'
import { inLocale } from '@/lib/bilingual/in-locale'
import { countText, fillText } from '@/lib/i18n/count-forms'
import { joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Month } from '@/lib/db/codes/trade-terms'
import type { OfferType } from '../../kinds/contract'
import type { TradeFacts } from '../contract'
import { seasonsOf } from '../../rules/seasons'
import type { TradeTexts } from './trade-texts'

/** The facts of which a page says a text; markets and certificates are not among them. */
export type ToldFact = Exclude<keyof TradeTexts['fact'], 'certificate' | 'markets' | 'certificates'>

interface Told {
  locale: Locale
  facts: TradeFacts
  texts: TradeTexts
}

/** What a page says of each fact in one line; '' for one that is not filled in. */
export function factTexts({ locale, facts, texts }: Told): Record<ToldFact, string> {
  const { amounts, times } = texts
  const amount = (number: number | null, unit: keyof typeof amounts | null) =>
    number === null || unit === null ? '' : countText(amounts[unit], number, locale)
  const time = (number: number | null, unit: keyof typeof times | null) =>
    number === null || unit === null ? '' : countText(times[unit], number, locale)
  const monthly = amount(facts.capacity, facts.capacity_unit)
  const { incoterm, port, samples } = facts
  return {
    min_order: amount(facts.min_order, facts.min_order_unit),
    lead_time: time(facts.lead_time, facts.lead_time_unit),
    capacity: monthly && texts.perMonth.replace('{amount}', monthly),
    delivery:
      incoterm === null ? '' : `${incoterm} ${inLocale(facts, 'incoterm_place', locale)}`.trim(),
    port: port === null ? '' : texts.port[port],
    packaging: inLocale(facts, 'packaging', locale),
    shelf_life: time(facts.shelf_life, facts.shelf_life_unit),
    samples: samples === null ? '' : texts.samples[samples],
    season: seasonText(facts.season, locale, texts),
    delivery_modes: facts.delivery_modes.map((mode) => texts.mode[mode]).join(' · '),
    languages: joinTexts(
      facts.languages.map((code) => texts.languages[code]),
      locale,
    ),
  }
}

/** The months of a season in words: 'September to March'. */
export function seasonText(
  season: readonly Month[],
  locale: Locale,
  { season: texts, monthNames }: Pick<TradeTexts, 'season' | 'monthNames'>,
): string {
  const seasons = seasonsOf(season)
  if (seasons === 'all') return texts.all
  const named = seasons.map(([from, to]) =>
    from === to
      ? monthNames[from]
      : fillText(texts.range, { from: monthNames[from], to: monthNames[to] }, locale),
  )
  return joinTexts(named, locale)
}

/** The terms of an offer, with the words for its type. */
export function factTerms(type: OfferType, { fact, serviceFact }: TradeTexts): TradeTexts['fact'] {
  return type === 'services' ? { ...fact, ...serviceFact } : fact
}

/** The facts as properties of structured data, in the language of the page. */
export function factProperties(type: OfferType, told: Told): { name: string; value: string }[] {
  const terms = factTerms(type, told.texts)
  const values = factTexts(told)
  return keysOf(values)
    .filter((name) => values[name] !== '')
    .map((name) => ({ name: terms[name], value: values[name] }))
}
