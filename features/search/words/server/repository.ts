import 'server-only'
import type { Database, Executor } from '@/lib/db/database'
import { searchWords } from '@/lib/db/schema/search'
import { and, inArray, like, or, sql } from 'drizzle-orm'

/** Those of some words that stand in documents, as they are or as the beginning of another. */
export async function selectKnown(
  db: Executor,
  words: readonly { forms: readonly string[]; beginning: string | null; word: string }[],
): Promise<Set<string>> {
  const known = words.map(
    ({ word, forms, beginning }) => sql`(select ${word}::text as word where exists (
      select from ${searchWords} where ${or(
        inArray(searchWords.word, [...forms]),
        beginning === null ? undefined : beginsWith(beginning),
      )}))`,
  )
  const { rows } = await db.execute<{ word: string }>(sql.join(known, sql` union all `))
  return new Set(rows.map(({ word }) => word))
}

/** Served by an index under every collation, which `starts_with` is not; for letters alone. */
const beginsWith = (letters: string) => like(searchWords.word, `${letters}%`)

const begunAtOnce = 100

/** Words of documents that begin with these letters, the shortest first. */
export async function selectBegun(db: Executor, letters: string): Promise<string[]> {
  const found = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(beginsWith(letters))
    .orderBy(sql`length(${searchWords.word})`, searchWords.word)
    .limit(begunAtOnce)
  return found.map((one) => one.word)
}

const alikeAtOnce = 60
const leastAlike = '0.2'

/** Words of documents that look like this one, the likest first. */
export async function selectAlike(db: Database, word: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${leastAlike}, true)`)
    const found = await tx
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(
        and(
          sql`${searchWords.word} % ${word}`,
          sql`length(${searchWords.word}) between ${word.length - 2}::int and ${word.length + 2}::int`,
        ),
      )
      .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, searchWords.word)
      .limit(alikeAtOnce)
    return found.map((one) => one.word)
  })
}
