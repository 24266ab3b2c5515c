import 'server-only'
import type { Executor } from '@/lib/db/database'
import { companyCertificates } from '@/lib/db/schema/companies'
import { countries } from '@/lib/db/schema/geography'
import { and, asc, eq, inArray } from 'drizzle-orm'

/** Of these ids, those of countries. */
export async function selectCountries(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: countries.id })
    .from(countries)
    .where(inArray(countries.id, [...ids]))
  return new Set(found.map(({ id }) => id))
}

/** The titles of the certificates that a company has saved, in its order. */
export async function selectCertificates(db: Executor, companyId: number): Promise<string[]> {
  const found = await db
    .select({ title: companyCertificates.title })
    .from(companyCertificates)
    .where(
      and(eq(companyCertificates.company_id, companyId), eq(companyCertificates.edition, 'owner')),
    )
    .orderBy(asc(companyCertificates.position))
  return found.map(({ title }) => title)
}
