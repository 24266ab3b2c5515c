import 'server-only'
import type { Executor } from '@/lib/db/database'
import { searchTokens } from '@/lib/db/schema/search'
import { inArray, like, sql } from 'drizzle-orm'

/** Those of some words that occur in documents. */
export async function selectKnown(db: Executor, tokens: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ word: searchTokens.word })
    .from(searchTokens)
    .where(inArray(searchTokens.word, [...tokens]))
  return new Set(found.map(({ word }) => word))
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

/**
 * The words of documents that are similar to each of these, the most similar first. The threshold
 * holds for the statement alone, and is set before a word is looked up, since the word comes from it.
 */
export async function selectAlike(db: Executor, spellings: readonly string[]) {
  const { rows } = await db.execute<{ typed: string; alike: string[] }>(sql`
    with typed as materialized (
      select case when set_config('pg_trgm.similarity_threshold', ${minSimilarity}, true) <> ''
        then word end as word
      from unnest(${sql.param([...spellings])}::text[]) word
    )
    select typed.word as typed, array(
      select known.word from ${searchTokens} known
      where known.word % typed.word
        and length(known.word) between length(typed.word) - 2 and length(typed.word) + 2
      order by similarity(known.word, typed.word) desc, known.word limit ${alikeAtOnce}::int
    ) as alike
    from typed`)
  return new Map(rows.map(({ typed, alike }) => [typed, alike]))
}
