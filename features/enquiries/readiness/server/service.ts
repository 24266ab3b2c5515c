import 'server-only'
import { database } from '@/lib/db/database'
import { selectBands } from './repository'

/** What the averages of a readiness assessment mean, from the lowest up. */
export async function listBands() {
  return selectBands(await database())
}
