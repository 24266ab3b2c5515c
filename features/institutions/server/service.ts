import 'server-only'
import type { Executor } from '@/lib/db/database'
import { institutionWrite } from '../contract'
import { insertInstitutions } from './repository'

/** Writes support institutions through their contract. */
export async function importInstitutions(db: Executor, records: unknown[]) {
  await insertInstitutions(db, institutionWrite.array().parse(records))
}
