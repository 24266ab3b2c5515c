import 'server-only'
import type { Executor } from '@/lib/db/database'
import { serviceLevels } from '@/lib/db/schema/enquiry-desk'
import { lookups } from '@/lib/db/schema/lookups'
import { asc, eq, sql } from 'drizzle-orm'

/** Every type of enquiry with its times, where staff have set them. */
export async function selectLevels(db: Executor) {
  return db
    .select({ type: lookups, level: serviceLevels })
    .from(lookups)
    .leftJoin(serviceLevels, eq(serviceLevels.enq_type, lookups.id))
    .where(eq(lookups.list, 'enquiry_types'))
    .orderBy(asc(lookups.id))
}

export async function writeLevel(
  db: Executor,
  level: { enq_type: number; answer_hours: number; close_hours: number },
) {
  const row = { ...level, updated_at: sql`now()` }
  await db
    .insert(serviceLevels)
    .values(row)
    .onConflictDoUpdate({ target: serviceLevels.enq_type, set: row })
}
