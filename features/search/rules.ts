import { pageCount } from '@/lib/api/paging'
import { textsOf } from '@/lib/bilingual/in-locale'
import { valueOfPair } from '@/lib/bilingual/pair'
import { fold, searchTokens } from '@/lib/i18n/fold'
import { locales } from '@/lib/i18n/locale'
import type { SearchAnswer, SearchHit } from './contract'
import { searchPageSize, searchTypes, type SearchType } from './kinds/contract'

/** A part of a text, `[start, end]` in UTF-16 units. */
export type TextRange = readonly [number, number]

/** Only this many results can be paged through (see the contract). */
export const resultLimit = 1_000

/**
 * A link to a place in a page loads the page: only then the browser opens what is closed around the
 * place.
 */
export function opensFully({ path }: { path: string }): { 'data-reload'?: '' } {
  return path.includes('#') ? { 'data-reload': '' } : {}
}

/** The number of result pages that can be opened, at least one. */
export function searchPages(total: number): number {
  return pageCount(Math.min(total, resultLimit), searchPageSize)
}

/** The number of results of all types, also those that are filtered out. */
export function foundInAll({ counts }: Pick<SearchAnswer, 'counts'>): number {
  return searchTypes.reduce((sum, type) => sum + counts[type], 0)
}

/** A text split at its matches. Ranges that overlap or lie outside are ignored. */
export function markedParts(
  text: string,
  ranges: readonly TextRange[],
): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) parts.push({ text: text.slice(at, start), marked: false })
    parts.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false })
  return parts
}

const wordPattern = /[\p{L}\p{M}\p{N}\u0640]+/gu
/** The Arabic article in a folded word, alone or after 'and', 'so', 'by', 'as', 'for'. */
const article = /^[وفبك]?ال(?=..)|^لل(?=..)/

/** The prefixes of words of a name that match the typed text, with or without the Arabic article. */
export function typedBeginnings(name: string, typed: string): TextRange[] {
  const wanted = searchTokens(typed).map((word) => ({ word, bare: word.replace(article, '') }))
  return [...name.matchAll(wordPattern)].flatMap(({ 0: word, index }): TextRange[] => {
    const folded = fold(word)
    const before = article.exec(folded)?.[0].length ?? 0
    const lengths = wanted.map((one) => {
      if (folded.startsWith(one.word)) return one.word.length
      return folded.startsWith(one.bare, before) ? before + one.bare.length : 0
    })
    const end = signsFor(word, Math.max(0, ...lengths))
    return end > 0 ? [[index, index + end]] : []
  })
}

/** The length of the part of a word that folds to so many characters, diacritics included. */
function signsFor(word: string, folded: number): number {
  if (folded === 0) return 0
  let end = 1
  while (end < word.length && fold(word.slice(0, end)).length < folded) end += 1
  while (/^\p{M}/u.test(word.slice(end))) end += 1
  return end
}

/**
 * A folded text in the spelling of the matches: `شركه` as `شركة`. A word without a match stays
 * folded.
 */
export function asCorrected(folded: string, hits: readonly SearchHit[]): string {
  const found = hits.flatMap(foundWords).map((word) => {
    const bare = word.slice(article.exec(fold(word))?.[0].length ?? 0)
    return { bare: bare.toLowerCase(), folded: fold(bare) }
  })
  return folded
    .split(' ')
    .map((word) => found.find((one) => one.folded === word)?.bare ?? word)
    .join(' ')
}

function foundWords({ highlights, excerpt, ...hit }: SearchHit): string[] {
  const titles = textsOf(hit, 'title')
  const texts = [
    ...locales.map((locale) =>
      markedParts(titles[locale], valueOfPair(highlights, 'title', locale)),
    ),
    markedParts(excerpt, highlights.excerpt),
  ]
  return texts.flat().flatMap(({ text, marked }) => (marked ? [text] : []))
}

interface TypeGroup<Found> {
  type: SearchType
  /** The place of its first record among all. */
  first: number
  records: Found[]
}

/** Records grouped by type: the type of the best record first, the order inside a type kept. */
export function groupedByType<Found extends { type: SearchType }>(
  found: readonly Found[],
): TypeGroup<Found>[] {
  const types = [...new Set(found.map(({ type }) => type))]
  let first = 0
  return types.map((type) => {
    const records = found.filter((one) => one.type === type)
    const group = { type, first, records }
    first += records.length
    return group
  })
}

/** The number of searches that a browser stores. */
export const recentLimit = 6

/** The recent searches with a new one in front, without duplicates. */
export function withRecent(recent: readonly string[], text: string): string[] {
  const folded = fold(text)
  return [text, ...recent.filter((one) => fold(one) !== folded)].slice(0, recentLimit)
}

/** The searches in the stored text of a browser; invalid entries are ignored. */
export function recentIn(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored)
    const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
    return texts.slice(0, recentLimit)
  } catch {
    return []
  }
}
