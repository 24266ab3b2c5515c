import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { selectSteps } from '../../server/barriers.sql'
import { findReported, isOwnEnquiry } from './tracking.sql'

/** The barrier that an enquiry of the caller reported. Throws `not_found`, also for another person's. */
export async function getReported(actor: Actor, enquiry: number) {
  const db = await database()
  if (!(await isOwnEnquiry(db, enquiry, personOf(actor).userId))) throw new Problem('not_found')
  const found = await findReported(db, enquiry)
  return { barrier: found ? { ...found, steps: await selectSteps(db, found.id) } : null }
}
