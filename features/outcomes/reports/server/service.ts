import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { valueBands } from '@/lib/db/outcome-codes'
import type { caseOutcomes } from '../contract'
import { countByBand, countByKind, selectOfCase } from './repository'

const usualDays = 30

/** What both sides of a case said came of it. Throws `forbidden`. */
export async function listCaseOutcomes(actor: Actor, query: QueryOf<typeof caseOutcomes>) {
  requireAccess('staff:officer', actor)
  return selectOfCase(await database(), query)
}

/** How many people were asked, and what they answered, without sample records. Throws `forbidden`. */
export async function getOutcomeNumbers(
  actor: Actor,
  { days = usualDays }: { days?: number | undefined },
) {
  requireAccess('staff:officer', actor)
  const db = await database()
  const bands = await countByBand(db, days)
  return {
    kinds: await countByKind(db, days),
    bands: valueBands.flatMap((band) => bands.filter((one) => one.band === band)),
  }
}
