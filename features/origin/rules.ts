import { hasLocale } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { OriginElement, OriginRule } from './contract'
import { goodsOf, rangeInWords, unknownGoods } from './rules/goods'
import { isMaterial } from './rules/materials'
import { isProcess } from './rules/processes'

/**
 * Rules as a person chooses among them: one that names no products is told from the others by the
 * range that it covers.
 */
export function distinguished(rules: readonly OriginRule[]): OriginRule[] {
  if (rules.length < 2) return [...rules]
  return rules.map((rule) =>
    rule.scope === null && !hasText(rule)
      ? { ...rule, ...bilingualPair('scope_text', rangeInWords(rule.hs_from, rule.hs_to)) }
      : rule,
  )
}

function hasText(rule: OriginRule): boolean {
  return hasLocale(rule, 'scope_text', 'en') || hasLocale(rule, 'scope_text', 'ar')
}

/** Names in a rule for which there are no words: the rule cannot be shown. */
export function unknownNames({ criteria }: OriginRule): string[] {
  return criteria.flatMap(({ all }) => all.flatMap(unknownOf))
}

function unknownOf(element: OriginElement): string[] {
  const goods = [
    ...('of' in element ? goodsOf(element.of) : []),
    ...('except' in element ? goodsOf(element.except) : []),
    ...('including' in element ? goodsOf(element.including) : []),
  ]
  const narrowed = [
    ...('only' in element ? goodsOf(element.only) : []),
    ...('not' in element ? goodsOf(element.not) : []),
  ].filter((name) => !isMaterial(name))
  const operation = element.type === 'PROCESS' && !isProcess(element.key) ? [element.key] : []
  return [...unknownGoods(goods), ...narrowed, ...operation]
}
