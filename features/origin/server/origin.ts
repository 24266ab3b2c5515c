import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import { untilChange } from '@/lib/cache/until-change'
import type { Executor } from '@/lib/db/database'
import { wordedCriteria } from '../rules/agreement'
import { generalCriterion, originRule, type OriginRule } from '../contract'
import { distinguished, unknownNames } from '../rules'
import { wordedRule } from '../rules/wording'
import { insertRules, selectAgreements, selectLists, selectRules } from './origin.sql'

/** The agreement whose list the others, whose original lists were equal, borrow. */
const listAgreement = 'uk'

/** Rows of one statement. */
const batchSize = 200

const loadBasis = untilChange(async (db) => {
  const [agreements, lists] = await Promise.all([selectAgreements(db), selectLists(db)])
  return { agreements, lists }
})

/**
 * What an agreement asks of the origin of a subheading: by its own published list (`list`), by the
 * original list that it shared (`original_list`), by general criteria (`general`), or nothing that
 * is on file (`none`). `mark` is the record that the answer is from. Null for an unknown agreement.
 */
export async function rulesOf(db: Executor, agreementKey: string, hs6: string) {
  const { agreements, lists } = await loadBasis(db)
  const agreement = agreements.find(({ key }) => key === agreementKey)
  if (!agreement) return null
  const criteria = generalCriterion.array().catch([]).parse(agreement.criteria)
  const general = wordedCriteria(criteria).map((text) => bilingualPair('text', text))
  const hasList = criteria.some(({ type, file }) => type === 'LIST' && Boolean(file))
  const listOf = (key: string) => lists.find(({ agreement_key }) => agreement_key === key)
  const own = listOf(agreementKey)
  const list = own ?? (hasList ? listOf(listAgreement) : undefined)
  const rules = list ? await readRules(db, list.version_id, hs6) : []
  const answer = { agreement, criteria, general, rules }
  if (list && rules.length > 0) {
    const basis = own ? ('list' as const) : ('original_list' as const)
    return { ...answer, basis, mark: list, version_id: list.version_id }
  }
  const isStated = criteria.some(({ type }) => type !== 'LIST')
  const basis = isStated ? ('general' as const) : ('none' as const)
  const mark = { ...agreement, licence: '', attribution: '', period: '' }
  return { ...answer, basis, mark, version_id: null }
}

/** The same in plain words, for pages. */
export async function wordedRulesOf(db: Executor, agreementKey: string, hs6: string) {
  const found = await rulesOf(db, agreementKey, hs6)
  return found && { ...found, rules: found.rules.map(wordedRule) }
}

/** Whether every material and operation that a rule names has words. */
export const isWorded = (rule: OriginRule): boolean => unknownNames(rule).length === 0

/**
 * Writes rules of a version, in batches, and returns how many were new. Throws `invalid`, with the
 * names, for a rule whose goods or operation have no texts.
 */
export async function importOriginRules(
  db: Executor,
  versionId: number,
  rules: readonly OriginRule[],
): Promise<number> {
  const nameless = rules.find((rule) => unknownNames(rule).length > 0)
  if (nameless) {
    const fields = { [`rules.${nameless.number}`]: unknownNames(nameless) }
    throw new Problem('invalid', { fields })
  }
  let written = 0
  for (let start = 0; start < rules.length; start += batchSize) {
    written += await insertRules(db, versionId, rules.slice(start, start + batchSize))
  }
  return written
}

async function readRules(db: Executor, versionId: number, hs6: string): Promise<OriginRule[]> {
  const rows = await selectRules(db, versionId, hs6)
  return distinguished(rows.map((row) => originRule.parse(row)))
}
