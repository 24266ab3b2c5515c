import {
  buyerMail,
  buyerNews,
  confirmationMail,
  supplierMail,
  supplierNews,
} from '@/features/quotation-requests/server/quotation-mails'
import { bilingualPair } from '@/lib/bilingual/pair'
import { declineReasons } from '@/lib/db/codes/quotation-requests'
import { routes } from '@/lib/routing/routes'
import { mailExamples } from './example'

const company = {
  id: 84,
  ...bilingualPair('name', { en: 'Dead Sea Minerals House', ar: 'دار معادن البحر الميت' }),
}
const path = routes.quotationRequest(207, 'signature')

const supplier = {
  request_id: 207,
  offer: bilingualPair('name', {
    en: 'Mud mask with Dead Sea minerals',
    ar: 'قناع طيني بمعادن البحر الميت',
  }),
  country: bilingualPair('name', { en: 'United Kingdom', ar: 'المملكة المتحدة' }),
  hasAccount: true,
}
const buyer = { id: 207, company, decline: null, sent_at: '2026-11-30T08:15:00.000Z', path }

const ofSupplier = supplierNews.map((news) => [news, { ...supplier, news }] as const)
const ofBuyer = buyerNews.map((news) => [news, { ...buyer, news }] as const)
const declined = declineReasons.map((reason) => {
  const text = reason === 'other' ? 'Our filling line is being repaired until March.' : ''
  return [
    `declined, for the reason ${reason}`,
    { ...buyer, news: 'declined' as const, decline: { reason, text } },
  ] as const
})

export const quotationMails = [
  ...mailExamples(
    confirmationMail,
    { 'to an address that nobody confirmed': { company, path } },
    { name: '' },
  ),
  ...mailExamples(supplierMail, {
    ...Object.fromEntries(ofSupplier),
    'new, without a product, to a company without members': {
      ...supplier,
      news: 'new',
      offer: null,
      hasAccount: false,
    },
  }),
  ...mailExamples(buyerMail, { ...Object.fromEntries(ofBuyer), ...Object.fromEntries(declined) }),
]
