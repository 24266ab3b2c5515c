import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, transaction } from '@/lib/db/database'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale } from '@/lib/i18n/locale'
import { clockAtHome, today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { claimDueOwners, findOwner, selectDueOf } from './repository'

/** The number of records in a mail; the rest is on the linked screen. */
const mailLength = 20

/** Tells the owner of records whose check has become due of all that are due by then. */
export const reviewMail = jobKind({
  name: 'mail-content-review',
  payload: z.object({ user_id: z.int() }),
  delays: mailDelays,
  run: async ({ user_id }, { id }) => {
    const db = await database()
    const owner = await findOwner(db, user_id)
    const records = await selectDueOf(db, user_id, today())
    if (!owner || records.length === 0) return
    const { name, address } = owner
    const locale = accountLocale(owner.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    await post({
      id,
      to: { name, address },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('contentReview.subject', { count: records.length }),
        greeting: t('greeting', { name: isolated(name, locale) }),
        paragraphs: [t('contentReview.text')],
        records: records.slice(0, mailLength).map((record) => ({
          title: inLocale(record, 'label', locale),
          meta: record.review_on
            ? t('contentReview.due', { date: formatDate(record.review_on, locale) })
            : '',
          text: '',
          href: siteUrl(routes.backOfficeRecord(record.kind, record.id)),
        })),
        action: {
          text: t('contentReview.action'),
          href: siteUrl(`${routes.backOffice()}/upkeep`),
        },
        notes: [t('contentReview.why')],
      },
    })
  },
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
