import 'server-only'
import { homeCountry } from '@/lib/country/home'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { newToken } from '@/lib/auth/tokens'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { sureConfidences, unionNames } from '@/lib/db/codes/markets'
import { normalized } from '@/lib/decimal/decimal'
import { today } from '@/lib/i18n/today'
import { jobSignal } from '@/lib/jobs/job'
import { z } from 'zod'
import { outcomes } from '../../assessment/contract'
import { assess } from '../../assessment/rules'
import { rulesOf } from '../../server/origin'
import { questionsOf } from '../../rules/ways'
import { wordedRule } from '../../rules/wording'
import {
  keptMonths,
  type AgreementChoice,
  type CheckWrite,
  type myOriginChecks,
  type OriginCheck,
  type OriginCheckRow,
  type OriginQuestions,
  type OutdatedCheck,
} from '../contract'
import { originCheckShape } from '../search-params'
import {
  keptOf,
  shownMark,
  toAgreement,
  toCheck,
  toMark,
  toMarket,
  toOutdated,
  toRow,
  type Snapshot,
} from './checks.mapper'
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
  selectMembers,
  writeCheck,
} from './checks.sql'

export const unionCode = 'EU'
const union = { code: unionCode, ...bilingualPair('name', unionNames) }

/** The agreement that applies wherever no better one does: it gives no preference to prove. */
const generalAgreement = 'wto'

/**
 * The agreements under which a product of the country may enter a market at a preference, with their rules
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

/** A person checked the origin of a product for a market. */
export const originChecked = jobSignal({
  name: 'origin-checked',
  payload: z.object({ user_id: z.int(), market: z.string(), hs: z.string() }),
})

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
      agreement_key: key,
      hs6: hs,
      basis,
      rules,
      criteria,
      isConfirmed: sureConfidences.includes(mark.confidence),
      tolerance_percent,
      cumulation_countries: agreement.cumulation_countries,
      union_members: await selectMembers(db),
    },
    answers,
  )
  const rule = rules.length === 1 ? rules[0] : rules.find(({ number }) => number === answers.rule)
  const snapshot: Snapshot = {
    ...named,
    agreement: toAgreement(agreement),
    basis,
    general,
    tolerance_percent,
    mark: toMark(mark),
    rule: rule ? wordedRule(rule) : null,
  }
  const written = await writeCheck(db, {
    token: newToken(),
    idempotency_key,
    user_id: actor.userId,
    market,
    hs6: hs,
    agreement_key: key,
    rule_number: rule?.number ?? null,
    version_id,
    answers,
    result,
    snapshot,
  })
  if (!written) throw new Problem('conflict')
  if (actor.userId !== null) {
    await originChecked.enqueue(db, { user_id: actor.userId, market, hs })
  }
  // The one that was sent first may be of an older version.
  const first = z.object({ outcome: z.enum(outcomes) }).catch({ outcome: result.outcome })
  return { token: written.token, outcome: first.parse(written.result).outcome }
}

/** A check by its token, or what a new one starts from where it no longer reads. Throws `not_found`. */
export async function getOriginCheck(token: string): Promise<OriginCheck | OutdatedCheck> {
  const db = await database()
  const found = await findCheck(db, token)
  if (!found) throw new Problem('not_found')
  const kept = keptOf(found)
  if (!kept) return outdated(db, found)
  const codes = kept.answers.materials.flatMap(({ country }) => country ?? [])
  return toCheck(found, kept, await namedCountries(db, codes), today())
}

/** The caller's checks, newest first. */
export async function listMyChecks(actor: Actor, query: QueryOf<typeof myOriginChecks>) {
  const db = await database()
  const { userId } = personOf(actor)
  return listOrPage(query, originCheckShape.pageSize, {
    rows: async (range) => rowsOf(db, await selectChecks(db, userId, range)),
    count: () => countChecks(db, userId),
  })
}

/** Deletes one of the caller's checks. Throws `not_found`, also for another person's. */
export async function deleteMyCheck(actor: Actor, token: string) {
  const isDeleted = await deleteCheck(await database(), personOf(actor).userId, token)
  if (!isDeleted) throw new Problem('not_found')
  return 'Success' as const
}

/** All checks of a person, for the export of their data; those that no longer read as they are stored. */
export async function exportChecks(db: Executor, userId: number) {
  const rows = await selectChecks(db, userId, { limit: 10_000, offset: 0 })
  return rows.map((row) => {
    const { created_at, market, hs6, agreement_key, answers, result, snapshot } = row
    const kept = keptOf(row)
    return kept
      ? { created_at, ...kept.snapshot, answers, result }
      : { created_at, market, hs6, agreement_key, answers, result, snapshot }
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
  const [country] = await namedCountries(db, [market])
  if (!product || !country || market === homeCountry.code) throw new Problem('not_found')
  return { market: toMarket(country), product }
}

/** Countries by their codes, and the European Union where it is among them. */
async function namedCountries(db: Executor, codes: readonly string[]) {
  const countries = await selectCountries(db, codes)
  return codes.includes(union.code) ? [union, ...countries] : countries
}

type CheckFound = NonNullable<Awaited<ReturnType<typeof findCheck>>>

async function outdated(db: Executor, found: CheckFound): Promise<OutdatedCheck> {
  const [country] = await namedCountries(db, [found.market])
  return toOutdated(found, country, await findProduct(db, found.hs6))
}

async function rowsOf(db: Executor, checks: readonly CheckFound[]): Promise<OriginCheckRow[]> {
  const rows: OriginCheckRow[] = []
  for (const check of checks) {
    const kept = keptOf(check)
    rows.push(kept ? toRow(check, kept) : await outdated(db, check))
  }
  return rows
}

async function agreementsOf(db: Executor, market: string): Promise<string[]> {
  const keys = market === union.code ? ['eu'] : await selectAgreementKeys(db, market)
  return keys.filter((key) => key !== generalAgreement)
}

/** Whether an agreement with a preference applies in a market. */
export async function hasAgreement(db: Executor, market: string): Promise<boolean> {
  return (await agreementsOf(db, market)).length > 0
}

async function choiceOf(db: Executor, key: string, hs: string): Promise<AgreementChoice | null> {
  const found = await rulesOf(db, key, hs)
  if (!found) return null
  const { agreement, basis, mark, general } = found
  const codes = agreement.cumulation_countries.filter((code) => code !== homeCountry.code)
  return {
    ...toAgreement(agreement),
    basis,
    mark: shownMark(toMark(mark), today()),
    general,
    tolerance_percent: plain(agreement.tolerance_percent),
    partners: await namedCountries(db, codes),
    rules: found.rules.map((rule) => ({ ...wordedRule(rule), ways: questionsOf(rule) })),
  }
}

function plain(percent: string | null): string | null {
  return percent === null ? null : normalized(percent)
}
