import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { selectNamed } from './repository'

/**
 * Companies to choose from, public or not, by what their owners last saved: those whose name begins
 * with the words come first. A number is the company of that number. Throws `forbidden`.
 */
export async function findCompanies(actor: Actor, { q = '' }: { q?: string | undefined }) {
  requireAccess('staff:admin', actor)
  return selectNamed(await database(), q.trim())
}
