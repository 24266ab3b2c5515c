import {
  deliveryModes,
  durationUnits,
  exitPoints,
  incoterms,
  sampleTerms,
  serviceLanguages,
  tradeUnits,
} from '@/lib/db/codes/trade-terms'
import { factCodes } from '../../trade-facts/contract'
import type { OfferFormTexts } from './offer-form-texts'
import type { OfferChoices } from '../queries'

type Texts = Pick<OfferFormTexts, 'trade' | 'facts'>

type Names = Readonly<Record<string, string>>

/** The names of the codes of a trade fact; null for one without codes. */
export function codeNames(fact: string, { trade, facts }: Texts): Names | null {
  const names = new Map<readonly string[], Names>([
    [tradeUnits, trade.amounts],
    [durationUnits, trade.times],
    [incoterms, facts.incoterms],
    [exitPoints, facts.port],
    [sampleTerms, facts.samples],
    [serviceLanguages, facts.languages],
    [deliveryModes, facts.mode],
  ])
  return names.get(factCodes[fact] ?? []) ?? null
}

/** What a person reads for a code of a trade fact; undefined for what is no code. */
export function tradeName(
  name: string,
  value: string,
  { choices, texts }: { choices: OfferChoices; texts: Texts },
): string | undefined {
  if (name === 'markets') return choices.trade?.markets.find((one) => one.value === value)?.text
  const { monthNames }: { monthNames: Names } = texts.facts
  return name === 'season' ? monthNames[value] : codeNames(name, texts)?.[value]
}
