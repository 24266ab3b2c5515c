import 'server-only'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { jobKind } from '@/lib/jobs/job'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { settings } from '@/lib/settings/settings'
import { isolated } from '@/lib/i18n/isolated'
import { z } from 'zod'
import { findAddressee, findStatus } from './repository'

/** Confirms to a person that their enquiry is filed: its number and a link. */
export const receivedMail = jobKind({
  name: 'mail-enquiry-received',
  payload: z.object({ enquiry_id: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id }, { id }) => sendMail(id, enquiry_id, { about: 'enquiryReceived' }),
})

/** Notifies a person that the status of their enquiry has changed. */
export const statusMail = jobKind({
  name: 'mail-enquiry-status',
  payload: z.object({ enquiry_id: z.int(), status: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id, status }, { id }) =>
    sendMail(id, enquiry_id, { about: 'enquiryStatus', status }),
})

/** Notifies a person that the office has written; the message is readable after logging in. */
export const messageMail = jobKind({
  name: 'mail-enquiry-message',
  payload: z.object({ enquiry_id: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id }, { id }) => sendMail(id, enquiry_id, { about: 'enquiryMessage' }),
})

/** Tells a person that one of their enquiries goes on in another one, with a link to that one. */
export const mergedMail = jobKind({
  name: 'mail-enquiry-merged',
  payload: z.object({ enquiry_id: z.int(), into: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id, into }, { id }) =>
    sendMail(id, enquiry_id, { about: 'enquiryMerged', into }),
})

type Subject =
  | { about: 'enquiryReceived' | 'enquiryMessage' }
  | { about: 'enquiryMerged'; into: number }
  | { about: 'enquiryStatus'; status: number }

async function sendMail(id: string, enquiryId: number, subject: Subject): Promise<void> {
  const db = await database()
  const found = await findAddressee(db, enquiryId)
  if (!found) return
  const { name, address } = found
  const locale = accountLocale(found.locale)
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  const named = 'status' in subject ? await findStatus(db, subject.status) : undefined
  const linked = 'into' in subject ? subject.into : enquiryId
  const values = {
    number: String(enquiryId),
    into: String(linked),
    status: named ? isolated(inLocale(named, 'name', locale), locale) : '',
  }
  await post({
    id,
    to: { name, address },
    content: {
      locale,
      portal: inLocale(site, 'name', locale),
      subject: t(`${subject.about}.subject`, values),
      greeting: t('greeting', { name: isolated(name, locale) }),
      paragraphs: [t(`${subject.about}.text`, values)],
      action: {
        text: t(`${subject.about}.action`),
        href: new URL(localePath(locale, routes.userEnquiry(linked)), settings().SITE_URL).href,
      },
    },
  })
}
