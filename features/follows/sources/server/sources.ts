import 'server-only'
import type { Pair } from '@/lib/bilingual/fields'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { type FollowSource } from '../contract'
import { addressOf } from '../rules'
import { selectLines } from './sources.sql'

/** A record as one line of a mail or feed. */
export interface Line {
  source: FollowSource
  title: Record<Pair<'title', 'lower'>, string>
  /** The unprefixed address. */
  path: string
}

interface Reference {
  source: FollowSource
  record_id: string
}

export const referenceKey = ({ source, record_id }: Reference) => `${source} ${record_id}`

/** The lines of those records that are still public, by `referenceKey`. */
export async function linesOf(db: Executor, records: readonly Reference[]) {
  const lines = new Map<string, Line>()
  for (const source of new Set(records.map((record) => record.source))) {
    const ids = new Set(
      records.filter((record) => record.source === source).map(({ record_id }) => record_id),
    )
    for (const row of await selectLines(db, source, [...ids])) {
      const { record_id } = row
      const titles = textsOf(row, 'title')
      const path = addressOf(source, { record_id, title: titles.en || titles.ar })
      lines.set(referenceKey({ source, record_id }), { source, title: row, path })
    }
  }
  return lines
}

export function titleOf({ title }: Line, locale: Locale): string {
  return inLocale(title, 'title', locale)
}
