import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { valueBands } from '@/lib/db/outcome-codes'
import type { caseOutcomes, OutcomeBands } from '../contract'
import {
  countBandsOfEvent,
  countByBand,
  countByKind,
  countByRound,
  selectOfCase,
} from './repository'

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
  return {
    kinds: await countByKind(db, days),
    bands: inOrder(await countByBand(db, days)),
  }
}

/** What the participants of an event said came of it, in numbers. Throws `forbidden`. */
export async function getEventOutcomes(actor: Actor, event: number) {
  requireAccess('staff:officer', actor)
  const db = await database()
  return {
    rounds: await countByRound(db, event),
    bands: inOrder(await countBandsOfEvent(db, event)),
  }
}

const inOrder = (bands: OutcomeBands) =>
  valueBands.flatMap((band) => bands.filter((one) => one.band === band))
