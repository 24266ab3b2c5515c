import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { requireCase } from './enquiry-limits'
import { selectOfficers } from './officers.sql'

/**
 * The officers, or those to whom an enquiry can be given: their roles reach it. Throws `forbidden`,
 * and `not_found` for an enquiry that the roles of the caller do not reach.
 */
export async function listOfficers(actor: Actor, enquiry: number | undefined) {
  requireAccess('staff:cases', actor)
  if (enquiry !== undefined) await requireCase(actor, enquiry)
  return selectOfficers(await database(), enquiry)
}
