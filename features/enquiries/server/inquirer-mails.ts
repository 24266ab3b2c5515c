import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import type { Executor } from '@/lib/db/database'
import { addresseeOf } from '@/lib/db/reads/addressees'
import { firstWords } from '@/lib/i18n/first-words'
import { mayMail } from '@/lib/mail/confirmation-limit'
import type { MailPen } from '@/lib/mail/template'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { findInquirer, findStatus } from './inquirer-mails.sql'

/** Confirms to a person that their enquiry is filed: its number and a link. */
export const receivedMail = mailTemplate({
  name: 'mail-enquiry-received',
  payload: z.object({ enquiry_id: z.int() }),
  load: async (db, { enquiry_id }, { attempt }) => {
    const found = await findEnquiry(db, enquiry_id)
    if (!found || (attempt === 1 && !(await mayMail(found.to)))) return null
    return found
  },
  write: (pen, enquiry) => toPerson(pen, { about: 'Received', enquiry, due: enquiry.answerDue }),
})

/** Notifies a person that the status of their enquiry has changed, and why. */
export const statusMail = mailTemplate({
  name: 'mail-enquiry-status',
  payload: z.object({ enquiry_id: z.int(), status: z.int(), reason: z.string().optional() }),
  load: async (db, { enquiry_id, status, reason }) => {
    const found = await findEnquiry(db, enquiry_id)
    if (!found) return null
    const change = await changeTo(db, status, reason)
    return { to: found.to, facts: { enquiry: found.facts, change } }
  },
  write: (pen, facts) => toPerson(pen, { about: 'Status', ...facts }),
})

/**
 * Notifies a person that the office has written, and of the status that came with it; the message
 * is readable after logging in.
 */
export const messageMail = mailTemplate({
  name: 'mail-enquiry-message',
  payload: z.object({
    enquiry_id: z.int(),
    status: z.int().optional(),
    reason: z.string().optional(),
  }),
  load: async (db, { enquiry_id, status, reason }) => {
    const found = await findEnquiry(db, enquiry_id)
    if (!found) return null
    const change = status === undefined ? undefined : await changeTo(db, status, reason)
    return { to: found.to, facts: { enquiry: found.facts, change } }
  },
  write: (pen, facts) => toPerson(pen, { about: facts.change ? 'Answered' : 'Message', ...facts }),
})

/** Tells a person that one of their enquiries goes on in another one, with a link to that one. */
export const mergedMail = mailTemplate({
  name: 'mail-enquiry-merged',
  payload: z.object({ enquiry_id: z.int(), into: z.int() }),
  load: async (db, { enquiry_id, into }) => {
    const found = await findEnquiry(db, enquiry_id)
    return found && { to: found.to, facts: { enquiry: found.facts, into } }
  },
  write: (pen, facts) => toPerson(pen, { about: 'Merged', ...facts }),
})

/** How much of an enquiry its mails repeat. */
const excerptLength = 160

/** An enquiry and its person, who reads the mail; null when the account is deleted. */
async function findEnquiry(db: Executor, id: number) {
  const found = await findInquirer(db, id)
  if (!found) return null
  const { reader, type, text, answerDue } = found
  // Nobody writes to strangers through the portal: an address may be somebody else's.
  const excerpt = reader.isConfirmed ? firstWords(text, excerptLength) : null
  return { to: addresseeOf(reader), facts: { id, type, excerpt, answerDue } }
}

/** A status with its names, and the reason for it. */
const changeTo = async (db: Executor, status: number, reason: string | undefined) => ({
  status,
  reason,
  named: await findStatus(db, status),
})

type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>['facts']

/** What a mail tells a person of their enquiry. */
interface News {
  about: 'Received' | 'Status' | 'Message' | 'Answered' | 'Merged'
  enquiry: Enquiry
  /** By when it is answered. */
  due?: string | null
  /** The status that it has got. */
  change?: Awaited<ReturnType<typeof changeTo>> | undefined
  /** The enquiry in which it goes on. */
  into?: number
}

/** A mail to the person of an enquiry. */
function toPerson({ t, ...pen }: MailPen, { about, enquiry, due = null, change, into }: News) {
  const linked = into ?? enquiry.id
  const values = {
    number: String(enquiry.id),
    into: String(linked),
    about: pen.quoteShort(pen.textOf(enquiry.type, 'name')),
    status: change?.named ? pen.quote(pen.textOf(change.named, 'name')) : '',
  }
  return {
    subject: t(`enquiry${about}.subject`, values),
    paragraphs: [
      t(`enquiry${about}.text`, values),
      t('enquiryAbout', values),
      ...(enquiry.excerpt === null
        ? []
        : [t('enquiryExcerpt', { excerpt: pen.quote(enquiry.excerpt) })]),
      ...(due === null ? [] : [t('enquiryReceived.due', { date: pen.day(due) })]),
      ...(change?.reason === undefined
        ? []
        : [t('enquiryStatus.reason', { reason: pen.quote(change.reason) })]),
      ...(change?.status === enquiryStatus.pending ? [t('enquiryStatus.waits')] : []),
      // Asked once, with the mail of the end; the page takes the answer.
      ...(change && isEnded(change.status) ? [t('enquiryStatus.rating')] : []),
    ],
    action: {
      text: t(`enquiry${about}.action`, values),
      href: pen.page(routes.userEnquiry(linked)),
    },
  }
}
