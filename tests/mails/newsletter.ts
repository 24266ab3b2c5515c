import { digestMail } from '@/features/newsletter/server/newsletter-digest'
import { routes } from '@/lib/routing/routes'
import { mailExamples } from './example'

const first = {
  title: 'New rules for olive oil labels in the European Union',
  day: '2026-11-29',
  excerpt:
    'From next year on, labels of olive oil name the country in which the olives were picked.',
  path: routes.newsItem(418, 'new-rules-for-olive-oil-labels-in-the-european-union'),
}
const second = {
  title: 'موسم التمور: ارتفاع الصادرات إلى أوروبا',
  day: '2026-11-26',
  excerpt: 'ارتفعت صادرات التمور الأردنية إلى الأسواق الأوروبية هذا الموسم.',
  path: routes.newsItem(417, 'date-season-exports-to-europe-rise'),
}

const digest = { link: { person: 52, signature: 'signature' }, first }

export const newsletterMails = mailExamples(digestMail, {
  'one item': { ...digest, items: [first] },
  'several items, one of them in Arabic only': { ...digest, items: [first, second] },
})
