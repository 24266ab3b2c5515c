import 'server-only'
import type { Executor } from '@/lib/db/database'
import {
  selectAnswers,
  selectIntroductions,
  selectOffers,
  selectParticipants,
  type Period,
} from './occasions.sql'

/** Everybody to be asked about what happened in a period: introductions, answers to requests and events. */
export async function occasionsIn(db: Executor, period: Period) {
  return [
    ...(await selectIntroductions(db, period)),
    ...(await selectAnswers(db, period)),
    ...(await selectOffers(db, period)),
    ...(await selectParticipants(db, period)),
  ]
}
