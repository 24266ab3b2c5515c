'use client'

import { homeCountry } from '@/lib/country/home'
import type { User } from '@/features/accounts/contract'
import { myCompany } from '@/features/companies/my-company/contract'
import { call } from '@/lib/api/call'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { KnownValues } from '../../rules/form-values'
import { asksHomeCountry, type EnquiryKind } from '../rules'

/** The type of the location of a company in the home country. */
const localType = 1

/**
 * What the portal knows of a person for the fields of an enquiry: name, telephone number, job title or
 * position, country, company, and its sector where it has only one.
 */
export async function knownValues(
  person: User,
  kind: EnquiryKind,
  locale: Locale,
): Promise<KnownValues> {
  const { name, last_name, phone, job_title, country_id, company_id } = person
  const own = {
    name: `${name} ${last_name}`.trim(),
    job_title,
    // A form with two numbers asks for a landline first; that of an account is mostly a mobile one.
    ...(kind === 'barriers' ? { phone2: phone } : { phone }),
    ...(asksHomeCountry(kind) && { country: String(country_id ?? '') }),
  }
  if (company_id === null) return own
  const [company] = await call(myCompany, { params: { companyId: company_id } }).catch(() => [])
  if (!company) return own
  const lists = [
    company.industry_information_for_products,
    company.industry_information_for_services,
  ]
  const sectors = new Set(lists.flatMap((list) => list.match(/\d+/g) ?? []))
  const [sector = ''] = sectors.size === 1 ? sectors : []
  // The contact person of a company has their position in its profile.
  const position = company.person_email === person.email ? company.person_position : null
  return {
    ...own,
    ...(job_title === '' && position && { job_title: inLocale(position, 'name', locale) }),
    ...(kind === 'barriers' && {
      positions: String(position?.id ?? ''),
      phone: company.phone_number,
      phone2: company.mobile_number || phone,
    }),
    ...(asksHomeCountry(kind) &&
      company.location_type_id === localType && { country: homeCountry.numericCode }),
    company: inLocale(company, 'company_registered_name', locale),
    industry: sector,
  }
}
