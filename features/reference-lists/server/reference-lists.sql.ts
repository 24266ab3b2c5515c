import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { LookupList } from '@/lib/db/codes/lookup-lists'
import { countries, governorates } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { asc, eq } from 'drizzle-orm'

export async function selectCountries(db: Executor) {
  return db.select().from(countries).orderBy(asc(countries.code_3))
}

export async function selectGovernorates(db: Executor) {
  return db.select().from(governorates).orderBy(asc(governorates.id))
}

export async function selectLookups(db: Executor, list: LookupList) {
  return db.select().from(lookups).where(eq(lookups.list, list)).orderBy(asc(lookups.sort))
}
