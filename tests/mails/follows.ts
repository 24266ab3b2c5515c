import { followMail } from '@/features/follows/server/follow-rounds'
import { followConfirmationMail } from '@/features/follows/server/follow-mails'
import { digestLength } from '@/features/follows/rules'
import type { ShownSource } from '@/features/follows/sources/contract'
import { addressOf } from '@/features/follows/sources/rules'
import { bilingualPair } from '@/lib/bilingual/pair'
import { routes } from '@/lib/routing/routes'
import { mailExamples } from './example'

const published = (source: ShownSource, record_id: string, title: { en: string; ar: string }) => ({
  line: {
    source,
    title: bilingualPair('title', title),
    path: addressOf(source, { record_id, title: title.en }),
  },
  changed_at: '2026-11-30T08:15:00.000Z',
})

const oil = { en: 'Extra virgin olive oil', ar: 'زيت زيتون بكر ممتاز' }
const label = {
  en: 'New rules for olive oil labels',
  ar: 'قواعد جديدة لبطاقات بيان زيت الزيتون',
}

/** One of each source with lines of its own. */
const ofSources = [
  published('news', '418', label),
  published('companies', '84', { en: 'Jordan Valley Dates', ar: 'تمور وادي الأردن' }),
  published('products', '301', oil),
  published('services', '45', { en: 'Packing of dates', ar: 'تعبئة التمور' }),
  published('statistics', 'exports', { en: 'Exports by country', ar: 'الصادرات حسب الدولة' }),
  published('agreements', '6', {
    en: 'Agreement on trade with the European Union',
    ar: 'اتفاقية التجارة مع الاتحاد الأوروبي',
  }),
  published('countries', '49', { en: 'Germany', ar: 'ألمانيا' }),
  published('events', '73', { en: 'Rhine Food Fair 2027', ar: 'معرض الراين للأغذية 2027' }),
  published('markets', 'DE', { en: 'Germany', ar: 'ألمانيا' }),
  published('requests', '311', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  published('barriers', '23', {
    en: 'Repeated laboratory tests of olive oil at the border',
    ar: 'تكرار الفحوص المخبرية لزيت الزيتون على الحدود',
  }),
]
/** The same product of so many companies that the mail does not hold all. */
const ofProduct = Array.from({ length: digestLength }, (_, at) =>
  published('products', `${302 + at}`, oil),
)

const reader = { link: { follower: 90, signature: 'signature' }, isNamed: true }

export const followMails = [
  ...mailExamples(
    followConfirmationMail,
    { 'to an address that nobody confirmed': { path: routes.mails('follows', 90, 'signature') } },
    { name: '' },
  ),
  ...mailExamples(followMail, {
    'one record': { ...reader, news: [published('news', '418', label)], publications: 0 },
    'of each source, more than the mail holds, and publications': {
      ...reader,
      news: [...ofSources, ...ofProduct],
      publications: 3,
    },
  }),
  ...mailExamples(
    followMail,
    {
      'one publication, to an address without an account': {
        ...reader,
        isNamed: false,
        news: [],
        publications: 1,
      },
    },
    { name: '' },
  ),
]
