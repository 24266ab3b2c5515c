import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import { addresseeOf, ofStaff } from '@/lib/db/reads/addressees'
import { formatLocale } from '@/lib/i18n/locale'
import { messageBooks } from '@/lib/i18n/messages'
import { clockAtHome, today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { createTranslator } from 'use-intl/core'
import { z } from 'zod'
import { areaOf, workListPath } from '../../rules'
import { waitingIn } from '../../server/back-office'
import type { StaffMailChoice } from '../contract'
import { findChoice, findDigestReader, claimDigestReaders, updateChoice } from './digest.sql'

/** The emails that the caller has chosen. */
export async function getMyMail(actor: Actor): Promise<{ staff_mail: StaffMailChoice }> {
  const found = await findChoice(await database(), personOf(actor).userId)
  return { staff_mail: found?.staff_mail ?? 'at_once' }
}

/** Changes the emails that the caller gets about their work. */
export async function setMyMail(actor: Actor, staff_mail: StaffMailChoice) {
  await updateChoice(await database(), personOf(actor).userId, staff_mail)
  return { staff_mail }
}

/** Sends a member of staff what waits for them, by work list; none where nothing waits. */
export const staffDigestMail = mailTemplate({
  name: 'mail-staff-digest',
  payload: z.object({ user_id: z.int() }),
  load: async (db, { user_id }) => {
    const found = await findDigestReader(db, user_id)
    if (!found) return null
    const { reader, ...rights } = found
    const all = await waitingIn(db, { ...rights, userId: user_id })
    const waiting = all.filter(({ count }) => count > 0)
    if (waiting.length === 0) return null
    const to = ofStaff(addresseeOf(reader))
    const { locale } = to
    const admin = createTranslator({
      locale: formatLocale[locale],
      messages: await messageBooks[locale](),
      namespace: 'admin',
    })
    return {
      to,
      facts: waiting.map((list) => ({ ...list, title: admin(`areas.${areaOf(list.area)}`) })),
    }
  },
  write: ({ t }, waiting) => ({
    subject: t('staffDigest.subject', {
      count: waiting.reduce((sum, { count }) => sum + count, 0),
    }),
    paragraphs: [t('staffDigest.text')],
    records: waiting.map(({ area, count, title }) => ({
      title,
      meta: t(area === 'mentions' ? 'staffDigest.mentions' : 'staffDigest.line', { count }),
      text: '',
      href: siteUrl(`${routes.backOffice()}${workListPath(area)}`),
    })),
    action: { text: t('staffDigest.action'), href: siteUrl(routes.backOffice()) },
    notes: [t('staffDigest.why')],
  }),
})

/** Summaries are sent from seven in the morning. */
const firstMinute = 7 * 60

/** Queues the summary of a day for each member of staff, once across all instances. */
export async function issueStaffDigests(now = new Date()): Promise<void> {
  if (clockAtHome(now.getTime()).minute < firstMinute) return
  await transaction(async (tx) => {
    const readers = await claimDigestReaders(tx, today(now))
    await staffDigestMail.enqueueAll(
      tx,
      readers.map((user_id) => ({ user_id })),
    )
  })
}
