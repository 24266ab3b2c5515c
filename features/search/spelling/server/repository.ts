import 'server-only'
import type { Database, Executor } from '@/lib/db/database'
import { searchTokens } from '@/lib/db/schema/search'
import { and, inArray, like, or, sql } from 'drizzle-orm'

/** The words among these terms that occur in documents, in any form or as a prefix. */
export async function selectKnown(
  db: Executor,
  terms: readonly { forms: readonly string[]; beginning: string | null; word: string }[],
): Promise<Set<string>> {
  const known = terms.map(
    ({ word, forms, beginning }) => sql`(select ${word}::text as word where exists (
      select from ${searchTokens} where ${or(
        inArray(searchTokens.word, [...forms]),
        beginning === null ? undefined : beginsWith(beginning),
      )}))`,
  )
  const { rows } = await db.execute<{ word: string }>(sql.join(known, sql` union all `))
  return new Set(rows.map(({ word }) => word))
}

/** Unlike `starts_with`, `like` uses the index under every collation; only for letters. */
const beginsWith = (letters: string) => like(searchTokens.word, `${letters}%`)

const prefixMatchesAtOnce = 100

/** The words of documents that start with these letters, the shortest first. */
export async function selectPrefixMatches(db: Executor, letters: string): Promise<string[]> {
  const found = await db
    .select({ word: searchTokens.word })
    .from(searchTokens)
    .where(beginsWith(letters))
    .orderBy(sql`length(${searchTokens.word})`, searchTokens.word)
    .limit(prefixMatchesAtOnce)
  return found.map((one) => one.word)
}

const alikeAtOnce = 60
const minSimilarity = '0.2'

/** The words of documents that are similar to this one, the most similar first. */
export async function selectAlike(db: Database, word: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${minSimilarity}, true)`)
    const found = await tx
      .select({ word: searchTokens.word })
      .from(searchTokens)
      .where(
        and(
          sql`${searchTokens.word} % ${word}`,
          sql`length(${searchTokens.word}) between ${word.length - 2}::int and ${word.length + 2}::int`,
        ),
      )
      .orderBy(sql`similarity(${searchTokens.word}, ${word}) desc`, searchTokens.word)
      .limit(alikeAtOnce)
    return found.map((one) => one.word)
  })
}
