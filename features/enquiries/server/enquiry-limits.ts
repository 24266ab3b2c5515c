import 'server-only'
import { Problem } from '@/lib/api/problem'
import { permits, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { isReachable } from '@/lib/db/reads/reachable-enquiries'
import { reaches, reachesFile } from './enquiry-limits.sql'

/**
 * Passes for an enquiry that the caller's roles reach. Throws `not_found` for another one, as for
 * one that does not exist.
 */
export async function requireCase(actor: Actor, id: number): Promise<void> {
  if (isReachable(actor) && !(await reaches(await database(), actor, id))) {
    throw new Problem('not_found')
  }
}

/** The check of calls that name an enquiry in their path, before anything is read. */
export const ofCase = ({ id }: { id: number }, actor: Actor): Promise<void> =>
  requireCase(actor, id)

/** Whether a file was sent with an enquiry that the caller may work on. */
export async function mayReadFile(actor: Actor, key: string): Promise<boolean> {
  return permits('staff:cases', actor) && reachesFile(await database(), actor, key)
}
