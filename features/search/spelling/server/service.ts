import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isArabicText } from '@/lib/i18n/fold'
import { distance, nearest } from '@/lib/search/nearest'
import { withCorrections, type Search } from '@/lib/search/query'
import { withoutArticle } from '@/lib/search/stems'
import { selectAlike, selectPrefixMatches } from './repository'

/** The words of documents that start with these letters, the shortest first. */
export function prefixMatches(db: Executor, letters: string): Promise<string[]> {
  return selectPrefixMatches(db, letters)
}

interface Correction {
  search: Search
  /** Only a word of Latin letters is: the lists of Arabic words are shorter, and a word may be missing. */
  isSure: boolean
}

/** The search with each unknown word replaced by the nearest word of records; null without any. */
export async function correctionOf(
  db: Executor,
  { search, unknown }: { search: Search; unknown: readonly string[] },
): Promise<Correction | null> {
  if (unknown.length === 0) return null
  const alike = await selectAlike(
    db,
    unknown.map((word) => withoutArticle(word)),
  )
  const corrections = new Map(
    unknown.flatMap((word): [string, string][] => {
      const bare = withoutArticle(word)
      const other = nearest(bare, alike.get(bare) ?? [])
      return other === null ? [] : [[word, other]]
    }),
  )
  if (corrections.size === 0) return null
  const isSure = [...corrections].every(
    ([word, other]) => !isArabicText(word) || distance(withoutArticle(word), other) === 1,
  )
  return { search: withCorrections(search, corrections), isSure }
}
