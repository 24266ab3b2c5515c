import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { countries } from '@/lib/db/schema/geography'
import { asc, isNotNull, sql } from 'drizzle-orm'

/** The countries of the portal, with their names. */
export async function selectPlaces(db: Executor) {
  return db
    .select({ iso2: sql<string>`${countries.code_2}`, ...columnPair(countries, 'name') })
    .from(countries)
    .where(isNotNull(countries.code_2))
    .orderBy(asc(countries.code_2))
}
