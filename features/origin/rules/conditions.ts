import { add, compare, isZero, percentOf, shareOf } from '@/lib/decimal/decimal'
import type { Calculation, Material, Reply, State } from '../assessment/contract'
import type { OriginElement } from '../contract'
import { areCodes, goodsOf, relationOf } from './goods'

/** What conditions are judged by. Materials are those of one product, or of the same quantity. */
export interface Making {
  hs6: string
  /** Null where it is not known. */
  price: string | null
  originating: readonly Material[]
  nonOriginating: readonly Material[]
  /** Whether the person says that no material is missing. */
  isComplete: boolean
}

/** How an element turned out for the making of a product. */
export interface Verdict {
  state: State
  /** Materials that may not be used; a tolerance or an allowance can still cover them. */
  offending: readonly Material[]
  /** The state that is left where these materials are covered. */
  otherwise: State
  calculations: readonly Calculation[]
}

type Of<Type extends OriginElement['type']> = Extract<OriginElement, { type: Type }>

/** Whether the person has to say if an element holds, because figures and codes do not decide it. */
export function isStated(element: OriginElement): boolean {
  switch (element.type) {
    case 'WO':
    case 'FROM':
    case 'PROCESS':
    case 'SET':
    case 'ORIGIN_RETAINED':
      return true
    case 'ORIGINATING':
      return element.except !== undefined || !(isAll(element.of) || areCodes(goodsOf(element.of)))
    case 'CTH':
      return element.of !== undefined
    case 'ANY':
      return element.except !== undefined && !isByCodes(element.except, element.only)
    case 'MAXNOM':
      return element.except !== undefined || !isMeasured(element.of, element.only)
    case 'NONORIG_LE_ORIG':
      return !isAll(element.of)
    case 'ALLOWED':
      return hasOtherBase(element) || !isMeasured(element.of, element.only)
    case 'NOT_ALLOWED':
      return !isByCodes(element.of, element.only)
    case 'MIN_ORIGINATING':
      return element.by !== 'value' || !areCodes(goodsOf(element.of))
  }
}

/** How an element turns out; an allowance is judged with the materials that it may cover. */
export function verdictOf(
  element: Exclude<OriginElement, { type: 'ALLOWED' }>,
  reply: Reply | undefined,
  making: Making,
): Verdict {
  const verdict = verdictOnListed(element, reply, making)
  if (isStated(element) || element.type === 'MIN_ORIGINATING') return verdict
  return openUnlessComplete(verdict, making)
}

/** What the listed materials meet, one that is not listed may break. */
export function openUnlessComplete(verdict: Verdict, { isComplete }: Making): Verdict {
  if (isComplete) return verdict
  const open = (state: State): State => (state === 'met' ? 'unknown' : state)
  return { ...verdict, state: open(verdict.state), otherwise: open(verdict.otherwise) }
}

function verdictOnListed(
  element: Exclude<OriginElement, { type: 'ALLOWED' }>,
  reply: Reply | undefined,
  making: Making,
): Verdict {
  if (element.type === 'WO') return whollyObtained(element, reply, making)
  if (isStated(element)) return plain(stateOf(reply))
  switch (element.type) {
    case 'ORIGINATING':
      return isAll(element.of)
        ? without(making.nonOriginating)
        : withoutCodes(goodsOf(element.of), making)
    case 'CTH':
      return withoutCodes([making.hs6.slice(0, 4)], making)
    case 'ANY':
      return withoutCodes(goodsOf(element.except), making)
    case 'NOT_ALLOWED':
      return withoutCodes(goodsOf(element.of), making)
    case 'MAXNOM':
      return atMost(element, making)
    case 'NONORIG_LE_ORIG':
      return balanced(making)
    case 'MIN_ORIGINATING':
      return atLeast(element, making)
    default:
      return plain(stateOf(reply))
  }
}

/** The materials that an allowance covers, and whether they keep its limit. */
export function allowanceOf(
  element: Of<'ALLOWED'>,
  reply: Reply | undefined,
  offending: readonly Material[],
  { hs6, price }: Making,
): Verdict & { covered: readonly Material[] } {
  if (offending.length === 0) return { ...plain('met'), covered: [] }
  if (isStated(element)) {
    const state = stateOf(reply)
    return { ...plain(state), covered: state === 'failed' ? [] : offending }
  }
  const goods = goodsOf(element.of)
  const isAny = isAll(goods) || goods.includes('excepted')
  const isOf = ({ hs }: Material) => isAny || relationOf(codesOf(goods, hs6), hs) === 'in'
  const covered = offending.filter(isOf)
  if (element.percent === undefined || covered.length === 0) return { ...plain('met'), covered }
  const limited = compared('offending', totalOf(covered), price, element.percent, 'at_most')
  return { ...limited, offending: limited.state === 'failed' ? covered : [], covered }
}

