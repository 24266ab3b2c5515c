import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { countries, governorates } from '@/lib/db/schema/geography'
import { asc, isNotNull, sql } from 'drizzle-orm'

/** The countries of the portal, with their names. */
export async function selectPlaces(db: Executor) {
  return db
    .select({ iso2: sql<string>`${countries.code_2}`, ...columnPair(countries, 'name') })
    .from(countries)
    .where(isNotNull(countries.code_2))
    .orderBy(asc(countries.code_2))
}

/** The governorates of the home country; a seat such as Salt may have the name of goods. */
export async function selectGovernorates(db: Executor) {
  return db
    .select({ iso: governorates.iso_3166_2, ...columnPair(governorates, 'name') })
    .from(governorates)
    .orderBy(asc(governorates.id))
}
