import type { MyCompany } from '@/features/companies/my-company/contract'
import { noPhotograph } from '@/features/companies/photograph/rules'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'

const named = (id: number, en: string, ar: string) => ({ id, ...bilingualPair('name', { en, ar }) })

/** A company as its owner gets it. */
export function ownCompany(given: Partial<MyCompany> = {}): MyCompany {
  return {
    id: 7,
    ...bilingualPair('company_registered_name', { en: 'Petra Olive Oil', ar: '' }, 'bare'),
    ...bilingualPair('company_trading_name', { en: 'Petra Oil', ar: '' }, 'bare'),
    type_of_company: 1,
    type_belongs: named(1, 'Limited liability', 'ذات مسؤولية محدودة'),
    status_belongs: { iid: 20 },
    refusal_reason: null,
    is_public: true,
    version: 3,
    updated_at: '2026-11-01T10:00:00Z',
    phone_number: '+96265000000',
    mobile_number: '0790000000',
    website_url: 'https://petra-oil.example',
    e_mail: 'sales@petra-oil.example',
    location_type_id: 1,
    governorates: 1,
    location_country_id: null,
    logo: '/media/0123456789abcdef0123456789abcdef/640.webp',
    ...noPhotograph,
    company_profile_pdf: '/api/files/0123456789abcdef0123456789abcdea',
    ...bothLanguages('description', ''),
    founded: null,
    registration_number: '',
    employees: null,
    languages: [],
    ...bothLanguages('capacity', ''),
    verified: [],
    industry_information_for_products: '[1]',
    industry_information_for_services: '[1]',
    countries_of_operations: '[1,2]',
    attachment_option_file: JSON.stringify([
      { id: 1, title: 'ISO 9001', file: '/api/files/0123456789abcdef0123456789abcdeb' },
    ]),
    person_title: named(1, 'Ms', 'السيدة'),
    person_position: named(1, 'Manager', 'مديرة'),
    ...bilingualPair('person_first_name', { en: 'Rana', ar: '' }, 'bare'),
    ...bilingualPair('person_last_name', { en: 'Haddad', ar: '' }, 'bare'),
    person_mobile_number: '0791111111',
    person_email: 'rana@petra-oil.example',
    ...given,
  }
}
