import { factReviewMail } from '@/features/market-access/server/fact-reminders'
import { bilingualPair } from '@/lib/bilingual/pair'
import { mailExamples } from './example'

const fact = {
  confidence: 'sourced' as const,
  owner_email: 'rana@portal.example',
  overdue: true,
}
const agreement = {
  ...fact,
  kind: 'access-agreements',
  id: '4',
  ...bilingualPair('label', {
    en: 'EU–Jordan Association Agreement',
    ar: 'اتفاقية الشراكة الأردنية الأوروبية',
  }),
  checked_at: '2026-05-20',
  due: '2026-11-20',
}
const certificate = {
  ...fact,
  kind: 'market-documents',
  id: '31',
  ...bilingualPair('label', {
    en: 'Health certificate for dates',
    ar: 'شهادة صحية للتمور',
  }),
  checked_at: '2026-05-25',
  due: '2026-11-25',
}

export const marketAccessMails = mailExamples(factReviewMail, {
  'one fact': [agreement],
  'several facts': [agreement, certificate],
})
