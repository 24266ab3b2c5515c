import 'server-only'
import { requireCase } from '@/features/enquiries/server/enquiry-limits'
import { personOf, type Actor } from '@/lib/auth/actor'
import { rightsOf } from '@/lib/auth/staff-areas'
import { database } from '@/lib/db/database'
import { mayOpen } from '../../rules'
import { selectOthers, writePresence } from './presence.sql'

/**
 * Notes that a member of staff has a record open, and names the colleagues who have it open too;
 * nothing for people whose rights do not open it. Throws `not_found` for an
 * enquiry that the role of the caller does not reach.
 */
export async function noteOpen(actor: Actor, record: string) {
  const { userId } = personOf(actor)
  if (!mayOpen(record, rightsOf(actor))) return []
  const [, enquiry] = /^\/enquiries\/(\d+)$/.exec(record) ?? []
  if (enquiry !== undefined) await requireCase(actor, Number(enquiry))
  const db = await database()
  await writePresence(db, { record, user_id: userId })
  return selectOthers(db, record, userId)
}
