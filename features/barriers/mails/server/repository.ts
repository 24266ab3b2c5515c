import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { barrierReports, barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, asc, eq } from 'drizzle-orm'

/** A step, its barrier, and a person who reported it; undefined when the account is deleted. */
export async function findStepFor(db: Executor, step: number, person: number) {
  const [found] = await db
    .select({
      ...{ name: users.name, address: users.email, locale: users.locale },
      enquiry_id: enquiries.id,
      barrier_id: barriers.id,
      published_at: barriers.published_at,
      status: barrierSteps.status,
      ...columnPair(barrierSteps, 'text'),
      ...columnPair(barriers, 'title'),
    })
    .from(barrierSteps)
    .innerJoin(barriers, eq(barriers.id, barrierSteps.barrier_id))
    .innerJoin(barrierReports, eq(barrierReports.barrier_id, barriers.id))
    .innerJoin(enquiries, eq(enquiries.id, barrierReports.enquiry_id))
    .innerJoin(users, eq(users.id, enquiries.user_id))
    .where(and(eq(barrierSteps.id, step), eq(users.id, person), isActiveUser))
    .orderBy(asc(enquiries.id))
    .limit(1)
  return found
}
