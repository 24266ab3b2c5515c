import { submittedKinds } from '@/features/approvals/contract'
import { certificateMail } from '@/features/companies/certificates/server/certificates'
import { decisionMail, registeredMail } from '@/features/companies/server/company-mails'
import { bilingualPair } from '@/lib/bilingual/pair'
import { decisions, type Decision } from '@/lib/db/codes/approval'
import { mailExamples } from './example'

const company = bilingualPair('name', { en: 'Jordan Valley Dates', ar: 'تمور وادي الأردن' })
const names = {
  company,
  product: bilingualPair('name', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  service: bilingualPair('name', { en: 'Packing of dates', ar: 'تعبئة التمور' }),
} as const

const certificate = {
  company_id: 84,
  title: 'Organic farming certificate',
  valid_until: '2026-12-28',
}
const registered = { ...company, since: '2026-11-30T08:15:00.000Z' }

const made = (decision: Decision, kind: (typeof submittedKinds)[number]) => ({
  kind,
  id: 84,
  decision,
  reason: decision === 'approve' ? '' : 'The description names certificates that have expired.',
  named: names[kind],
  waits: false,
})
const ofKinds = decisions.flatMap((decision) =>
  submittedKinds.map((kind) => [`${decision}, ${kind}`, made(decision, kind)] as const),
)
const ofUnconfirmed = decisions.map(
  (decision) =>
    [`${decision}, to an address that nobody confirmed`, made(decision, 'company')] as const,
)
const waiting = { ...made('approve', 'product'), waits: true }

export const companyMails = [
  ...mailExamples(registeredMail, { 'waits for a review': registered }),
  ...mailExamples(
    registeredMail,
    { 'to an address that nobody confirmed': registered },
    { isConfirmed: false },
  ),
  ...mailExamples(decisionMail, {
    ...Object.fromEntries(ofKinds),
    'approve, product of a company that is not public': waiting,
  }),
  ...mailExamples(
    decisionMail,
    {
      ...Object.fromEntries(ofUnconfirmed),
      'approve, product of a company that is not public, to an address that nobody confirmed':
        waiting,
    },
    { isConfirmed: false },
  ),
  ...mailExamples(certificateMail, { 'ends soon': certificate }),
  ...mailExamples(
    certificateMail,
    { 'to an address that nobody confirmed': certificate },
    { isConfirmed: false },
  ),
]
