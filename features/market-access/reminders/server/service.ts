import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, transaction } from '@/lib/db/database'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { accountLocale } from '@/lib/i18n/locale'
import { instantAtHome, today, weekOf } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { overdueFacts } from '../../facts/server/service'
import { findAccount, hasJobSince, lockReminders } from './repository'

/** The number of facts in a mail; the rest is on the linked screen. */
const mailLength = 20

/** Sends the owner of overdue facts their list, in the language of the account with that address. */
export const factReviewMail = jobKind({
  name: 'mail-fact-review',
  payload: z.object({ email: z.string() }),
  delays: mailDelays,
  run: async ({ email }, { id }) => {
    const db = await database()
    const facts = (await overdueFacts(db, today())).filter((fact) => ownerOf(fact) === email)
    if (facts.length === 0) return
    const account = await findAccount(db, email)
    const name = account?.name ?? email
    const locale = accountLocale(account?.locale ?? null)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    await post({
      id,
      to: { name, address: email },
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('factReview.subject', { count: facts.length }),
        greeting: t('greeting', { name: isolated(name, locale) }),
        paragraphs: [t('factReview.text')],
        records: facts.slice(0, mailLength).map((fact) => ({
          title: inLocale(fact, 'label', locale),
          meta: t('factReview.checked', { date: formatDate(fact.checked_at, locale) }),
          text: t('factReview.due', { date: formatDate(fact.due, locale) }),
          href: siteUrl(routes.backOfficeRecord(fact.kind, fact.id)),
        })),
        action: { text: t('factReview.action'), href: siteUrl(`${routes.backOffice()}/facts`) },
        notes: [t('factReview.why')],
      },
    })
  },
})

const ownerOf = ({ owner_email }: { owner_email: string }) => owner_email.toLowerCase()

/** Queues a mail to each owner of overdue facts, once a week across all instances. */
export async function remindOwners(now = new Date()): Promise<void> {
  const day = today(now)
  const week = instantAtHome(`${weekOf(day)}T00:00`).toISOString()
  await transaction(async (tx) => {
    await lockReminders(tx)
    if (await hasJobSince(tx, factReviewMail.name, week)) return
    const owners = new Set(
      (await overdueFacts(tx, day)).map(ownerOf).filter((email) => email !== ''),
    )
    if (owners.size === 0) return
    await factReviewMail.enqueueAll(
      tx,
      [...owners].map((email) => ({ email })),
    )
  })
}
