import type { EnquiryRow } from '@/features/enquiries/cases/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

/** What an enquiry about food in Germany says in lists, without a message yet. */
export const listedEnquiry = {
  about: {
    product: null,
    industry: { id: 2, ...bilingualPair('name', { en: 'Food', ar: 'الأغذية' }) },
    country: { id: 276, ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) },
  },
  excerpt: 'Who buys olive oil?',
  last_message: null,
  due: { kind: 'answer', at: '2026-11-07T08:30:00Z', is_late: false },
} satisfies Partial<EnquiryRow>
