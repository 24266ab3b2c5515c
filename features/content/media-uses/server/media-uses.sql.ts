import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { companyCertificates, companyVersions } from '@/lib/db/schema/companies'
import { contentEntries, contentVersions } from '@/lib/db/schema/content'
import {
  productPictures,
  productVersions,
  servicePictures,
  serviceVersions,
} from '@/lib/db/schema/offers'
import { and, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PublishedTable } from '../../kinds/server/kinds.sql'
import { idOf } from '../../server/records.sql'

/** What records of companies and people hold; their files stay when an account ends. */
const others: readonly PgTable[] = [
  users,
  companyVersions,
  companyCertificates,
  productVersions,
  productPictures,
  serviceVersions,
  servicePictures,
]
const keyForm = '[0-9a-f]{32}'

const hasKey = (text: SQL | PgColumn, key: string) => sql`${text}::text like ${`%${key}%`}`
const rowOf = (table: PgTable) => sql`to_jsonb(${table})`

/** The ids of the published records of a kind that hold a file. */
export async function selectHolders(db: Executor, storage: PublishedTable, key: string) {
  return db
    .select({ id: idOf(storage) })
    .from(storage.table)
    .where(hasKey(rowOf(storage.table), key))
}

/** The drafts that hold a file. */
export async function selectDraftHolders(db: Executor, key: string) {
  const { kind, record_id: id, data } = contentEntries
  return db
    .select({ kind, id })
    .from(contentEntries)
    .where(and(isNotNull(data), hasKey(data, key)))
}

export async function countVersionHolders(db: Executor, key: string): Promise<number> {
  return db.$count(contentVersions, hasKey(contentVersions.data, key))
}

/** Every file key in the published records of these tables, in drafts, and in records of companies. */
export async function selectHeldKeys(
  db: Executor,
  tables: readonly PgTable[],
): Promise<ReadonlySet<string>> {
  const held = new Set<string>()
  for (const table of [...tables, contentEntries, ...others]) {
    const found = sql<string>`(regexp_matches(${rowOf(table)}::text, ${keyForm}, 'g'))[1]`
    for (const { key } of await db.select({ key: found }).from(table)) held.add(key)
  }
  return held
}
