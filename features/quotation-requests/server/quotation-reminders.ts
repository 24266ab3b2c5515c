import 'server-only'
import { database, transaction, type Executor } from '@/lib/db/database'
import { buyerMail, sendSupplierMails, type SupplierNews } from './quotation-mails'
import { reminderDays, speedOf } from '../rules/quotation-reminders'
import { answersOf, markDue } from './quotation-reminders.sql'

const newsOf: readonly SupplierNews[] = ['reminder3', 'reminder7', 'unanswered']

/**
 * Reminds suppliers of requests that wait for three and seven days, and tells them after fourteen
 * that staff see it, and the buyers that there is no answer. After a pause each request gets the mail that is due next, one a run.
 */
export async function remindSuppliers(db: Executor): Promise<void> {
  const atOnce = 200
  const marked = await transaction(async (tx) => {
    const due = await markDue(tx, reminderDays, atOnce)
    for (const request of due) {
      const news = newsOf[request.reminders - 1]
      if (news) await sendSupplierMails(tx, request, news)
      if (news === 'unanswered') {
        await buyerMail.enqueue(tx, { request_id: request.id, news })
      }
    }
    return due.length
  })
  if (marked === atOnce) await remindSuppliers(db)
}

/** How fast a company usually answers; null below five answers, and for a slow one. */
export async function answeringSpeed(companyId: number) {
  const { answers, hours } = await answersOf(await database(), companyId)
  return speedOf(answers, hours)
}
