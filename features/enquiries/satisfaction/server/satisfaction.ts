import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { transaction } from '@/lib/db/database'
import { writeHistory } from '../../server/correspondence.sql'
import { requireOwnEnquiry } from '../../server/correspondence'
import { writeRating } from './satisfaction.sql'

/**
 * Rates how the office handled one of the caller's enquiries. Throws `not_found` for another
 * person's, and `conflict` while it is open, when it goes on in another one, and for a second time.
 */
export async function rateMyEnquiry(actor: Actor, id: number, rating: number) {
  await requireOwnEnquiry(actor, id)
  const by = personOf(actor).userId
  await transaction(async (tx) => {
    if (!(await writeRating(tx, id, rating))) throw new Problem('conflict')
    await writeHistory(tx, { action: 'rate', enquiry_id: id, by, change: { rating } })
  })
  return { rating }
}
