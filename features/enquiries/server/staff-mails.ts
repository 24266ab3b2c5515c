import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { transaction, type Executor } from '@/lib/db/database'
import { addresseeOf, ofStaff } from '@/lib/db/reads/addressees'
import { formatInstant } from '@/lib/i18n/format'
import type { MailPen } from '@/lib/mail/template'
import { routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { z } from 'zod'
import {
  escalateLate,
  findMentioned,
  findOfficer,
  findOwner,
  findRecipient,
  selectOpenCases,
  selectRecipients,
} from './staff-mails.sql'

/** The number of enquiries in a mail about what waits; the rest is in the queue. */
const mailLength = 20

const queue = () => `${routes.backOffice()}/enquiries`

/**
 * Tells one member of staff of enquiries: their numbers, types and links. What the person wrote is
 * read after login.
 */
export const staffCaseMail = mailTemplate({
  name: 'mail-staff-enquiry',
  payload: z.object({
    user_id: z.int(),
    about: z.enum(['filed', 'reply', 'late', 'assigned']),
    enquiry_ids: z.array(z.int()),
  }),
  load: async (db, { user_id, about, enquiry_ids }) => {
    const recipient = await findRecipient(db, user_id)
    const open = await selectOpenCases(db, enquiry_ids, user_id)
    const cases = open.filter(({ owner }) => about !== 'assigned' || owner === user_id)
    const [first] = cases
    if (!recipient || !first) return null
    return { to: ofStaff(recipient), facts: { about, cases, first } }
  },
  write: ({ t, ...pen }, { about, cases, first }) => {
    const values = { count: cases.length, number: String(first.id) }
    const href = cases.length === 1 ? `${queue()}/${first.id}` : queue()
    return {
      subject: t(`staffEnquiry.${about}.subject`, values),
      paragraphs: [t(`staffEnquiry.${about}.text`, values)],
      records: cases.slice(0, about === 'assigned' ? undefined : mailLength).map((one) => ({
        title: t('staffEnquiry.title', { number: String(one.id) }),
        meta: pen.textOf(one.type, 'name'),
        text: t('staffEnquiry.received', { time: formatInstant(one.created_at, pen.locale) }),
        href: siteUrl(`${queue()}/${one.id}`),
      })),
      action: { text: t('staffEnquiry.action'), href: siteUrl(href) },
      notes: [t('staffEnquiry.why')],
    }
  },
})

/** Tells an officer that a colleague has assigned an enquiry to them. */
export const assignedMail = mailTemplate({
  name: 'mail-enquiry-assigned',
  payload: z.object({ enquiry_id: z.int(), user_id: z.int() }),
  load: async (db, { enquiry_id, user_id }) =>
    forOfficer(enquiry_id, await findOfficer(db, enquiry_id, user_id)),
  write: (pen, enquiry) => toOfficer(pen, enquiry, 'Assigned'),
})

/**
 * Tells a member of staff that a note names them, unless they have opened the enquiry by then. What
 * it says is read after login.
 */
export const mentionMail = mailTemplate({
  name: 'mail-enquiry-mention',
  payload: z.object({ enquiry_id: z.int(), user_id: z.int() }),
  load: async (db, { enquiry_id, user_id }) =>
    forOfficer(enquiry_id, await findMentioned(db, enquiry_id, user_id)),
  write: (pen, enquiry) => toOfficer(pen, enquiry, 'Mentioned'),
})

/**
 * Queues the mails to staff about a new enquiry or a reply, in its transaction. Further replies send
 * none until the first one is read.
 */
export async function notifyStaff(tx: Executor, id: number, about: 'filed' | 'reply') {
  const found = await findOwner(tx, id)
  if (!found || found.unread > 1) return
  const recipients = await selectRecipients(tx, { id, owner: found.owner, isLate: false })
  await staffCaseMail.enqueueAll(
    tx,
    recipients.map((user_id) => ({ user_id, about, enquiry_ids: [id] })),
  )
}

/** Queues the mail to an officer about enquiries that a colleague assigned to them in one step. */
export async function notifyOfficer(tx: Executor, user_id: number, enquiry_ids: number[]) {
  const [enquiry_id, ...others] = enquiry_ids
  if (enquiry_id === undefined) return
  if (others.length === 0) await assignedMail.enqueue(tx, { enquiry_id, user_id })
  else await staffCaseMail.enqueue(tx, { user_id, about: 'assigned', enquiry_ids })
}

/** Queues one mail to each officer and admin about enquiries that are late since the last round. */
export async function escalateLateCases(): Promise<void> {
  await transaction(async (tx) => {
    const late = await escalateLate(tx)
    const byRecipient = new Map<number, number[]>()
    for (const { id, owner } of late) {
      for (const user_id of await selectRecipients(tx, { id, owner, isLate: true })) {
        byRecipient.set(user_id, [...(byRecipient.get(user_id) ?? []), id])
      }
    }
    await staffCaseMail.enqueueAll(
      tx,
      [...byRecipient].map(([user_id, enquiry_ids]) => ({
        user_id,
        about: 'late' as const,
        enquiry_ids,
      })),
    )
  })
}

/** An enquiry and the officer who reads the mail about it. */
function forOfficer(id: number, found: Awaited<ReturnType<typeof findOfficer>>) {
  if (!found) return null
  const { reader, type, answerDue } = found
  return { to: ofStaff(addresseeOf(reader)), facts: { id, type, answerDue } }
}

type OfficerEnquiry = NonNullable<ReturnType<typeof forOfficer>>['facts']

/** A mail about an enquiry to an officer. */
function toOfficer(
  { t, ...pen }: MailPen,
  { id, type, answerDue }: OfficerEnquiry,
  kind: 'Assigned' | 'Mentioned',
) {
  const number = String(id)
  const about = pen.quoteShort(pen.textOf(type, 'name'))
  return {
    subject: t(`enquiry${kind}.subject`, { number, about }),
    paragraphs: [
      t(`enquiry${kind}.text`, { number }),
      t('enquiryAbout', { about }),
      ...(answerDue === null ? [] : [t(`enquiry${kind}.due`, { date: pen.day(answerDue) })]),
    ],
    action: {
      text: t(`enquiry${kind}.action`),
      href: siteUrl(routes.backOfficeEnquiry(id)),
    },
  }
}
