import { bilingualPair } from '@/lib/bilingual/pair'
import { add, compare, percentOf, shareOf, smallest, subtract } from '@/lib/decimal/decimal'
import { criterionInWords } from '../rules/agreement'
import {
  compared,
  openUnlessComplete,
  plain,
  totalOf,
  verdictOf,
  type Making,
  type Verdict,
} from '../rules/conditions'
import { isTextile, type GeneralCriterion, type OriginRule } from '../contract'
import { anyOf, waysOf, type Way } from '../rules/ways'
import type { Assessment, Material, OriginAnswers, Outcome, ReasonCode, State } from './contract'

/** What a product is assessed by. */
export interface Subject {
  agreement_key: string
  hs6: string
  basis: 'list' | 'original_list' | 'general' | 'none'
  /** The criteria are from a source, or confirmed by staff. */
  isConfirmed: boolean
  tolerance_percent: string | null
  /** Partners whose materials count. */
  cumulation_countries: readonly string[]
  /** Member states of the European Union: where it is a partner, each of them is. */
  union_members: readonly string[]
  rules: readonly OriginRule[]
  criteria: readonly GeneralCriterion[]
}

/** Only a result by this list may be 'likely' (spec/decisions.md, 'Origin'). */
const certainAgreement = 'uk'

/** Partners of that agreement whose materials count without further conditions. */
const unconditionalPartners = new Set(['GB', 'EU', 'CH', 'LI', 'IS', 'NO', 'TR'])

/** Information, not a ruling: whether a product has, by the answers, the origin of the country. */
export function assess(subject: Subject, answers: OriginAnswers): Assessment {
  const lenient = criteriaOf(subject, answers, (material) => isFromPartner(subject, material))
  const strict = criteriaOf(subject, answers, (material) => isUnconditional(subject, material))
  const isByConditions = lenient.state === 'met' && strict.state !== 'met'
  const reasons = [...lenient.reasons, ...(isByConditions ? (['partner_conditions'] as const) : [])]
  const doubts = doubtsOf(subject)
  const all = [...new Set<ReasonCode>([...reasons, ...doubts])]
  return {
    outcome: outcomeOf(lenient.state, all, doubts.length > 0),
    criteria: lenient.state,
    reasons: all,
    alternatives: lenient.ways.map(({ state, conditions }) => ({ state, conditions })),
    sums: sumsOf(lenient.making),
  }
}

/** Reasons why the office or customs have to be asked, whatever the criteria give. */
const askReasons: ReadonlySet<ReasonCode> = new Set([
  'rule_unsure',
  'textile_tolerance',
  'partner_conditions',
])

function outcomeOf(state: State, reasons: readonly ReasonCode[], isDoubtful: boolean): Outcome {
  if (isDoubtful || reasons.some((reason) => askReasons.has(reason))) return 'ask'
  return state === 'met' ? 'likely' : 'not_yet'
}

function doubtsOf({ agreement_key, basis, isConfirmed }: Subject): ReasonCode[] {
  if (basis === 'none') return ['no_rules']
  if (basis === 'original_list') return ['original_list']
  return agreement_key === certainAgreement && basis === 'list' && isConfirmed
    ? []
    : ['unconfirmed']
}

interface Criteria {
  state: State
  reasons: ReasonCode[]
  ways: Way[]
  making: Making
}

function criteriaOf(
  subject: Subject,
  answers: OriginAnswers,
  isOriginating: (material: Material) => boolean,
): Criteria {
  const isWhole = answers.wholly === 'yes'
  const materials = isWhole ? [] : answers.materials
  const making = {
    hs6: subject.hs6,
    price: answers.price,
    originating: materials.filter(isOriginating),
    nonOriginating: materials.filter((material) => !isOriginating(material)),
    isComplete: answers.complete === 'yes',
  }
  if (isWhole) return { state: 'met', reasons: ['wholly_obtained'], ways: [], making }
  const rule = chosenRule(subject.rules, answers.rule)
  if (subject.rules.length > 0 && !rule) {
    return { state: 'unknown', reasons: ['rule_unsure'], ways: [], making }
  }
  const ways = rule
    ? waysOf(rule, answers.statements, making, toleranceOf(subject))
    : generalWays(subject, answers.wholly, making)
  return { ...withReasons(ways, answers, making), ways, making }
}

/** The rule that applies: the only one, or the one that the person chose. */
function chosenRule(rules: readonly OriginRule[], number: number | null): OriginRule | undefined {
  return rules.length === 1 ? rules[0] : rules.find((rule) => rule.number === number)
}

