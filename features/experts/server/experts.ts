import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { idsOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { expertWrite, poolEntryWrite, type poolList } from '../contract'
import { expertListShape } from '../search-params'
import { countPool, insertExperts, selectExperts, selectPool } from './experts.sql'

const htmlFields = ['DESCRIPTION_ENG', 'DESCRIPTION_ARA', 'TARIFF_ENG', 'TARIFF_ARA'] as const

/** Fields of expertise in their order. */
export async function listExperts() {
  return selectExperts(await database())
}

/** The public pool by field of expertise; a page when any parameter is given (decisions section 3). */
export async function listPool(query: QueryOf<typeof poolList>) {
  const db = await database()
  const filters = { search: query.q, experts: idsOf(query.expert) }
  return listOrPage(query, expertListShape.pageSize, {
    rows: (range) => selectPool(db, { ...filters, ...range }),
    count: () => countPool(db, filters),
  })
}

/** Imports fields of expertise and the pool: contract schema, then clean HTML. */
export async function importExperts(
  db: Executor,
  records: { experts: unknown[]; pool: unknown[] },
) {
  const pool = poolEntryWrite.array().parse(records.pool)
  await insertExperts(db, {
    experts: expertWrite.array().parse(records.experts),
    pool: pool.map((record) => sanitiseFields(record, htmlFields)),
  })
}
