import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { transaction, type Executor } from '@/lib/db/database'
import { findAddressee, selectActiveMembers } from '@/lib/db/reads/addressees'
import { today } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { reminderDays } from '../rules'
import { markEnding, selectPublic, stillEnds } from './certificates.sql'

const dayMs = 86_400_000

/** Tells one member of a company that a certificate will no longer be shown. */
export const certificateMail = mailTemplate({
  name: 'mail-certificate',
  payload: z.object({
    user_id: z.int(),
    company_id: z.int(),
    title: z.string(),
    valid_until: z.iso.date(),
  }),
  load: async (db, { user_id, ...certificate }) => {
    const person = await findAddressee(db, user_id)
    if (!person || !(await stillEnds(db, certificate))) return null
    return { to: person, facts: certificate }
  },
  write: ({ t, ...pen }, { company_id, title, valid_until }) => {
    const date = pen.day(valid_until)
    return {
      subject: t('certificate.subject', { date, title: pen.ownShort(title) }),
      paragraphs: [t('certificate.text', { date, title: pen.own(title) }), t('certificate.next')],
      action: { text: t('certificate.action'), href: pen.page(routes.editCompany(company_id)) },
    }
  },
})

/**
 * Queues a mail to the members of each company with a public certificate that ends within 30 days,
 * once for a certificate and its last day.
 */
export async function remindOfCertificates(now = new Date()): Promise<void> {
  const from = today(now)
  const to = today(new Date(now.getTime() + reminderDays * dayMs))
  await transaction(async (tx) => {
    for (const certificate of await markEnding(tx, { from, to })) {
      for (const user_id of await selectActiveMembers(tx, certificate.company_id)) {
        await certificateMail.enqueue(tx, { user_id, ...certificate })
      }
    }
  })
}

/**
 * The certificates of a company that its owner made public, staff approved, and that are valid on a
 * day in the country; for pages of its offers.
 */
export async function publicCertificates(db: Executor, companyId: number, day = today()) {
  return selectPublic(db, companyId, day)
}