function toleranceOf({ hs6, tolerance_percent: percent }: Subject) {
  return { percent, isTextile: isTextile(hs6) }
}

function withReasons(
  ways: readonly Way[],
  { complete, beyond_simple }: OriginAnswers,
  { price }: Making,
): { state: State; reasons: ReasonCode[] } {
  const found = ways.length === 0 ? 'unknown' : anyOf(ways.map(({ state }) => state))
  const isOpen = found !== 'failed' && ways.length > 0 && complete !== 'yes'
  const byMaterials: State = isOpen ? 'unknown' : found
  const state = withOperations(byMaterials, beyond_simple)
  const reasons: ReasonCode[] = []
  if (byMaterials === 'met') reasons.push('conditions_met')
  if (byMaterials === 'failed') reasons.push('conditions_failed')
  if (byMaterials === 'unknown' && ways.length > 0) reasons.push('conditions_unknown')
  if (isOpen) reasons.push('materials_incomplete')
  if (byMaterials === 'unknown' && price === null) reasons.push('no_price')
  if (beyond_simple === 'no') reasons.push('simple_operations')
  if (beyond_simple === 'unsure') reasons.push('simple_operations_unsure')
  const isTextileCase = ways.some((way) => way.isTextileCase)
  if (byMaterials !== 'met' && isTextileCase) reasons.push('textile_tolerance')
  return { state, reasons }
}

function withOperations(state: State, beyond: OriginAnswers['beyond_simple']): State {
  if (beyond === 'no') return 'failed'
  return beyond === 'unsure' && state === 'met' ? 'unknown' : state
}

/** Where the records name no partners, the person knows them. */
function isFromPartner(subject: Subject, { origin, country }: Material): boolean {
  if (origin !== 'partner') return origin === 'jordan'
  const partners = new Set(subject.cumulation_countries)
  return partners.size === 0 || isAmong(partners, country, subject)
}

function isUnconditional(subject: Subject, { origin, country }: Material): boolean {
  if (origin !== 'partner') return origin === 'jordan'
  return isAmong(unconditionalPartners, country, subject)
}

/** Whether a country is among partners, also as a member state of the European Union. */
function isAmong(
  partners: ReadonlySet<string>,
  country: string | null,
  { union_members }: Subject,
): boolean {
  if (country === null) return false
  return partners.has(country) || (partners.has('EU') && union_members.includes(country))
}

/** General criteria of an agreement, one of which is enough. */
function generalWays(
  { criteria }: Subject,
  wholly: OriginAnswers['wholly'],
  making: Making,
): Way[] {
  return criteria.flatMap((criterion) => {
    const text = criterionInWords(criterion)
    if (!text) return []
    const { state, offending, calculations } = generalVerdict(criterion, wholly, making)
    const condition = {
      ...bilingualPair('text', text),
      state,
      offending: offending.map(({ name }) => name),
      tolerated: false,
      calculations: [...calculations],
    }
    return [{ state, conditions: [condition], isTextileCase: false }]
  })
}

function generalVerdict(
  criterion: GeneralCriterion,
  wholly: OriginAnswers['wholly'],
  making: Making,
): Verdict {
  switch (criterion.type) {
    case 'WO':
      return plain(wholly === 'no' ? 'failed' : 'unknown')
    case 'CTH':
      return verdictOf({ type: 'CTH' }, undefined, making)
    case 'LIST':
      return plain('unknown')
    case 'VALUE_ADDED':
      return valueAdded(criterion, making)
  }
}

/**
 * What is not a foreign material counts as added value. Materials of the partner count up to the
 * share of the agreement, where it has one.
 */
function valueAdded(
  { percent = 0, us_materials_max_percent: most, split }: GeneralCriterion,
  making: Making,
): Verdict {
  const { price, originating, nonOriginating } = making
  if (price === null) return plain('unknown')
  const partners = totalOf(originating.filter(({ origin }) => origin === 'partner'))
  const counted = most === undefined ? partners : smallest(partners, percentOf(price, String(most)))
  const own = subtract(price, add(totalOf(nonOriginating), partners))
  const value = add(compare(own, '0') < 0 ? '0' : own, counted)
  const listed = compared('value_added', value, price, percent, 'at_least')
  const verdict = openUnlessComplete(listed, making)
  return split !== undefined && verdict.state === 'met' ? { ...verdict, state: 'unknown' } : verdict
}

function sumsOf({ price, originating, nonOriginating }: Making): Assessment['sums'] {
  const other = totalOf(nonOriginating)
  return {
    originating: totalOf(originating),
    non_originating: other,
    non_originating_share: price === null ? null : shareOf(other, price, 2, 'up'),
  }
}
