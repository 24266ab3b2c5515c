import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { contentEntries } from '@/lib/db/schema/content'
import { orderedBy } from '@/lib/db/search-page'
import { and, desc, eq, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { idOf } from './records.sql'
import { columnOf, published, type Listed } from './content.sql'

/** The texts that name a found record, and the values that precede them. */
const named = (texts: readonly (PgColumn | undefined)[]) =>
  texts.map((text) => (text ? sql<string | null>`${text}::text` : sql<null>`null::text`))

/**
 * Published records of these kinds whose label has the tokens of a text, at most `limit` of each
 * kind, in one query.
 */
export async function selectLabelled(
  db: Executor,
  kinds: readonly (Listed & { before: readonly string[] })[],
  { text, limit }: { text: string; limit: number },
) {
  const parts = kinds.map((listed) => {
    const { kind, storage, label, before } = listed
    const [english, arabic] = named([label.en, label.ar].map((name) => columnOf(storage, name)))
    const values = named(before.map((name) => columnOf(storage, name)))
    const order = storage.key.map((column) => desc(orderedBy(text, column)))
    return sql`(select ${kind}::text as kind, ${idOf(storage)} as id, ${english} as english,
      ${arabic} as arabic, array[${sql.join(values, sql`, `)}]::text[] as before
      from ${storage.table} where ${published(listed, { search: text, equal: [] })}
      order by ${sql.join(order, sql`, `)} limit ${limit})`
  })
  const { rows } = await db.execute<FoundLabel>(sql.join(parts, sql` union all `))
  return rows
}

/** Records of any kind that were never published and whose label mentions a text, the newest first. */
export async function selectNewLabelled(db: Executor, text: string, limit: number) {
  const { is_new, state, updated_at } = contentEntries
  const isNamed = mentions(columnsOf(contentEntries, ['label']), text)
  return db
    .select()
    .from(contentEntries)
    .where(and(eq(is_new, true), not(eq(state, 'removed')), isNamed))
    .orderBy(desc(updated_at))
    .limit(limit)
}

type FoundLabel = {
  kind: string
  id: string
  english: string | null
  arabic: string | null
  before: (string | null)[]
}
