import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { maxNames } from '../contract'
import { selectNamed } from './name-search.sql'

/**
 * Companies to choose from, public or not, by their last saved version: names that start with the
 * text come first. A number finds the company with that id. Throws `forbidden`.
 */
export async function findCompanies(actor: Actor, { q = '' }: { q?: string | undefined }) {
  requireAccess('staff:people', actor)
  return selectNamed(await database(), q.trim(), maxNames)
}

/** Companies that a text names, public or not, for officers. */
export async function searchCompanies(db: Executor, text: string, limit: number) {
  return selectNamed(db, text, limit)
}
