import 'server-only'
import { countedFirst } from '@/lib/api/limits'
import { database, transaction } from '@/lib/db/database'
import { confirmationHours } from '../contract'
import { confirmationMail } from './quotation-mails'
import { findByKey, isInTime, renewUnconfirmed } from '../submission/server/submission.sql'
import { usesOfVisitor } from '../submission/server/submission'

/**
 * Sends the mail that confirms the address of a request once more, to whom knows its key: the form
 * that sent it. The 24 hours of the link begin again. A request that needs no mail gets none, and the
 * answer does not tell. Throws `too_many_requests`, by the same limits as the first mail.
 */
export async function sendAgain(key: string) {
  const db = await database()
  const request = await findByKey(db, key)
  const isWaiting =
    request?.state === 'unconfirmed' && (await isInTime(db, request.id, confirmationHours))
  if (!isWaiting) return 'Success' as const
  await countedFirst(await usesOfVisitor(db, request.email), () =>
    transaction(async (tx) => {
      const isRenewed = await renewUnconfirmed(tx, request.id, confirmationHours)
      if (isRenewed) await confirmationMail.enqueue(tx, { request_id: request.id })
    }),
  )
  return 'Success' as const
}
