import { alertMail } from '@/features/buying-requests/alerts/server/alerts'
import {
  buyingConfirmationMail,
  buyingRequestMail,
  contactMail,
  introductionMail,
} from '@/features/buying-requests/server/buying-mails'
import { bilingualPair } from '@/lib/bilingual/pair'
import { routes } from '@/lib/routing/routes'
import { mailExamples } from './example'

const path = routes.ownBuyingRequest(311, 'signature')
const oil = bilingualPair('product', {
  en: 'Extra virgin olive oil in tins',
  ar: 'زيت زيتون بكر ممتاز في صفائح',
})

const openOil = {
  ...oil,
  ...bilingualPair('quality', {
    en: 'First cold pressing of this season, acidity below 0.8 percent, tins of five litres.',
    ar: 'عصرة أولى على البارد من هذا الموسم، بحموضة أقل من 0.8 بالمئة، في صفائح سعة خمسة لترات.',
  }),
  id: 311,
  hs_code: '150920',
  quantity: 20,
  unit: 'tonne' as const,
  deadline: '2027-01-15',
  market: bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }),
}
const openDates = {
  ...bilingualPair('product', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  ...bilingualPair('quality', {
    en: 'Large fruit, packed in cartons of five kilograms.',
    ar: 'ثمار كبيرة معبأة في كراتين زنة خمسة كيلوغرامات.',
  }),
  id: 312,
  hs_code: '080410',
  quantity: 8,
  unit: 'tonne' as const,
  deadline: '2026-12-31',
  market: bilingualPair('name', { en: 'France', ar: 'فرنسا' }),
}

const alert = { first: openOil, link: { person: 52, signature: 'signature' } }

const buyer = {
  name: 'Jonas Keller',
  email: 'jonas@portal.example',
  company: 'Keller Feinkost',
}
const found = {
  ...oil,
  ...buyer,
  id: 311,
  locale: 'en' as const,
  state: 'open' as const,
  refusal_reason: null,
}
const refusal_reason = 'The product and the quantity are missing.'

const company = {
  ...bilingualPair(
    'company_registered_name',
    { en: 'Ajloun Olive Press', ar: 'معصرة زيتون عجلون' },
    'bare',
  ),
  address: 'info@portal.example',
}
const introduction = {
  request_id: 311,
  company_id: 84,
  company,
  buyer: { ...buyer, path },
  isNamed: false,
  agreed: false,
  hasAccount: true,
}

export const buyingRequestMails = [
  ...mailExamples(alertMail, {
    'one request': { ...alert, found: [openOil] },
    'several requests': { ...alert, found: [openOil, openDates] },
  }),
  ...mailExamples(
    buyingConfirmationMail,
    { 'to an address that nobody confirmed': { path } },
    { name: '' },
  ),
  ...mailExamples(buyingRequestMail, {
    published: { about: 'published', found, path },
    'refused, with a reason': { about: 'refused', found: { ...found, refusal_reason }, path },
    'a new offer': { about: 'offer', found, path },
    'a company agrees to exchange addresses': { about: 'agreed', found, path },
    'both agree to exchange addresses': { about: 'exchanged', found, path },
    'the last day for offers is over': { about: 'ended', found, path },
    'closed by staff, without a reason': { about: 'closed', found, path },
  }),
  ...mailExamples(contactMail, {
    'the buyer agrees': { news: 'agreed', found, hasAccount: true },
    'both agree, to a company without members': { news: 'exchanged', found, hasAccount: false },
  }),
  ...mailExamples(introductionMail, {
    'the buyer, whose name the company has': { ...introduction, side: 'buyer', isNamed: true },
    'the buyer, whose name the company does not have': { ...introduction, side: 'buyer' },
    'the company, without the name of the buyer': { ...introduction, side: 'company' },
    'the buyer of an enquiry agrees, to a company without members': {
      ...introduction,
      side: 'company',
      request_id: null,
      isNamed: true,
      agreed: true,
      hasAccount: false,
    },
  }),
]
