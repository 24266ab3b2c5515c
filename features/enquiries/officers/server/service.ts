import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { selectOfficers } from './repository'

/** The officers to whom an enquiry can be assigned. Throws `forbidden`. */
export async function listOfficers(actor: Actor) {
  requireAccess('staff:cases', actor)
  return selectOfficers(await database())
}
