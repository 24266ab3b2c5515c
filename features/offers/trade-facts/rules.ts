import { textsOf } from '@/lib/bilingual/in-locale'
import { keysOf } from '@/lib/api/records'
import type { OfferType } from '../kinds/contract'
import {
  noTradeFacts,
  tradeFactNames,
  tradeFacts,
  type TradeFactName,
  type TradeFacts,
} from './contract'

/** The trade facts as a form or a call has them: a missing one stays as it is. */
export type SentTradeFacts = {
  readonly [Name in TradeFactName]?: TradeFacts[Name] | undefined
}

const factNames = keysOf(tradeFacts.shape)

/** The fields of a fact in a form and a file: a number and its unit, or a line in both languages. */
export const fieldsOfFact = (fact: string): TradeFactName[] =>
  factNames.filter((name) => name === fact || name.replace(/_(?:unit|eng|ara)$/, '') === fact)

/** The numbers with the units that they are counted in. */
const counted = factNames.flatMap((number) => {
  const unit = factNames.find((name) => name === `${number}_unit`)
  return unit ? [[number, unit] as const] : []
})

/**
 * What single fields cannot say: a number needs its unit, a unit its number, and a place its
 * delivery term. Returns the fields with the keys of their messages.
 */
export function tradeProblems(facts: SentTradeFacts): Partial<Record<TradeFactName, 'required'>> {
  const wrong: Partial<Record<TradeFactName, 'required'>> = {}
  for (const [number, unit] of counted) {
    if (isFilled(facts[number]) && !isFilled(facts[unit])) wrong[unit] = 'required'
    if (!isFilled(facts[number]) && isFilled(facts[unit])) wrong[number] = 'required'
  }
  const hasPlace = Object.values(textsOf({ ...noTradeFacts, ...facts }, 'incoterm_place')).some(
    isFilled,
  )
  if (hasPlace && !isFilled(facts.incoterm)) wrong.incoterm = 'required'
  return wrong
}

/** Whether a fact says anything. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}

/** The facts that were sent, without those that stay as they are. */
export function sentFacts(type: OfferType, form: SentTradeFacts): Partial<TradeFacts> {
  return Object.fromEntries(
    tradeFactNames[type].flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
  )
}

/** A fact as one text, which the typed rules read again: lists between commas, or by lines. */
export function factText(name: TradeFactName, value: unknown): string {
  if (Array.isArray(value)) return value.join(name === 'certificates' ? '\n' : ',')
  return value === null || value === undefined ? '' : String(value)
}
