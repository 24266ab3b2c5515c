import 'server-only'
import type { Database, Executor } from '@/lib/db/database'
import { nearest } from '@/lib/search/nearest'
import { withCorrections, type Search } from '@/lib/search/query'
import { withoutArticle } from '@/lib/search/stems'
import { selectAlike, selectPrefixMatches, selectKnown } from './repository'

/** The words of documents that start with these letters, the shortest first. */
export function prefixMatches(db: Executor, letters: string): Promise<string[]> {
  return selectPrefixMatches(db, letters)
}

/** The search with each unknown word replaced by the nearest known one; the same object without any. */
export async function corrected(db: Database, search: Search): Promise<Search> {
  const letters = search.terms.filter(({ word }) => /^\p{L}{3,30}$/u.test(word))
  if (letters.length === 0) return search
  const known = await selectKnown(db, letters)
  const corrections = new Map<string, string>()
  for (const { word } of letters.filter((term) => !known.has(term.word))) {
    const bare = withoutArticle(word)
    const other = nearest(bare, await selectAlike(db, bare))
    if (other !== null) corrections.set(word, other)
  }
  return corrections.size > 0 ? withCorrections(search, corrections) : search
}
