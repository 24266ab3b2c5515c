import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { transaction } from '@/lib/db/database'
import { ofStaff } from '@/lib/db/reads/addressees'
import { clockAtHome, today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { claimDueOwners, findOwner, selectDueOf } from './review-reminders.sql'

/** The number of records in a mail; the rest is on the linked screen. */
const mailLength = 20

/** Tells the owner of records whose check has become due of all that are due by then. */
export const reviewMail = mailTemplate({
  name: 'mail-content-review',
  payload: z.object({ user_id: z.int() }),
  load: async (db, { user_id }) => {
    const owner = await findOwner(db, user_id)
    const records = await selectDueOf(db, user_id, today())
    if (!owner || records.length === 0) return null
    return { to: ofStaff(owner), facts: records }
  },
  write: ({ t, ...pen }, records) => ({
    subject: t('contentReview.subject', { count: records.length }),
    paragraphs: [t('contentReview.text', { count: records.length })],
    records: records.slice(0, mailLength).map((record) => ({
      title: pen.textOf(record, 'label'),
      meta: record.review_on ? t('contentReview.due', { date: pen.day(record.review_on) }) : '',
      text: '',
      href: siteUrl(routes.backOfficeRecord(record.kind, record.id)),
    })),
    action: { text: t('contentReview.action'), href: siteUrl(`${routes.backOffice()}/upkeep`) },
    notes: [t('contentReview.why')],
  }),
})

/** Mails are sent from seven in the morning, as summaries are. */
const firstMinute = 7 * 60

/** Queues a mail to each owner of records whose check has become due, once for each due date. */
export async function remindReviewers(now = new Date()): Promise<void> {
  if (clockAtHome(now.getTime()).minute < firstMinute) return
  await transaction(async (tx) => {
    const owners = await claimDueOwners(tx, today(now))
    await reviewMail.enqueueAll(
      tx,
      owners.map((user_id) => ({ user_id })),
    )
  })
}
