import 'server-only'
import { listsOfCompanies } from '@/lib/db/codes/lookup-lists'
import type { Executor } from '@/lib/db/database'
import { companies } from '@/lib/db/schema/companies'
import { lookups } from '@/lib/db/schema/lookups'
import { subIndustries } from '@/lib/db/schema/sectors'
import { and, eq, inArray, isNull } from 'drizzle-orm'

/** The status and version of a company; undefined when it does not exist. */
export async function findHead(db: Executor, id: number) {
  const [found] = await db
    .select({
      id: companies.id,
      status: companies.status,
      version: companies.version,
      refusal_reason: companies.refusal_reason,
      updated_at: companies.updated_at,
      approved_at: companies.approved_at,
    })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
  return found
}

/** The names of what a company picks from lists. */
export async function selectNames(db: Executor) {
  return db
    .select()
    .from(lookups)
    .where(inArray(lookups.list, [...listsOfCompanies]))
}

/** Which of the sub-sectors belong to one of the sectors. */
export async function selectWithin(
  db: Executor,
  subs: readonly number[],
  sectors: readonly number[],
): Promise<number[]> {
  const found = await db
    .select({ id: subIndustries.id })
    .from(subIndustries)
    .where(and(inArray(subIndustries.id, [...subs]), inArray(subIndustries.ind_id, [...sectors])))
  const within = new Set(found.map(({ id }) => id))
  return subs.filter((id) => within.has(id))
}
