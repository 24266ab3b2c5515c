import type { BuyingRequest } from '@/features/buying-requests/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

const goods = bilingualPair('name', { en: 'Dates, fresh or dried', ar: 'تمور' })

/** A public request of a buyer for tests of the interface. */
export const publicRequest = (given: Partial<BuyingRequest> = {}): BuyingRequest => ({
  id: 7,
  sample: false,
  hs_code: '080410',
  quantity: 24,
  unit: 'tonne',
  ...bilingualPair('product', { en: 'Medjool dates', ar: 'تمر المجهول' }),
  ...bilingualPair('quality', { en: 'Large grade', ar: 'درجة كبيرة' }),
  ...bilingualPair('certificates', { en: 'GlobalGAP', ar: 'GlobalGAP' }),
  subheading: goods,
  heading: goods,
  chapter: { code: '08', ...goods },
  market: { id: 276, iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) },
  deadline: '2026-12-31',
  is_open: true,
  published_at: '2026-11-23T08:00:00Z',
  updated_at: '2026-11-23T08:00:00Z',
  ...given,
})
