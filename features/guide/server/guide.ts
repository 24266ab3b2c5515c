import 'server-only'
import { database } from '@/lib/db/database'
import { selectGuide } from './guide.sql'

/** The guide as an array of one, as in the contract; empty until editors write it. */
export async function getGuide() {
  return selectGuide(await database())
}
