import 'server-only'
import { locales, type Locale } from '@/lib/i18n/locale'
import type { ContentStatus } from '../contract'
import type { EntryRow } from './content-store.sql'
import { type labelOf } from '../kinds/rules'

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

/** The state of a record, as staff read it. */
export function toStatus({ id, entry, label, missing }: Found, people: People): ContentStatus {
  return {
    id,
    version: entry?.version ?? 0,
    state: entry?.state ?? 'published',
    is_published: !(entry?.is_new ?? false),
    removes: entry?.removes ?? false,
    ...label,
    publish_at: entry?.publish_at ?? null,
    unpublish_at: entry?.unpublish_at ?? null,
    unpublish_by: personOf(people, entry?.unpublish_by ?? null),
    unpublish_confirmed_by: personOf(people, entry?.unpublish_confirmed_by ?? null),
    note: entry?.note ?? null,
    updated_at: entry?.updated_at ?? null,
    updated_by: personOf(people, entry?.updated_by ?? null),
    approved_by: personOf(people, entry?.approved_by ?? null),
    missing: [...missing],
    older: locales.filter((locale) => entry?.older.includes(locale)),
  }
}

/** The people in some entries. */
export function peopleIn(entries: readonly (EntryRow | null)[]): number[] {
  return entries.flatMap((entry) =>
    entry === null
      ? []
      : [
          entry.updated_by,
          entry.approved_by,
          entry.unpublish_by,
          entry.unpublish_confirmed_by,
          ...entry.authors,
        ].filter((id) => id !== null),
  )
}
