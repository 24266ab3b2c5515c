import 'server-only'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { mayOpen } from '../../rules'
import { selectOthers, writePresence } from './repository'

/**
 * Notes that a member of staff has a record open, and names the colleagues who have it open too;
 * nothing for people whose roles do not open its area.
 */
export async function noteOpen(actor: Actor, record: string) {
  const { userId, staffRoles } = personOf(actor)
  if (!mayOpen(record, staffRoles)) return []
  const db = await database()
  await writePresence(db, { record, user_id: userId })
  return selectOthers(db, record, userId)
}
