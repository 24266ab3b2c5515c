import {
  mergedMail,
  messageMail,
  receivedMail,
  statusMail,
} from '@/features/enquiries/server/inquirer-mails'
import { assignedMail, mentionMail, staffCaseMail } from '@/features/enquiries/server/staff-mails'
import { enquiryStatus } from '@/lib/db/codes/enquiry-statuses'
import { mailExamples } from './example'
import { listed } from './example-texts'

const type = listed({ en: 'Question about exporting', ar: 'سؤال عن التصدير' })
const enquiry = {
  id: 1042,
  type,
  excerpt: 'Which certificates does a shipment of olive oil to Germany need?',
  answerDue: '2026-12-08',
}
const withoutExcerpt = { ...enquiry, excerpt: null, answerDue: null }

const change = (status: number, name: { en: string; ar: string }, reason?: string) => ({
  status,
  reason,
  named: listed(name),
})
const closed = change(
  enquiryStatus.closed,
  { en: 'Closed', ar: 'مغلق' },
  'The shipment has arrived.',
)
const pending = change(enquiryStatus.pending, { en: 'Waiting for you', ar: 'بانتظاركم' })

const openCase = (id: number) => ({ id, owner: 7, type, created_at: '2026-11-30T08:15:00.000Z' })
const cases = [openCase(1042), openCase(1043)]

export const enquiryMails = [
  ...mailExamples(receivedMail, { 'an answer is promised': enquiry }),
  ...mailExamples(
    receivedMail,
    { 'to an address that nobody confirmed': withoutExcerpt },
    { isConfirmed: false },
  ),
  ...mailExamples(statusMail, {
    'closed, with a reason': { enquiry, change: closed },
    'waits for the person': { enquiry: withoutExcerpt, change: pending },
  }),
  ...mailExamples(messageMail, {
    'a message': { enquiry, change: undefined },
    'a message that ends it': { enquiry, change: closed },
  }),
  ...mailExamples(mergedMail, { 'goes on in another one': { enquiry, into: 1040 } }),
  ...mailExamples(assignedMail, { 'an answer is due': enquiry }),
  ...mailExamples(mentionMail, { 'an answer is due': enquiry }),
  ...mailExamples(staffCaseMail, {
    'a new enquiry': { about: 'filed', cases: [openCase(1042)], first: openCase(1042) },
    'a reply': { about: 'reply', cases: [openCase(1042)], first: openCase(1042) },
    'late ones': { about: 'late', cases, first: openCase(1042) },
    'assigned ones': { about: 'assigned', cases, first: openCase(1042) },
  }),
]
