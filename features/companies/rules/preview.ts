import { approvalStatus } from '@/lib/db/codes/approval'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { z } from 'zod'
import { isValidOn } from '../certificates/rules'
import type { Company } from '../directory/contract'
import { noPhotograph, shownPhotograph } from '../photograph/rules'
import { typedProfile } from '../profile/contract'
import { formFields, type RegistrationValues } from '../registration/rules'
import { nameTyped } from '../rules'
import type { MyCompany } from '../my-company/contract'

/** The public company with these values on a day. */
export function previewOf(
  company: MyCompany,
  values: RegistrationValues,
  pictures: { logo: string | null; photograph: string | null },
  day: string,
): Company {
  const numbers = (ids: readonly string[]) => ids.map(Number)
  const place = (id: string) => (id === '' ? null : Number(id))
  const isLocal = values.location_type_id !== '2'
  return {
    id: company.id,
    ...nameTyped('company_registered_name', values),
    ...nameTyped('company_trading_name', values),
    status: approvalStatus.approved,
    logo: pictures.logo,
    ...(values.photograph && pictures.photograph !== null
      ? shownPhotograph(values.photograph, pictures.photograph)
      : noPhotograph),
    ...profileShown(company, values),
    type_of_company: place(values.type_of_company),
    phone_number: values.phone_number,
    website_url: values.website_url,
    e_mail: values.e_mail,
    location_type_id: isLocal ? 1 : 2,
    governorates: isLocal ? place(values.governorates) : null,
    location_country_id: isLocal ? null : place(values.location_country_id),
    industry_information_for_products: numbers(values.industry_information_for_products),
    industry_information_for_services: numbers(values.industry_information_for_services),
    sub_industries_for_products: [],
    sub_industries_for_services: [],
    countries_of_operations: numbers(values.countries_of_operations),
    ...certificatesShown(values, day),
    verified: company.verified ?? [],
    updated_at: null,
  }
}

const companyProfileForm = z.object({ ...typedProfile, languages: formFields.languages })

/** The profile of the form, as far as it is valid; otherwise that of the last saved version. */
function profileShown(company: MyCompany, values: RegistrationValues) {
  const typed = companyProfileForm.safeParse(values)
  const { founded, employees, languages, registration_number } = company
  const saved = { founded, employees, languages, registration_number }
  const text = (field: 'description' | 'capacity') =>
    bilingualPair(field, textsOf(typed.success ? { ...company, ...typed.data } : company, field))
  return { ...saved, ...typed.data, ...text('description'), ...text('capacity') }
}

/** The certificates that the public would see today. */
function certificatesShown(values: RegistrationValues, day: string) {
  const shown = values.certificates.filter(
    (row) => row.title.trim() !== '' && row.is_public !== false && isValidOn(row, day),
  )
  return {
    certificates: shown.map(({ title }) => title),
    public_certificates: shown.map(({ title, valid_from, valid_until }) => ({
      title,
      valid_from: valid_from || null,
      valid_until: valid_until || null,
    })),
  }
}
