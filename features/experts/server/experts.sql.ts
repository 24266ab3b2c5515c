import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { publicRecords } from '@/lib/db/public-records'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { poolList } from '../contract'
import { searchedFields } from '../rules'

/** The search covers an entry and the name of its field of expertise. */
function mentioned(db: Executor, search: string | undefined) {
  const names = mentions(columnsOf(experts, ['NAME']), search)
  return or(
    mentions(columnsOf(poolEntries, searchedFields), search),
    names &&
      inArray(poolEntries.expert_id, db.select({ id: experts.id }).from(experts).where(names)),
  )
}

export async function selectExperts(db: Executor) {
  return db.select().from(experts).orderBy(asc(experts.sort), asc(experts.id))
}

export const publicPool = publicRecords({
  key: poolEntries.id,
  select: (db) =>
    db
      .select(getTableColumns(poolEntries))
      .from(poolEntries)
      .innerJoin(experts, eq(experts.id, poolEntries.expert_id))
      .$dynamic(),
  isPublic: eq(poolEntries.status, 1),
  filter: ({ q, expert }: QueryOf<typeof poolList>, db) =>
    and(withIds(poolEntries.expert_id, expert), mentioned(db, q)),
  order: () => [asc(experts.sort), asc(poolEntries.id)],
})