/** The values of materials, added up. */
export function totalOf(materials: readonly Material[]): string {
  return add(...materials.map(({ value }) => value))
}

/** A share of the price against a limit, exactly; the shown share never looks better than it is. */
export function compared(
  of: Calculation['of'],
  value: string,
  base: string | null,
  percent: number | string,
  comparison: Calculation['compared'],
): Verdict {
  const limit = String(percent)
  if (base === null) {
    return plain(comparison === 'at_most' && isZero(value) ? 'met' : 'unknown')
  }
  const difference = compare(value, percentOf(base, limit))
  const isMet =
    comparison === 'at_most'
      ? difference <= 0
      : comparison === 'at_least'
        ? difference >= 0
        : difference > 0
  const share = shareOf(value, base, 2, comparison === 'at_most' ? 'up' : 'down')
  const calculation = { of, value, base, share, limit, compared: comparison }
  return { ...plain(isMet ? 'met' : 'failed'), calculations: [calculation] }
}

function isAll(goods: string | readonly string[]): boolean {
  return goodsOf(goods).join() === 'all'
}

function isByCodes(goods: string | readonly string[], only: string | undefined): boolean {
  return only === undefined && areCodes(goodsOf(goods))
}

/** Whether materials are told by their codes, or by the heading of the product. */
function isMeasured(goods: string | readonly string[], only: string | undefined): boolean {
  const list = goodsOf(goods)
  if (only !== undefined) return false
  return areCodes(list) || ['all', 'same_heading', 'excepted'].includes(list.join())
}

function hasOtherBase({ base, by, if: condition }: Of<'ALLOWED'>): boolean {
  return base !== undefined || by !== undefined || condition !== undefined
}

function codesOf(goods: readonly string[], hs6: string): readonly string[] {
  return goods.join() === 'same_heading' ? [hs6.slice(0, 4)] : goods
}

function stateOf(reply: Reply | undefined): State {
  return reply === 'yes' ? 'met' : reply === 'no' ? 'failed' : 'unknown'
}

/** A state that no material and no figure explains. */
export function plain(state: State): Verdict {
  return { state, offending: [], otherwise: state, calculations: [] }
}

function without(offending: readonly Material[], otherwise: State = 'met'): Verdict {
  return offending.length === 0 ? plain(otherwise) : { ...plain('failed'), offending, otherwise }
}

function withoutCodes(codes: readonly string[], { nonOriginating }: Making): Verdict {
  const relation = ({ hs }: Material) => relationOf(codes, hs)
  const offending = nonOriginating.filter((material) => relation(material) === 'in')
  const isOpen = nonOriginating.some((material) => relation(material) === 'maybe')
  return without(offending, isOpen ? 'unknown' : 'met')
}

function whollyObtained({ of }: Of<'WO'>, reply: Reply | undefined, making: Making): Verdict {
  const broken = withoutCodes(goodsOf(of), making)
  if (broken.offending.length === 0) return plain(stateOf(reply))
  // A 'no' may well be about these materials.
  return stateOf(reply) === 'unknown' ? { ...broken, otherwise: 'unknown' } : broken
}

function atMost({ of, percent }: Of<'MAXNOM'>, { hs6, price, nonOriginating }: Making): Verdict {
  const goods = goodsOf(of)
  if (isAll(goods)) {
    return compared('non_originating', totalOf(nonOriginating), price, percent, 'at_most')
  }
  const codes = codesOf(goods, hs6)
  const certain = nonOriginating.filter(({ hs }) => relationOf(codes, hs) === 'in')
  const possible = nonOriginating.filter(({ hs }) => relationOf(codes, hs) !== 'out')
  const verdict = compared('materials', totalOf(certain), price, percent, 'at_most')
  if (possible.length === certain.length || verdict.state === 'failed') return verdict
  const worst = compared('materials', totalOf(possible), price, percent, 'at_most')
  return worst.state === 'met' ? worst : { ...worst, state: 'unknown' }
}

function balanced({ originating, nonOriginating }: Making): Verdict {
  const [own, other] = [totalOf(originating), totalOf(nonOriginating)]
  const whole = add(own, other)
  if (isZero(whole)) return plain('met')
  return compared('balance', other, whole, '50', 'at_most')
}

function atLeast(element: Of<'MIN_ORIGINATING'>, { price, originating }: Making): Verdict {
  const goods = goodsOf(element.of)
  const value = totalOf(originating.filter(({ hs }) => relationOf(goods, hs) === 'in'))
  const comparison = element.strictly_more ? 'more_than' : 'at_least'
  return compared('originating', value, price, element.percent, comparison)
}
