import type { EnquiryDetail, EnquiryRow } from '@/features/enquiries/my-enquiries/contract'
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

/** An enquiry that was just filed, as its page has it. */
export const filedEnquiry: EnquiryDetail = {
  id: 104_233,
  enq_type: 1,
  type_name: 'General',
  type: { title: 'General', ...bilingualPair('title', { en: 'General', ar: 'عام' }) },
  date: '2026-11-05T08:30:00Z',
  updated_at: '2026-11-05T08:30:00Z',
  status: { iid: 10, ...bilingualPair('name', { en: 'New', ar: 'جديد' }) },
  ...bilingualPair('status_name', { en: 'New', ar: 'جديد' }, 'bare'),
  enq_status: 10,
  unread: 0,
  ...listedEnquiry,
  fields: {
    name: 'Lina Haddad',
    email: 'lina@portal.example',
    phone: '+962791234567',
    phone2: null,
    company: 'Olive House',
    job_title: 'Manager',
    description: 'Who buys olive oil?',
    industry: null,
    country: null,
    type_of_client: null,
    positions: null,
    barriers: null,
    institution: null,
    since: null,
    loss_band: null,
    agreement: null,
  },
  answers: [],
  score: null,
  rating: null,
  merged_into: null,
  history: [],
  messages: [],
}
