import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { searchedFields } from '../rules'

export interface PoolFilters {
  search?: string | undefined
  experts?: number[] | undefined
}

/** The search covers an entry and the name of its field of expertise. */
function mentioned(db: Executor, search: string) {
  const names = mentions(columnsOf(experts, ['NAME']), search)
  return or(
    mentions(columnsOf(poolEntries, searchedFields), search),
    names &&
      inArray(poolEntries.expert_id, db.select({ id: experts.id }).from(experts).where(names)),
  )
}

function publicEntries(db: Executor, filters: PoolFilters) {
  return and(
    eq(poolEntries.status, 1),
    filters.experts && inArray(poolEntries.expert_id, filters.experts),
    filters.search === undefined ? undefined : mentioned(db, filters.search),
  )
}

export async function selectExperts(db: Executor) {
  return db.select().from(experts).orderBy(asc(experts.sort), asc(experts.id))
}

export async function selectPool(
  db: Executor,
  { limit, offset, ...filters }: PoolFilters & { limit: number; offset: number },
) {
  return db
    .select(getTableColumns(poolEntries))
    .from(poolEntries)
    .innerJoin(experts, eq(experts.id, poolEntries.expert_id))
    .where(publicEntries(db, filters))
    .orderBy(asc(experts.sort), asc(poolEntries.id))
    .limit(limit)
    .offset(offset)
}

export async function countPool(db: Executor, filters: PoolFilters) {
  return countUpTo(db, poolEntries, publicEntries(db, filters))
}
