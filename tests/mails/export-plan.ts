import { invitationMail, offerMail, taskReminder } from '@/features/export-plan/server/plan-mails'
import { bilingualPair } from '@/lib/bilingual/pair'
import { mailExamples } from './example'

const written = {
  title: 'Send samples of the olive oil to the laboratory',
  ...bilingualPair('title', { en: '', ar: '' }),
  statement: null,
}
const weak = {
  ...written,
  title: null,
  statement: bilingualPair('question', {
    en: 'Our labels meet the rules of the market.',
    ar: 'بطاقات منتجاتنا مطابقة لأنظمة السوق.',
  }),
}
const task = {
  titled: written,
  due: '2026-12-02',
  link: { person: 12, signature: 'signature' },
}

const invitation = {
  invitation: 65,
  invited_at: '2026-11-30T08:15:00.000Z',
  owner: 'Samer Nasser',
}

export const exportPlanMails = [
  ...mailExamples(taskReminder, {
    'a task of the own plan': { ...task, plan: undefined },
    'a weak statement, in the plan of somebody else': { ...task, titled: weak, plan: 31 },
  }),
  ...mailExamples(invitationMail, {
    'to an account that confirmed the address': { ...invitation, isKnown: true },
  }),
  ...mailExamples(
    invitationMail,
    { 'to an address that nobody confirmed': { ...invitation, isKnown: false } },
    { name: '' },
  ),
  ...mailExamples(offerMail, { 'a shared plan': { owner: 'Samer Nasser' } }),
]
