import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { officeWrite } from '../contract'
import { insertOffices, selectOffices } from './offices.sql'

/** The offices, in their order. */
export async function listOffices() {
  return selectOffices(await database())
}

/** Imports offices after validation against their contract. */
export async function importOffices(db: Executor, records: unknown[]) {
  await insertOffices(db, officeWrite.array().parse(records))
}
