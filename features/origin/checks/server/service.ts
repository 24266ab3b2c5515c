import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { newToken } from '@/lib/auth/tokens'
import { bilingualPair, renamePair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { normalized } from '@/lib/decimal/decimal'
import { assessment } from '../../assessment/contract'
import { assess } from '../../assessment/rules'
import { rulesOf } from '../../server/service'
import { questionsOf } from '../../ways/rules'
import { wordedRule } from '../../wording/rules'
import {
  keptMonths,
  type AgreementChoice,
  type CheckWrite,
  type myOriginChecks,
  type OriginCheck,
  type OriginQuestions,
} from '../contract'
import { originCheckShape } from '../search-params'
import { toCheck, toRow, type Snapshot } from './mapper'
import {
  countChecks,
  deleteCheck,
  deleteChecksOf,
  deleteUnclaimed,
  findCheck,
  findProduct,
  selectAgreementKeys,
  selectChecks,
  selectCountries,
  writeCheck,
} from './repository'

const union = {
  code: 'EU',
  ...bilingualPair('name', { en: 'European Union', ar: 'الاتحاد الأوروبي' }),
}

/** The agreement that applies wherever no better one does: it gives no preference to prove. */
const generalAgreement = 'wto'

/**
 * The agreements under which a product of Jordan may enter a market at a preference, with their rules
 * and questions. Throws `not_found` for an unknown market or code.
 */
export async function getOriginQuestions({
  market,
  hs,
}: {
  market: string
  hs: string
}): Promise<OriginQuestions> {
  const db = await database()
  const named = await namesOf(db, market, hs)
  const keys = await agreementsOf(db, market)
  const choices: AgreementChoice[] = []
  for (const key of keys) {
    const choice = await choiceOf(db, key, hs)
    if (choice) choices.push(choice)
  }
  return { ...named, agreements: choices }
}

/**
 * Assesses the origin of a product and keeps the result, with the caller's account if there is one.
 * Two checks with the same key count once. Throws `not_found` for an agreement that does not apply,
 * `conflict` for a key that belongs to other answers.
 */
export async function checkOrigin(
  { market, hs, agreement: key, ...given }: CheckWrite,
  actor: Actor,
) {
  const db = await database()
  const named = await namesOf(db, market, hs)
  const keys = await agreementsOf(db, market)
  const found = keys.includes(key) ? await rulesOf(db, key, hs) : null
  if (!found) throw new Problem('not_found')
  const { agreement, basis, rules, criteria, general, mark, version_id } = found
  const { answers, idempotency_key } = given
  const tolerance_percent = plain(agreement.tolerance_percent)
  const result = assess(
    {
      ...{ agreement_key: key, hs6: hs, basis, rules, criteria },
      isConfirmed: mark.confidence === 'sourced' || mark.confidence === 'confirmed',
      tolerance_percent,
      cumulation_countries: agreement.cumulation_countries,
    },
    answers,
  )
  const rule = rules.length === 1 ? rules[0] : rules.find(({ number }) => number === answers.rule)
  const snapshot: Snapshot = {
    ...named,
    agreement: toAgreement(agreement),
    ...{ basis, general, tolerance_percent, mark: toMark(mark) },
    rule: rule ? wordedRule(rule) : null,
  }
  const written = await writeCheck(db, {
    ...{ token: newToken(), idempotency_key, user_id: actor.userId, market, hs6: hs },
    ...{
      agreement_key: key,
      rule_number: rule?.number ?? null,
      version_id,
      answers,
      result,
      snapshot,
    },
  })
  if (!written) throw new Problem('conflict')
  return { token: written.token, outcome: assessment.parse(written.result).outcome }
}

/** A check by its token. Throws `not_found`. */
export async function getOriginCheck(token: string): Promise<OriginCheck> {
  const found = await findCheck(await database(), token)
  if (!found) throw new Problem('not_found')
  return toCheck(found)
}

/** The caller's checks, newest first. */
export async function listMyChecks(actor: Actor, query: QueryOf<typeof myOriginChecks>) {
  const db = await database()
  const { userId } = personOf(actor)
  return listOrPage(query, originCheckShape.pageSize, {
    rows: async (range) => (await selectChecks(db, userId, range)).map(toRow),
    count: () => countChecks(db, userId),
  })
}

/** Deletes one of the caller's checks. Throws `not_found`, also for another person's. */
export async function deleteMyCheck(actor: Actor, token: string) {
  const isDeleted = await deleteCheck(await database(), personOf(actor).userId, token)
  if (!isDeleted) throw new Problem('not_found')
  return 'Success' as const
}

/** All checks of a person, for the export of their data. */
export async function exportChecks(db: Executor, userId: number) {
  const rows = await selectChecks(db, userId, { limit: 10_000, offset: 0 })
  return rows.map((row) => {
    const { token: _, ...check } = toCheck(row)
    return check
  })
}

/** Deletes a person's checks when their account is closed. */
export async function forgetChecks(db: Executor, userId: number) {
  await deleteChecksOf(db, userId)
}

/** Deletes checks that belong to no account after 24 months. */
export async function clearOriginChecks(db: Executor) {
  await deleteUnclaimed(db, keptMonths)
}

async function namesOf(db: Executor, market: string, hs: string) {
  const product = await findProduct(db, hs)
  const [country] = market === union.code ? [union] : await selectCountries(db, [market])
  if (!product || !country || market === 'JO') throw new Problem('not_found')
  const { code, ...name } = country
  return { market: { iso2: code, ...name }, product }
}

async function agreementsOf(db: Executor, market: string): Promise<string[]> {
  const keys = market === union.code ? ['eu'] : await selectAgreementKeys(db, market)
  return keys.filter((key) => key !== generalAgreement)
}

async function choiceOf(db: Executor, key: string, hs: string): Promise<AgreementChoice | null> {
  const found = await rulesOf(db, key, hs)
  if (!found) return null
  const { agreement, basis, mark, general } = found
  const codes = agreement.cumulation_countries.filter((code) => code !== 'JO')
  const countries = await selectCountries(db, codes)
  const hasUnion = codes.includes(union.code)
  return {
    ...toAgreement(agreement),
    ...{ basis, mark: toMark(mark), general },
    tolerance_percent: plain(agreement.tolerance_percent),
    partners: hasUnion ? [union, ...countries] : countries,
    rules: found.rules.map((rule) => ({ ...wordedRule(rule), ways: questionsOf(rule) })),
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof rulesOf>>>

function toAgreement(agreement: Found['agreement']) {
  return { key: agreement.key, ...renamePair(agreement, 'name', 'name') }
}

function toMark({ confidence, source, licence, period, checked_at }: Found['mark']) {
  return { confidence, source, licence, period, checked_at }
}

function plain(percent: string | null): string | null {
  return percent === null ? null : normalized(percent)
}
