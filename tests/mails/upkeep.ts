import { reviewMail } from '@/features/upkeep/server/review-reminders'
import { bilingualPair } from '@/lib/bilingual/pair'
import { mailExamples } from './example'

const guide = {
  kind: 'news',
  id: '418',
  review_on: '2026-11-28',
  ...bilingualPair('label', {
    en: 'New rules for olive oil labels',
    ar: 'قواعد جديدة لبطاقات بيان زيت الزيتون',
  }),
}
const fair = {
  kind: 'events',
  id: '73',
  review_on: '2026-12-01',
  ...bilingualPair('label', { en: 'Gulf Food Fair 2026', ar: 'معرض الخليج للأغذية 2026' }),
}

export const upkeepMails = mailExamples(reviewMail, {
  'one record': [guide],
  'several records': [guide, fair],
})
