import type { BarrierWithSteps } from '@/features/barriers/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

/** A public barrier to trade with its timeline. */
export const barrier: BarrierWithSteps = {
  id: 7,
  status: 'in_talks',
  measure: 'A',
  hs_code: '080410',
  product: bilingualPair('name', { en: 'Dates', ar: 'تمور' }),
  market: { id: 276, iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) },
  ...bilingualPair('title', { en: 'Residue certificate', ar: 'شهادة متبقيات' }),
  ...bilingualPair('summary', { en: 'It is asked for.', ar: 'تُطلب.' }),
  ...bilingualPair('authority', { en: '', ar: '' }),
  started_on: '2026-03-01',
  companies: null,
  effects: null,
  sample: false,
  loss_band: 'below_100',
  agreement: { id: 3, ...bilingualPair('title', { en: 'Trade pact', ar: 'اتفاق' }) },
  ...bilingualPair('article', { en: 'Article 6', ar: 'المادة 6' }),
  published_at: '2026-11-23T08:00:00Z',
  updated_at: '2026-11-24T08:00:00Z',
  steps: [
    {
      id: 1,
      status: 'reported',
      on_day: '2026-04-01',
      ...bilingualPair('text', { en: '', ar: '' }),
    },
    {
      id: 2,
      status: 'in_talks',
      on_day: '2026-05-01',
      ...bilingualPair('text', { en: 'We met the ministry.', ar: 'التقينا الوزارة.' }),
    },
  ],
}
