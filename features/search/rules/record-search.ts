import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { nearest } from '@/lib/search/nearest'
import { withCorrections, type Search, type Term } from '@/lib/search/query'
import { formsOf, nameOf, tokensIn } from '@/lib/search/tokens'
import type { SearchType } from '../kinds/contract'
import { kindWeights } from './kind-weights'

/** A record that is searched without the index of the database, with its tokens. */
export interface SearchableRecord {
  kind: SearchType
  record_id: number
  title_eng: string
  title_ara: string
  text_eng: string
  text_ara: string
  paths: Record<Locale, string>
  date: string | null
  names: readonly string[]
  inTitle: ReadonlySet<string>
  inText: ReadonlySet<string>
}

interface Written {
  kind: SearchType
  record_id: number
  titles: Record<Locale, string>
  texts: Record<Locale, string>
  paths: Record<Locale, string>
}

const formsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap(tokensIn).flatMap(({ word }) => formsOf(word)))

/** Splits a record into tokens once, so that searches only compare. */
export function searchableRecord({ titles, texts, ...record }: Written): SearchableRecord {
  return {
    ...record,
    ...bilingualPair('title', titles),
    ...bilingualPair('text', texts),
    date: null,
    names: [titles.en, titles.ar].map(nameOf).filter((name) => name !== ''),
    inTitle: formsIn([titles.en, titles.ar]),
    inText: formsIn([texts.en, texts.ar]),
  }
}

function has(forms: ReadonlySet<string>, { forms: wanted, beginning, groups }: Term): boolean {
  if (wanted.some((form) => forms.has(form))) return true
  if (groups?.every((word) => forms.has(word))) return true
  return beginning !== null && [...forms].some((form) => form.startsWith(beginning))
}

/** The score of a record: a title counts more than a text; 0 where a word is missing. */
function scoreOf(record: SearchableRecord, { terms, name }: Search): number {
  const titled = terms.filter((term) => has(record.inTitle, term)).length
  const all = terms.every((term) => has(record.inTitle, term) || has(record.inText, term))
  if (!all || terms.length === 0) return 0
  const isName = record.names.includes(name) ? 6 : 0
  const begins = name !== '' && record.names.some((one) => one.startsWith(name)) ? 3 : 0
  const shortest = Math.min(...record.names.map((one) => one.length))
  const titles = titled === terms.length ? 3 + Math.min(1, name.length / shortest) : 0
  return isName + begins + titles + titled / terms.length + kindWeights[record.kind]
}

/** The records that have every word of a search, best first. */
export function matching(records: readonly SearchableRecord[], search: Search): SearchableRecord[] {
  return records
    .map((record) => ({ record, score: scoreOf(record, search) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) => other.score - one.score || one.record.record_id - other.record.record_id,
    )
    .map(({ record }) => record)
}

/** The search with each unknown word replaced by the nearest word of the records. */
export function correctedBy(records: readonly SearchableRecord[], search: Search): Search {
  const unknown = search.terms.filter(
    (term) => !records.some(({ inTitle, inText }) => has(inTitle, term) || has(inText, term)),
  )
  if (unknown.length === 0) return search
  const known = [...new Set(records.flatMap(({ inTitle, inText }) => [...inTitle, ...inText]))]
  const corrections = new Map<string, string>()
  for (const { word } of unknown) {
    const alike = known.filter((one) => Math.abs(one.length - word.length) <= 2)
    const other = nearest(word, alike)
    if (other !== null) corrections.set(word, other)
  }
  return corrections.size > 0 ? withCorrections(search, corrections) : search
}
