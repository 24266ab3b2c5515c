import type { Agreement } from '@/features/trade-agreements/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

const texts = (en: string, ar = en) => ({ en, ar })

/** An agreement with a text in both languages, as the API returns it. */
export const agreementWith = (given: Partial<Agreement> = {}): Agreement => ({
  id: 1,
  key: 'agadir',
  ...bilingualPair('kind', texts('Regional agreement (of Arab countries)')),
  country_code: 'EG',
  country_codes: ['EG'],
  visible: 1,
  status: 1,
  legal_status: 'terminated',
  ...bilingualPair('title', texts('Agadir Agreement', 'اتفاقية أغادير')),
  ...bilingualPair('subtitle', texts('')),
  signed: null,
  in_force: '2006-07-06',
  fully_implemented: null,
  terminated: '2018-11-22',
  scope: ['goods'],
  ...bilingualPair('origin_rule', texts('')),
  ...bilingualPair('proof_of_origin', texts('EUR.1 certificate', 'شهادة يورو 1')),
  ...bilingualPair('content', texts('')),
  ...bilingualPair('keywords', texts(''), 'bare'),
  url: '/trade-agreements/1',
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  updated_at: null,
  ...given,
})
