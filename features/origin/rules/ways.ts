import { bilingualPair } from '@/lib/bilingual/pair'
import { compare, percentOf } from '@/lib/decimal/decimal'
import type { AssessedCondition, Material, Reply, State } from '../assessment/contract'
import {
  allowanceOf,
  isStated,
  plain,
  totalOf,
  verdictOf,
  type Making,
  type Verdict,
} from './conditions'
import type { OriginElement, OriginRule } from '../contract'
import { conditionInWords, conditionsOf } from './wording'

/** A way to fulfil a rule, as it turned out. */
export interface Way {
  state: State
  conditions: AssessedCondition[]
  /** It fails only by materials that a tolerance would cover outside the textile chapters. */
  isTextileCase: boolean
}

/** Percent of the price that materials breaking a rule may have; null where none is known. */
export interface Tolerance {
  percent: string | null
  /** Textiles of chapters 50 to 63 have tolerances of their own, which are not on file. */
  isTextile: boolean
}

type Statements = Readonly<Record<string, Reply>>

/** The key of an element in the answers: rule, alternative and element by their numbers. */
function keyOf(rule: OriginRule, alternative: number, element: number): string {
  return `${rule.number}.${alternative}.${element}`
}

/** Conditions that are asked about in words of their own. */
const questionKinds = new Map<OriginElement['type'], 'allowance' | 'made_from'>([
  ['ALLOWED', 'allowance'],
  ['FROM', 'made_from'],
])

/** The ways of a rule with what a person is asked about each condition. */
export function questionsOf(rule: OriginRule) {
  return rule.criteria.map(({ all }, way) => ({
    conditions: all.map((element, index) => ({
      ...bilingualPair('text', conditionInWords([element])),
      key: isStated(element) ? keyOf(rule, way, index) : null,
      kind: questionKinds.get(element.type) ?? null,
      with_previous: 'or_with_previous' in element && element.or_with_previous === true,
    })),
  }))
}

/** How the ways of a rule turned out. */
export function waysOf(
  rule: OriginRule,
  statements: Statements,
  making: Making,
  tolerance: Tolerance,
): Way[] {
  return rule.criteria.map(({ all }, index) => {
    const replies = all.map((_, element) => statements[keyOf(rule, index, element)])
    return wayOf(all, replies, making, tolerance)
  })
}

function wayOf(
  elements: readonly OriginElement[],
  replies: readonly (Reply | undefined)[],
  making: Making,
  tolerance: Tolerance,
): Way {
  const verdicts = elements.map((element, index) =>
    element.type === 'ALLOWED' ? null : verdictOf(element, replies[index], making),
  )
  const offending = [...new Set(verdicts.flatMap((verdict) => verdict?.offending ?? []))]
  const allowances = elements.map((element, index) =>
    element.type === 'ALLOWED' ? allowanceOf(element, replies[index], offending, making) : null,
  )
  const allowed = new Set(allowances.flatMap((one) => one?.covered ?? []))
  const isAllowanceOpen = allowances.some((one) => one?.state === 'unknown')
  const left = offending.filter((material) => !allowed.has(material))
  const cover = coverOf(left, making, tolerance)
  const judged = new Map<OriginElement, Verdict & { tolerated: boolean }>(
    elements.map((element, index) => {
      const allowance = allowances[index]
      if (allowance) return [element, { ...allowance, tolerated: false }]
      const verdict = verdicts[index] ?? plain('unknown')
      if (verdict.offending.length === 0) return [element, { ...verdict, tolerated: false }]
      if (verdict.offending.some((material) => left.includes(material))) {
        const state = stateWith(cover, verdict)
        return [element, { ...verdict, state, tolerated: cover === 'tolerated' }]
      }
      const state = isAllowanceOpen ? 'unknown' : verdict.otherwise
      return [element, { ...verdict, state, tolerated: false }]
    }),
  )
  const conditions = conditionsOf(elements).map((group) => {
    const parts = group.flatMap((element) => judged.get(element) ?? [])
    return {
      ...bilingualPair('text', conditionInWords(group)),
      state: anyOf(parts.map(({ state }) => state)),
      offending: [...new Set(parts.flatMap((part) => namesOf(part.offending)))],
      tolerated: parts.some(({ tolerated }) => tolerated),
      calculations: parts.flatMap(({ calculations }) => [...calculations]),
    }
  })
  return {
    state: allOf(conditions.map(({ state }) => state)),
    conditions,
    isTextileCase: left.length > 0 && cover === 'textile',
  }
}

type Cover = 'tolerated' | 'broken' | 'unknown' | 'textile'

/** Whether the tolerance covers materials that break a rule. */
function coverOf(
  left: readonly Material[],
  { price }: Making,
  { percent, isTextile }: Tolerance,
): Cover {
  if (left.length === 0) return 'tolerated'
  if (isTextile) return 'textile'
  if (percent === null) return 'broken'
  if (price === null) return 'unknown'
  return compare(totalOf(left), percentOf(price, percent)) <= 0 ? 'tolerated' : 'broken'
}

function stateWith(cover: Cover, { otherwise }: Verdict): State {
  return cover === 'tolerated' ? otherwise : cover === 'broken' ? 'failed' : 'unknown'
}

/** One is enough. */
export function anyOf(states: readonly State[]): State {
  if (states.includes('met')) return 'met'
  return states.includes('unknown') ? 'unknown' : 'failed'
}

/** All must hold. */
export function allOf(states: readonly State[]): State {
  if (states.includes('failed')) return 'failed'
  return states.includes('unknown') ? 'unknown' : 'met'
}

function namesOf(materials: readonly Material[]): string[] {
  return materials.map(({ name }) => name)
}
