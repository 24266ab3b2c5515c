import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { officeWrite } from '../contract'
import { insertOffices, selectOffices } from './repository'

/** The offices, in their order. */
export async function listOffices() {
  return selectOffices(await database())
}

/** Writes offices through their contract. */
export async function importOffices(db: Executor, records: unknown[]) {
  await insertOffices(db, officeWrite.array().parse(records))
}
