import 'server-only'
import { requireCase } from '@/features/enquiries/server/enquiry-limits'
import { periodOf } from '@/lib/api/day-range'
import type { QueryOf } from '@/lib/api/endpoint'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { occasionKinds, valueBands } from '@/lib/db/codes/outcomes'
import { today } from '@/lib/i18n/today'
import type { caseOutcomes, OutcomeBands, outcomeNumbers } from '../contract'
import {
  countBandsOfEvent,
  countByBand,
  countByKind,
  countByRound,
  selectOfCase,
} from './reports.sql'

/**
 * What both sides of a case said came of it. Throws `forbidden`, and `not_found` for an enquiry that
 * the role of the caller does not reach.
 */
export async function listCaseOutcomes(actor: Actor, query: QueryOf<typeof caseOutcomes>) {
  const { enquiry, buying_request, quotation_request } = query
  requireAccess('staff:outcomes', actor)
  if (enquiry !== undefined) {
    requireAccess('staff:cases', actor)
    await requireCase(actor, enquiry)
  }
  if ((buying_request ?? quotation_request) !== undefined) requireAccess('staff:requests', actor)
  return selectOfCase(await database(), query)
}

const none = { questions: 0, answered: 0, orders: 0, talks: 0, nothing: 0 }

/**
 * How many people were asked in a period about each kind of occasion, and what they answered, without
 * sample records. Throws `forbidden`.
 */
export async function getOutcomeNumbers(actor: Actor, query: QueryOf<typeof outcomeNumbers>) {
  requireAccess('staff:numbers', actor)
  const db = await database()
  const period = periodOf(query, today())
  const counted = await countByKind(db, period)
  return {
    kinds: occasionKinds.map(
      (kind) => counted.find((one) => one.kind === kind) ?? { kind, ...none },
    ),
    bands: inOrder(await countByBand(db, period)),
  }
}

/** What the participants of an event said came of it, in numbers. Throws `forbidden`. */
export async function getEventOutcomes(actor: Actor, event: number) {
  requireAccess('staff:events', actor)
  const db = await database()
  return {
    rounds: await countByRound(db, event),
    bands: inOrder(await countBandsOfEvent(db, event)),
  }
}

const inOrder = (bands: OutcomeBands) =>
  valueBands.flatMap((band) => bands.filter((one) => one.band === band))
