import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { plainText } from '@/lib/html/plain-text'
import { locales, type Locale } from '@/lib/i18n/locale'
import type { ContentStanding } from '../contract'
import { fieldsOf, pairsOf, type ContentKind } from '../kinds/contract'
import type { EntryRow } from './repository'

/** What staff write of a record, without what the portal writes itself. */
export function writtenOf(kind: ContentKind, row: Readonly<Record<string, unknown>>) {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(fieldsOf(kind).map((name) => [name, values.get(name) ?? null]))
}

const longestLabel = 200

/** What a record is called in lists, in both languages. */
export function labelOf(kind: ContentKind, record: Readonly<Record<string, unknown>>) {
  const pair = pairsOf(kind).find(({ field }) => field === kind.label)
  const text = (name: string | undefined) =>
    plainText(String((name !== undefined && record[name]) || '')).slice(0, longestLabel)
  return bilingualPair('label', { en: text(pair?.en), ar: text(pair?.ar) })
}

/** People of staff by their ids. */
export type People = ReadonlyMap<number, string>

export const personOf = (people: People, id: number | null) =>
  id === null ? null : { id, name: people.get(id) ?? '' }

interface Found {
  id: string
  entry: EntryRow | null
  label: ReturnType<typeof labelOf>
  missing: readonly Locale[]
}

/** How the work on a record stands, as staff read it. */
export function toStanding({ id, entry, label, missing }: Found, people: People): ContentStanding {
  return {
    id,
    version: entry?.version ?? 0,
    state: entry?.state ?? 'published',
    is_published: !(entry?.is_new ?? false),
    removes: entry?.removes ?? false,
    ...label,
    publish_at: entry?.publish_at ?? null,
    note: entry?.note ?? null,
    updated_at: entry?.updated_at ?? null,
    updated_by: personOf(people, entry?.updated_by ?? null),
    approved_by: personOf(people, entry?.approved_by ?? null),
    missing: [...missing],
    older: locales.filter((locale) => entry?.older.includes(locale)),
  }
}

/** The people whom entries name. */
export function peopleIn(entries: readonly (EntryRow | null)[]): number[] {
  return entries.flatMap((entry) =>
    entry === null
      ? []
      : [entry.updated_by, entry.approved_by, ...entry.authors].filter((id) => id !== null),
  )
}
