import { noPhotograph } from '@/features/companies/photograph/rules'
import { noTradeFacts } from '@/features/offers/trade-facts/contract'
import type { Company } from '@/features/companies/directory/contract'
import type { PicturedOffer } from '@/features/offers/directory/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

const named = (en: string, ar: string) => bilingualPair('name', { en, ar })

const sector = (iid: number, en: string, ar: string) => ({
  id: iid,
  iid,
  ...named(en, ar),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  for_products: true,
  for_services: true,
  image: null,
  status: 1,
})

/** The sectors of offers and companies. */
export const sectors = {
  products: [sector(1, 'Garments', 'ألبسة'), sector(2, 'Food', 'أغذية')],
  services: [sector(14, 'Software', 'برمجيات')],
  subs: [
    {
      id: 101,
      ind_id: 1,
      ...bilingualPair('SUB_NAME', { en: 'Knitwear', ar: 'تريكو' }, 'upper'),
    },
  ],
}

const country = (id: number, code: string, en: string, ar: string) => ({
  id,
  code_2: null,
  code_3: code,
  code_num: String(id),
  ...named(en, ar),
  ...bilingualPair('region', { en: '', ar: '' }, 'bare'),
  ...bilingualPair('subregion', { en: '', ar: '' }, 'bare'),
  ...bilingualPair('note', { en: null, ar: null }),
  is_arab: true,
  portal_own: false,
})

/** The places of companies, and where they operate. */
export const places = {
  countries: [country(400, 'JOR', 'Jordan', 'الأردن'), country(818, 'EGY', 'Egypt', 'مصر')],
  governorates: [
    {
      id: 1,
      name: 'Amman',
      ...named('Amman', 'عمّان'),
      ...bilingualPair('region', { en: '', ar: '' }),
      ...bilingualPair('seat', { en: '', ar: '' }),
      iso_3166_2: 'JO-AM',
    },
  ],
}

/** An approved company as the public reads it. */
export const companyWith = (given: Partial<Company> = {}): Company => ({
  id: 5,
  ...bilingualPair('company_registered_name', { en: 'Rimal Knitwear', ar: 'شركة رمال' }, 'bare'),
  ...bilingualPair('company_trading_name', { en: 'Rimal', ar: 'رمال' }, 'bare'),
  status: 20,
  logo: '/media/logo/640.webp',
  ...noPhotograph,
  ...bilingualPair('description', { en: 'Knit factory', ar: 'مصنع تريكو' }),
  type_of_company: 1,
  founded: 2008,
  phone_number: '0600000001',
  website_url: 'https://rimal.example',
  e_mail: 'info@rimal.example',
  location_type_id: 1,
  governorates: 1,
  location_country_id: null,
  industry_information_for_products: [1],
  industry_information_for_services: [14],
  sub_industries_for_products: [101],
  sub_industries_for_services: [],
  countries_of_operations: [818],
  certificates: ['ISO 9001'],
  public_certificates: [{ title: 'ISO 9001', valid_from: null, valid_until: null }],
  registration_number: '',
  employees: null,
  languages: [],
  ...bilingualPair('capacity', { en: '', ar: '' }),
  verified: [],
  updated_at: null,
  ...given,
})

/** An approved product as the public reads it. */
export const offerWith = (given: Partial<PicturedOffer> = {}): PicturedOffer => ({
  id: 9,
  ...named('Cotton T-shirt', 'قميص قطني'),
  hs_code: '610910',
  gs1_code: '9520000000011',
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  image_focus_x: 50,
  image_focus_y: 50,
  ...noTradeFacts,
  public_certificates: [],
  pictures: [],
  industry: 1,
  sub_ind: 101,
  ...bilingualPair('description', { en: 'In twelve colours', ar: 'باثني عشر لونًا' }),
  ...bilingualPair('features', { en: 'Packing: 48 pieces', ar: 'التعبئة: 48 قطعة' }, 'bare'),
  cert: 'OEKO-TEX',
  contacts: 'https://rimal.example/contact',
  company_id: 5,
  company_belongs: {
    ...bilingualPair('company_registered_name', { en: 'Rimal Knitwear', ar: 'شركة رمال' }, 'bare'),
    status: 20,
    logo: null,
  },
  updated_at: null,
  ...given,
})

/** The structured data of a type on the page. */
export function structuredData(type: string): unknown {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return [...blocks]
    .map((block) => JSON.parse(block.textContent ?? '{}'))
    .find((block) => block['@type'] === type)
}
