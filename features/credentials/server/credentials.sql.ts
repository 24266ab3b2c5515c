import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { inYears, withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { publicRecords } from '@/lib/db/public-records'
import { credentials } from '@/lib/db/schema/credentials'
import { countries } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { CredentialForm, credentialList } from '../contract'
import { searchedFields } from '../rules'

/** The columns of a credential on the wire. */
const { type_list: _type, ...columns } = getTableColumns(credentials)

export const listedCredentials = publicRecords({
  key: credentials.id,
  select: (db) =>
    db
      .select({ ...columns, country: countries })
      .from(credentials)
      .innerJoin(countries, eq(countries.id, credentials.country_id))
      .$dynamic(),
  filter: ({ q, type, country, year }: QueryOf<typeof credentialList>) =>
    and(
      withIds(credentials.type, type),
      withIds(credentials.country_id, country),
      inYears(credentials.date, year),
      mentions(columnsOf(credentials, searchedFields), q),
    ),
  order: () => [desc(credentials.date), desc(credentials.id)],
})

/** Reads a credential and locks it until the transaction ends. */
export async function lockCredential(db: Executor, id: number) {
  const [row] = await db.select().from(credentials).where(eq(credentials.id, id)).for('update')
  return row
}

/** The fields of a credential that name a list entry that does not exist. */
export async function unknownReferences(
  db: Executor,
  { type, country_id }: Pick<CredentialForm, 'type' | 'country_id'>,
): Promise<('type' | 'country_id')[]> {
  const [types, places] = await Promise.all([
    db.$count(lookups, and(eq(lookups.list, 'credential_types'), eq(lookups.id, type))),
    db.$count(countries, eq(countries.id, country_id)),
  ])
  return [
    ...(types === 0 ? (['type'] as const) : []),
    ...(places === 0 ? (['country_id'] as const) : []),
  ]
}

const now = sql<string>`now()`

export async function insertCredential(db: Executor, form: CredentialForm): Promise<number> {
  const [row] = await db
    .insert(credentials)
    .values({ ...form, updated_at: now })
    .returning({ id: credentials.id })
  return row?.id ?? 0
}

export async function updateCredential(db: Executor, id: number, form: CredentialForm) {
  await db
    .update(credentials)
    .set({ ...form, updated_at: now })
    .where(eq(credentials.id, id))
}

export async function deleteCredential(db: Executor, id: number) {
  await db.delete(credentials).where(eq(credentials.id, id))
}
