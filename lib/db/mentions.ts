import 'server-only'
import { foldedSigns, searchTokens } from '@/lib/i18n/fold'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether texts of a row (also HTML) contain every token of a search text, in any case and any
 * spelling of Arabic; `%` and `_` are ordinary characters. No index serves it, so it is for lists
 * that stay small; those that grow have search documents. Undefined where no text is given.
 */
export function mentions(
  columns: readonly PgColumn[],
  search: string | undefined,
): SQL | undefined {
  const tokens = searchTokens(search ?? '')
  if (tokens.length === 0) return undefined
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`
  const plain = sql`replace(regexp_replace(${text}, '<[^>]*>', ' ', 'g'), '&amp;', '&')`
  const folded = sql`translate(lower(${plain}), ${foldedSigns.from}, ${foldedSigns.to})`
  const patterns = tokens.map((token) => sql`${`%${token.replace(/[\\%_]/g, '\\$&')}%`}`)
  return sql`${folded} like all (array[${sql.join(patterns, sql`, `)}]::text[])`
}
