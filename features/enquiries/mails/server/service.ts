import 'server-only'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { getSite } from '@/features/site/server/service'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import { formatDate } from '@/lib/i18n/format'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { jobKind } from '@/lib/jobs/job'
import { firstWords } from '@/lib/i18n/first-words'
import { inSubject } from '@/lib/mail/in-subject'
import { mayMail } from '@/lib/mail/confirmation-limit'
import { ownText, readerOf } from '@/lib/mail/own-text'
import { mailDelays, post } from '@/lib/mail/post'
import { mailTexts } from '@/lib/mail/texts'
import { isolated } from '@/lib/i18n/isolated'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import { findAddressee, findMentioned, findOfficer, findStatus } from './repository'

/** Confirms to a person that their enquiry is filed: its number and a link. */
export const receivedMail = jobKind({
  name: 'mail-enquiry-received',
  payload: z.object({ enquiry_id: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id }, { id, attempt }) => {
    const found = await findAddressee(await database(), enquiry_id)
    if (!found || (attempt === 1 && !(await mayMail(found)))) return
    await sendMail(id, enquiry_id, { about: 'enquiryReceived' })
  },
})

/** Notifies a person that the status of their enquiry has changed, and why. */
export const statusMail = jobKind({
  name: 'mail-enquiry-status',
  payload: z.object({ enquiry_id: z.int(), status: z.int(), reason: z.string().optional() }),
  delays: mailDelays,
  run: async ({ enquiry_id, status, reason }, { id }) =>
    sendMail(id, enquiry_id, { about: 'enquiryStatus', status, reason }),
})

/**
 * Notifies a person that the office has written, and of the status that came with it; the message
 * is readable after logging in.
 */
export const messageMail = jobKind({
  name: 'mail-enquiry-message',
  payload: z.object({
    enquiry_id: z.int(),
    status: z.int().optional(),
    reason: z.string().optional(),
  }),
  delays: mailDelays,
  run: async ({ enquiry_id, status, reason }, { id }) =>
    sendMail(
      id,
      enquiry_id,
      status === undefined
        ? { about: 'enquiryMessage' }
        : { about: 'enquiryAnswered', status, reason },
    ),
})

/** Tells an officer that a colleague has assigned an enquiry to them. */
export const assignedMail = jobKind({
  name: 'mail-enquiry-assigned',
  payload: z.object({ enquiry_id: z.int(), user_id: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id, user_id }, { id }) => {
    const found = await findOfficer(await database(), enquiry_id, user_id)
    if (found) await postToOfficer(id, enquiry_id, found, 'enquiryAssigned')
  },
})

/**
 * Tells a member of staff that a note names them, unless they have opened the enquiry by then. What
 * it says is read after login.
 */
export const mentionMail = jobKind({
  name: 'mail-enquiry-mention',
  payload: z.object({ enquiry_id: z.int(), user_id: z.int() }),
  delays: mailDelays,
  run: async ({ enquiry_id, user_id }, { id }) => {
    const found = await findMentioned(await database(), enquiry_id, user_id)
    if (found) await postToOfficer(id, enquiry_id, found, 'enquiryMentioned')
  },
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
  | { about: 'enquiryStatus' | 'enquiryAnswered'; status: number; reason?: string | undefined }

/** Sends a mail about an enquiry to an officer. */
async function postToOfficer(
  id: string,
  enquiryId: number,
  found: NonNullable<Awaited<ReturnType<typeof findOfficer>>>,
  kind: 'enquiryAssigned' | 'enquiryMentioned',
): Promise<void> {
  const locale = accountLocale(found.locale)
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  const number = String(enquiryId)
  const about = inSubject(inLocale(found.type, 'name', locale), locale)
  await post({
    id,
    to: found,
    content: {
      locale,
      portal: inLocale(site, 'name', locale),
      subject: t(`${kind}.subject`, { number, about }),
      greeting: t('greeting', { name: isolated(found.name, locale) }),
      paragraphs: [
        t(`${kind}.text`, { number }),
        t('enquiryAbout', { about }),
        ...dueIn(found.answerDue, (date) => t(`${kind}.due`, { date }), locale),
      ],
      action: {
        text: t(`${kind}.action`),
        href: siteUrl(routes.backOfficeEnquiry(enquiryId)),
      },
    },
  })
}

/** How much of an enquiry its mails repeat. */
const excerptLength = 160

/** A sentence with the day on which something is due; none where nothing is. */
const dueIn = (due: string | null, sentence: (date: string) => string, locale: Locale) =>
  due === null ? [] : [sentence(formatDate(due, locale))]

async function sendMail(id: string, enquiryId: number, subject: Subject): Promise<void> {
  const db = await database()
  const found = await findAddressee(db, enquiryId)
  if (!found) return
  const { type, text, isConfirmed } = found
  const locale = accountLocale(found.locale)
  const [site, t] = await Promise.all([getSite(), mailTexts(locale)])
  const named = 'status' in subject ? await findStatus(db, subject.status) : undefined
  const due = subject.about === 'enquiryReceived' ? found.answerDue : null
  const reason = 'reason' in subject ? subject.reason : undefined
  const linked = 'into' in subject ? subject.into : enquiryId
  const values = {
    number: String(enquiryId),
    into: String(linked),
    about: inSubject(inLocale(type, 'name', locale), locale),
    status: named ? isolated(inLocale(named, 'name', locale), locale) : '',
  }
  await post({
    id,
    to: readerOf(found),
    content: {
      locale,
      portal: inLocale(site, 'name', locale),
      subject: t(`${subject.about}.subject`, values),
      greeting: t('greeting', { name: ownText(found.name, found, locale) }),
      paragraphs: [
        t(`${subject.about}.text`, values),
        t('enquiryAbout', values),
        // Nobody writes to strangers through the portal: an address may be somebody else's.
        ...(isConfirmed
          ? [t('enquiryExcerpt', { excerpt: isolated(firstWords(text, excerptLength), locale) })]
          : []),
        ...dueIn(due, (date) => t('enquiryReceived.due', { date }), locale),
        ...(reason === undefined
          ? []
          : [t('enquiryStatus.reason', { reason: isolated(reason, locale) })]),
        ...('status' in subject && subject.status === enquiryStatus.pending
          ? [t('enquiryStatus.waits')]
          : []),
        // Asked once, with the mail of the end; the page takes the answer.
        ...('status' in subject && isEnded(subject.status) ? [t('enquiryStatus.rating')] : []),
      ],
      action: {
        text: t(`${subject.about}.action`, values),
        href: absoluteUrl(locale, routes.userEnquiry(linked)),
      },
    },
  })
}
