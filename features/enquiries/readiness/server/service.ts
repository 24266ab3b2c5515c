import 'server-only'
import { database } from '@/lib/db/database'
import { selectBands } from './repository'

/** The meaning of the averages of a readiness assessment, from the lowest up. */
export async function listBands() {
  return selectBands(await database())
}
