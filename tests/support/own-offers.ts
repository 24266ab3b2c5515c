import { noTradeFacts } from '@/features/offers/trade-facts/contract'
import type { MyOffer } from '@/features/offers/my-offers/contract'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'

/** A product as its company sees it. */
export const ownOffer = (id: number, given: Partial<MyOffer> = {}): MyOffer => ({
  id,
  company_id: 7,
  ...bilingualPair('name', { en: `Product ${id}`, ar: `منتج ${id}` }),
  gs1_code: '6291041500213',
  hs_code: '150920',
  industry: 2,
  sub_ind: 201,
  industry_belongs: bilingualPair('name', { en: 'Food', ar: 'أغذية' }),
  sub_industry_belongs: bilingualPair('SUB_NAME', { en: 'Oils', ar: 'زيوت' }, 'upper'),
  ...bilingualPair('description', { en: 'Cold pressed.', ar: 'معصور على البارد.' }),
  ...bilingualPair('features', { en: 'Acidity 0.5 %', ar: '' }, 'bare'),
  cert: 'ISO 22000',
  contacts: 'https://oil.example/contact',
  image: '/media/0123456789abcdef0123456789abcdef/640.webp',
  ...bothLanguages('image_alt', null),
  image_focus_x: 50,
  image_focus_y: 50,
  ...noTradeFacts,
  pictures: [],
  certificate_image: null,
  status_belongs: { iid: 20 },
  refusal_reason: null,
  is_public: true,
  waits_for_company: false,
  version: 3,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...given,
})

const sector = (iid: number, en: string, ar: string) => ({
  id: iid,
  iid,
  ...bilingualPair('name', { en, ar }),
  for_products: true,
  for_services: true,
  image: null,
  ...bothLanguages('image_alt', null),
  status: 1,
})

const sub = (id: number, ind_id: number, en: string, ar: string) => ({
  id,
  ind_id,
  ...bilingualPair('SUB_NAME', { en, ar }, 'upper'),
})

/** Two sectors with their sub-sectors. */
export const ownChoices = {
  sectors: [sector(1, 'Garments', 'ألبسة'), sector(2, 'Food', 'أغذية')],
  subs: [
    sub(101, 1, 'Knitted', 'مصنرة'),
    sub(201, 2, 'Oils', 'زيوت'),
    sub(202, 2, 'Dates', 'تمور'),
  ],
  trade: {
    markets: [
      { value: '276', text: 'Germany' },
      { value: '826', text: 'United Kingdom' },
    ],
    certificates: ['ISO 22000'],
  },
}
