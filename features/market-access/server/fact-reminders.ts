import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { transaction } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { instantAtHome, today, weekOf } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { overdueFacts } from '../facts/server/facts'
import { findAccount, hasJobSince, lockReminders } from './fact-reminders.sql'

/** The number of facts in a mail; the rest is on the linked screen. */
const mailLength = 20

/** Sends the owner of overdue facts their list, in the language of the account with that address. */
export const factReviewMail = mailTemplate({
  name: 'mail-fact-review',
  payload: z.object({ email: z.string() }),
  load: async (db, { email }) => {
    const facts = (await overdueFacts(db, today())).filter((fact) => ownerOf(fact) === email)
    if (facts.length === 0) return null
    const account = await findAccount(db, email)
    const locale = accountLocale(account?.locale ?? null)
    const name = account?.name ?? email
    return { to: { name, address: email, locale, isConfirmed: true }, facts }
  },
  write: ({ t, ...pen }, facts) => ({
    subject: t('factReview.subject', { count: facts.length }),
    paragraphs: [t('factReview.text', { count: facts.length })],
    records: facts.slice(0, mailLength).map((fact) => ({
      title: pen.textOf(fact, 'label'),
      meta: t('factReview.checked', { date: pen.day(fact.checked_at) }),
      text: t('factReview.due', { date: pen.day(fact.due) }),
      href: siteUrl(routes.backOfficeRecord(fact.kind, fact.id)),
    })),
    action: { text: t('factReview.action'), href: siteUrl(`${routes.backOffice()}/facts`) },
    notes: [t('factReview.why')],
  }),
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
