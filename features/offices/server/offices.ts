import 'server-only'
import { database } from '@/lib/db/database'
import { selectOffices } from './offices.sql'

/** The offices, in their order. */
export async function listOffices() {
  return selectOffices(await database())
}
