import 'server-only'
import type { Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { expertWrite, poolEntryWrite } from '../contract'
import { insertExperts } from './repository'

const htmlFields = ['DESCRIPTION_ENG', 'DESCRIPTION_ARA', 'TARIFF_ENG', 'TARIFF_ARA'] as const

/** Writes fields of expertise and the pool: contract schema, then clean HTML. */
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
