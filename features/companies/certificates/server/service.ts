import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, transaction, type Executor } from '@/lib/db/database'
import { formatDate } from '@/lib/i18n/format'
import { accountLocale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { inSubject } from '@/lib/mail/in-subject'
import { ownText, readerOf } from '@/lib/mail/own-text'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { localePath, routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { findAddressee, selectMembers } from '../../mails/server/repository'
import { reminderDays } from '../rules'
import { markEnding, selectPublic, stillEnds } from './repository'

const dayMs = 86_400_000

/** Tells one member of a company that a certificate will no longer be shown. */
export const certificateMail = jobKind({
  name: 'mail-certificate',
  payload: z.object({
    user_id: z.int(),
    company_id: z.int(),
    title: z.string(),
    valid_until: z.iso.date(),
  }),
  delays: mailDelays,
  run: async ({ user_id, ...certificate }, { id }) => {
    const db = await database()
    const person = await findAddressee(db, user_id)
    if (!person || !(await stillEnds(db, certificate))) return
    const locale = accountLocale(person.locale)
    const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
    const values = {
      title: ownText(certificate.title, person, locale),
      date: formatDate(certificate.valid_until, locale),
    }
    const edit = localePath(locale, routes.editCompany(certificate.company_id))
    await post({
      id,
      to: readerOf(person),
      content: {
        locale,
        portal: inLocale(site, 'name', locale),
        subject: t('certificate.subject', {
          ...values,
          title: ownText(certificate.title, person, locale, inSubject),
        }),
        greeting: t('greeting', { name: ownText(person.name, person, locale) }),
        paragraphs: [t('certificate.text', values), t('certificate.next')],
        action: { text: t('certificate.action'), href: siteUrl(edit) },
      },
    })
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
      for (const { id: user_id } of await selectMembers(tx, certificate.company_id)) {
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
