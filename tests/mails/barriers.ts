import { barrierStepMail } from '@/features/barriers/server/barrier-mails'
import { barrierTaskMail, staffTaskMail } from '@/features/barriers/server/task-mails'
import { bilingualPair } from '@/lib/bilingual/pair'
import { routes } from '@/lib/routing/routes'
import { english } from '@/messages/en'
import { mailExamples, readerIn } from './example'
import { listed } from './example-texts'

const barrier = {
  ...bilingualPair('title', {
    en: 'Repeated laboratory tests of olive oil at the border',
    ar: 'تكرار الفحوص المخبرية لزيت الزيتون على الحدود',
  }),
  ...bilingualPair('summary', {
    en: 'Each shipment is tested again, although it has a report of an accredited laboratory.',
    ar: 'تُفحص كل شحنة من جديد، مع أن لها تقريرًا من مختبر معتمد.',
  }),
}

const { status } = english.barriers
const step = {
  ...readerIn('en'),
  ...barrier,
  ...bilingualPair('text', { en: '', ar: '' }),
  isConfirmed: true,
  enquiry_id: null,
  barrier_id: 23,
  published_at: null,
  status: 'in_talks' as const,
}
const solved = {
  ...step,
  ...bilingualPair('text', {
    en: 'The authorities of both countries now accept each other’s test reports.',
    ar: 'تقبل الجهات المختصة في البلدين الآن كل منها تقارير الفحص الصادرة عن الأخرى.',
  }),
  published_at: '2026-10-12T07:30:00.000Z',
  status: 'resolved' as const,
}

const task = {
  id: 61,
  barrier_id: 23,
  enquiry_id: null,
  shares: [],
  body: 'Food Safety Authority',
  email: 'rana@portal.example',
  locale: 'en' as const,
  task: 'Please send us the agreement on test reports with the neighbouring country.',
  due_on: '2026-12-10',
  created_by: 7,
  created_at: '2026-11-26T08:15:00.000Z',
  reminded_at: null,
  escalated_at: null,
  answer: null,
  answer_text: '',
  answered_at: null,
  ended_at: null,
}
const none = { enquiry: null, type: null, product: null, market: null }
const open = { ...none, task, barrier, wasAnsweredLately: false }
const answered = {
  ...open,
  task: {
    ...task,
    answer: 'done' as const,
    answer_text: 'The agreement of 2019 is still in force. A copy is on its way by post.',
    answered_at: '2026-11-30T08:15:00.000Z',
  },
}

const ofEnquiry = { barrier_id: null, enquiry_id: 1042 }
const subject = {
  barrier: null,
  type: listed({ en: 'Question about exporting', ar: 'سؤال عن التصدير' }),
}
const question = 'Which certificates does a shipment of olive oil to Germany need?'
const openOfEnquiry = { ...open, ...subject, task: { ...task, ...ofEnquiry, task: question } }
const answeredOfEnquiry = {
  ...answered,
  ...subject,
  task: {
    ...answered.task,
    ...ofEnquiry,
    task: question,
    answer_text: 'A health certificate and a report of an accredited laboratory.',
  },
}

const path = routes.barrierTask(61, 'signature')
const request = { found: open, path }
const requestOfEnquiry = { found: openOfEnquiry, path }

export const barrierMails = [
  ...mailExamples(barrierStepMail, {
    'reported by the reader': {
      found: { ...step, enquiry_id: 1042 },
      status: status.in_talks,
      question: null,
    },
    'joined by the reader, and not public any more': {
      found: step,
      status: status.in_talks,
      question: null,
    },
    'solved, with a question about the effect': {
      found: solved,
      status: status.resolved,
      question: routes.barrierEffect(38, 'signature'),
    },
  }),
  ...mailExamples(barrierTaskMail, {
    'about a barrier': { ...request, about: 'new' },
    'a reminder about a barrier': { ...request, about: 'reminder' },
    'about an enquiry': { ...requestOfEnquiry, about: 'new' },
    'a reminder about an enquiry': { ...requestOfEnquiry, about: 'reminder' },
  }),
  ...mailExamples(staffTaskMail, {
    'an answer about a barrier': { about: 'answered', found: answered },
    'late, about a barrier': { about: 'late', found: open },
    'an answer about an enquiry': { about: 'answered', found: answeredOfEnquiry },
    'late, about an enquiry': { about: 'late', found: openOfEnquiry },
  }),
]
