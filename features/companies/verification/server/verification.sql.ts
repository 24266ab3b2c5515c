import 'server-only'
import { constantText } from '@/lib/db/checks'
import type { CheckedFact } from '@/lib/db/codes/companies'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { companyChecks } from '@/lib/db/schema/company-checks'
import { timeZone } from '@/lib/i18n/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'

/** The day of a check in the country, `YYYY-MM-DD`. */
const dayOfCheck = sql<string>`to_char(${companyChecks.checked_at} at time zone ${constantText(timeZone)}, 'YYYY-MM-DD')`

/** What staff have checked of a company, with the name of who did. */
export async function selectChecks(db: Executor, companyId: number) {
  return db
    .select({
      fact: companyChecks.fact,
      on: dayOfCheck,
      by: sql<string>`trim(coalesce(${users.name} || ' ' || ${users.last_name}, ''))`,
    })
    .from(companyChecks)
    .leftJoin(users, eq(users.id, companyChecks.checked_by))
    .where(eq(companyChecks.company_id, companyId))
    .orderBy(companyChecks.fact)
}

/** Writes that somebody checked a fact now. */
export async function writeCheck(db: Executor, company_id: number, fact: CheckedFact, by: number) {
  const now = { checked_at: sql`now()`, checked_by: by }
  await db
    .insert(companyChecks)
    .values({ company_id, fact, ...now })
    .onConflictDoUpdate({ target: [companyChecks.company_id, companyChecks.fact], set: now })
}

/** Deletes checks of a company; returns the facts that had one. */
export async function deleteChecks(
  db: Executor,
  companyId: number,
  facts: readonly CheckedFact[],
): Promise<CheckedFact[]> {
  if (facts.length === 0) return []
  const deleted = await db
    .delete(companyChecks)
    .where(and(eq(companyChecks.company_id, companyId), inArray(companyChecks.fact, [...facts])))
    .returning({ fact: companyChecks.fact })
  return deleted.map(({ fact }) => fact)
}
