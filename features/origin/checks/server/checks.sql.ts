import 'server-only'
import { appliedStates } from '@/lib/db/codes/markets'
import type { RowRange } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { accessAgreements, marketAccess } from '@/lib/db/schema/market-access'
import { originChecks } from '@/lib/db/schema/origin'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

type NewCheck = typeof originChecks.$inferInsert

export async function findProduct(db: Executor, code: string) {
  const [row] = await db
    .select({ code: hsSubheadings.code, ...columnPair(hsSubheadings, 'name') })
    .from(hsSubheadings)
    .where(eq(hsSubheadings.code, code))
    .limit(1)
  return row
}

/** Countries by their codes, in the order of the codes. */
export async function selectCountries(db: Executor, codes: readonly string[]) {
  return db
    .select({ code: sql<string>`${countries.code_2}`, ...columnPair(countries, 'name') })
    .from(countries)
    .where(inArray(countries.code_2, [...codes]))
    .orderBy(asc(countries.code_2))
}

/** The member states of the European Union: the markets of its agreement. */
export async function selectMembers(db: Executor) {
  const rows = await db
    .select({ code: marketAccess.country_code })
    .from(marketAccess)
    .where(eq(marketAccess.agreement_key, 'eu'))
  return rows.map(({ code }) => code)
}

/** The keys of agreements that apply in a country, the one that is normally used first. */
export async function selectAgreementKeys(db: Executor, country: string) {
  const rows = await db
    .select({ key: accessAgreements.key })
    .from(marketAccess)
    .innerJoin(accessAgreements, eq(accessAgreements.key, marketAccess.agreement_key))
    .where(
      and(
        eq(marketAccess.country_code, country),
        inArray(marketAccess.state, [...appliedStates]),
        inArray(accessAgreements.state, [...appliedStates]),
      ),
    )
    .orderBy(asc(marketAccess.rank), asc(marketAccess.id))
  return rows.map(({ key }) => key)
}

/** Inserts a check, or returns the one with its key; nothing where that one has other content. */
export async function writeCheck(db: Executor, check: NewCheck) {
  const { market, hs6, agreement_key, idempotency_key } = check
  await db.insert(originChecks).values(check).onConflictDoNothing()
  const [row] = await db
    .select({ token: originChecks.token, result: originChecks.result })
    .from(originChecks)
    .where(
      and(
        eq(originChecks.idempotency_key, idempotency_key),
        eq(originChecks.market, market),
        eq(originChecks.hs6, hs6),
        eq(originChecks.agreement_key, agreement_key),
        sql`${originChecks.answers} = ${JSON.stringify(check.answers)}::jsonb`,
      ),
    )
  return row
}

export async function findCheck(db: Executor, token: string) {
  const [row] = await db.select().from(originChecks).where(eq(originChecks.token, token)).limit(1)
  return row
}

export async function selectChecks(db: Executor, userId: number, { limit, offset }: RowRange) {
  return db
    .select()
    .from(originChecks)
    .where(eq(originChecks.user_id, userId))
    .orderBy(desc(originChecks.id))
    .limit(limit)
    .offset(offset)
}

export async function countChecks(db: Executor, userId: number) {
  return db.$count(originChecks, eq(originChecks.user_id, userId))
}

/** Deletes a person's check; false where they have none with the token. */
export async function deleteCheck(db: Executor, userId: number, token: string) {
  const deleted = await db
    .delete(originChecks)
    .where(and(eq(originChecks.user_id, userId), eq(originChecks.token, token)))
    .returning({ id: originChecks.id })
  return deleted.length > 0
}

export async function deleteChecksOf(db: Executor, userId: number) {
  await db.delete(originChecks).where(eq(originChecks.user_id, userId))
}

/** Deletes checks without an account that are older than a number of months. */
export async function deleteUnclaimed(db: Executor, months: number) {
  const isOld = sql`${originChecks.created_at} < now() - make_interval(months => ${months}::int)`
  await db.delete(originChecks).where(and(isNull(originChecks.user_id), isOld))
}
