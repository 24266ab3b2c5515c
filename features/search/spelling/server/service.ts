import 'server-only'
import type { Executor } from '@/lib/db/database'
import { nearest } from '@/lib/search/nearest'
import { withCorrections, type Search } from '@/lib/search/query'
import { withoutArticle } from '@/lib/search/stems'
import { selectAlike, selectPrefixMatches, selectKnown } from './repository'

/** The words of documents that start with these letters, the shortest first. */
export function prefixMatches(db: Executor, letters: string): Promise<string[]> {
  return selectPrefixMatches(db, letters)
}

/** The search with each unknown word replaced by the nearest known one; the same object without any. */
export async function corrected(db: Executor, search: Search): Promise<Search> {
  const letters = search.terms.filter(({ word }) => /^\p{L}{3,30}$/u.test(word))
  if (letters.length === 0) return search
  const known = await selectKnown(db, letters)
  const unknown = letters.map(({ word }) => word).filter((word) => !known.has(word))
  if (unknown.length === 0) return search
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
  return corrections.size > 0 ? withCorrections(search, corrections) : search
}
