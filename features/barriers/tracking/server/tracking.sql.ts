import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { barrierReports, barriers } from '@/lib/db/schema/barriers'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, eq, sql } from 'drizzle-orm'

/** Whether an enquiry is of a person. */
export async function isOwnEnquiry(db: Executor, id: number, person: number) {
  const own = and(eq(enquiries.id, id), eq(enquiries.user_id, person))
  return (await db.$count(enquiries, own)) > 0
}

/** The barrier that an enquiry reported. */
export async function findReported(db: Executor, enquiry: number) {
  const [found] = await db
    .select({
      id: barriers.id,
      status: barriers.status,
      ...columnPair(barriers, 'title'),
      is_public: sql<boolean>`${barriers.published_at} is not null`,
    })
    .from(barrierReports)
    .innerJoin(barriers, eq(barriers.id, barrierReports.barrier_id))
    .where(eq(barrierReports.enquiry_id, enquiry))
  return found
}
