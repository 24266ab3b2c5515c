import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { addresseeColumns } from '@/lib/db/reads/addressees'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { barrierJoins, barrierReports, barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, asc, eq, isNotNull, or } from 'drizzle-orm'

/** A step, its barrier, and a person who reported or joined it; undefined when the account is deleted. */
export async function findStepFor(db: Executor, step: number, person: number) {
  const reported = db
    .select({
      barrier_id: barrierReports.barrier_id,
      enquiry_id: barrierReports.enquiry_id,
      user_id: enquiries.user_id,
    })
    .from(barrierReports)
    .innerJoin(enquiries, eq(enquiries.id, barrierReports.enquiry_id))
    .as('reported')
  const [found] = await db
    .select({
      reader: addresseeColumns,
      /** The enquiry that reported it; null where the person joined it. */
      enquiry_id: reported.enquiry_id,
      barrier_id: barriers.id,
      published_at: barriers.published_at,
      status: barrierSteps.status,
      ...columnPair(barrierSteps, 'text'),
      ...columnPair(barriers, 'title'),
    })
    .from(barrierSteps)
    .innerJoin(barriers, eq(barriers.id, barrierSteps.barrier_id))
    .innerJoin(users, eq(users.id, person))
    .leftJoin(
      barrierJoins,
      and(eq(barrierJoins.barrier_id, barriers.id), eq(barrierJoins.user_id, users.id)),
    )
    .leftJoin(reported, and(eq(reported.barrier_id, barriers.id), eq(reported.user_id, users.id)))
    .where(
      and(
        eq(barrierSteps.id, step),
        isActiveUser,
        or(isNotNull(reported.enquiry_id), isNotNull(barrierJoins.user_id)),
      ),
    )
    .orderBy(asc(reported.enquiry_id))
    .limit(1)
  return found
}
