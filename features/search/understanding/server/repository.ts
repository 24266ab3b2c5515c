import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { constantNumber } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { countries } from '@/lib/db/schema/geography'
import { searchDocuments, searchTokens } from '@/lib/db/schema/search'
import { asc, inArray, isNotNull, sql } from 'drizzle-orm'

/** The countries of the portal, with their names. */
export async function selectPlaces(db: Executor) {
  return db
    .select({ iso2: sql<string>`${countries.code_2}`, ...columnPair(countries, 'name') })
    .from(countries)
    .where(isNotNull(countries.code_2))
    .orderBy(asc(countries.code_2))
}

/** Matches are counted up to so many in a tier; more are frequent all the same. */
const countLimit = constantNumber(3_000)

/**
 * The number of matches of each `tsquery` among editorial records and the sample of the directory,
 * and of all records there.
 */
export async function countMatches(db: Executor, queries: readonly string[]) {
  const inTier = (tier: number) => sql`(select count(*)::int from (select from ${searchDocuments}
    where tier = ${constantNumber(tier)} and words @@ asked.query limit ${countLimit}) found)`
  const { rows } = await db.execute<{ found: number }>(sql`
    select ${inTier(0)} + ${inTier(1)} as found
    from unnest(${sql.param([...queries])}::text[]) with ordinality typed (query, place),
      lateral (select typed.query::tsquery as query) asked
    order by place`)
  return rows.map(({ found }) => found)
}

/** The number of editorial records and of records in the sample of the directory. */
export async function countRecords(db: Executor): Promise<number> {
  return db.$count(searchDocuments, inArray(searchDocuments.tier, [0, 1]))
}

const soundsAtOnce = 40

/** The tokens of records that sound like each of these (see `soundOf`). */
export async function selectSounds(db: Executor, sounds: readonly string[]) {
  return db
    .select({ word: searchTokens.word, sound: searchTokens.sound })
    .from(searchTokens)
    .where(inArray(searchTokens.sound, [...sounds]))
    .orderBy(searchTokens.word)
    .limit(soundsAtOnce * sounds.length)
}
