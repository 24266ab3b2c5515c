import { currentUser } from '@/features/accounts/contract'
import {
  companyTypes,
  countries,
  governorates,
  locationTypes,
  positions,
  titles,
} from '@/features/reference-lists/contract'
import { productIndustries, serviceIndustries } from '@/features/sectors/contract'
import type { KnownValues } from '@/components/form/known-values'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { Locale } from '@/lib/i18n/locale'
import { registerCompany } from './contract'
import { idsOfCountries, type RegistrationValues } from './rules'

/** The lists of the form, with names in one language. */
export async function registrationChoices(locale: Locale) {
  const [types, named, ranks, seats, places, lands, goods, services] = await Promise.all([
    call(companyTypes),
    call(titles),
    call(positions),
    call(locationTypes),
    call(governorates),
    call(countries),
    call(productIndustries),
    call(serviceIndustries),
  ])
  const inOrder = (records: Parameters<typeof filterOptions<(typeof types)[number]>>[0]) =>
    filterOptions(records, 'name', ({ id }) => id, locale)
  return {
    companyTypes: inOrder(types),
    titles: inOrder(named),
    positions: inOrder(ranks),
    locations: inOrder(seats),
    governorates: byName(inOrder(places), locale),
    countries: byName(inOrder(lands.filter(({ portal_own }) => !portal_own)), locale),
    products: byName(inOrder(goods), locale),
    services: byName(inOrder(services), locale),
  }
}

export type RegistrationChoices = Awaited<ReturnType<typeof registrationChoices>>

/** The person who registers, and the markets that the portal knows where they have no company yet. */
export async function registeringPerson(known: () => Promise<KnownValues>) {
  const person = await call(currentUser)
  return { person, markets: person.company_id === null ? await marketsIn(known) : [] }
}

/** The ids of the countries that are known; none where that cannot be read. */
async function marketsIn(known: () => Promise<KnownValues>): Promise<string[]> {
  try {
    const { countries: codes = [] } = await known()
    return codes.length === 0 ? [] : idsOfCountries(codes, await call(countries))
  } catch (error) {
    if (error instanceof Problem) return []
    throw error
  }
}

/** Sends the form; returns 'Success'. */
export function sendRegistration(values: RegistrationValues, uploading: Uploading) {
  const { logo, company_profile_pdf, certificates, agreements: _agreed, ...fields } = values
  const list = (ids: readonly string[]) => JSON.stringify(ids.map(Number))
  const { location_type_id } = fields
  const attachments = certificates.map(({ title }, file_index) => ({ title, file_index }))
  const names = certificates.map(({ title }, index) => [`certificate_names[${index}]`, title])
  return upload(
    registerCompany,
    {
      body: {
        ...Object.fromEntries(names),
        ...fields,
        location_type_id: location_type_id === '2' ? '2' : '1',
        industry_information_for_products: list(fields.industry_information_for_products),
        industry_information_for_services: list(fields.industry_information_for_services),
        countries_of_operations: list(fields.countries_of_operations),
        attachment_option_file: JSON.stringify(attachments),
      },
      files: {
        ...(logo && { logo }),
        ...(company_profile_pdf && { company_profile_pdf }),
        certificate_files: certificates.flatMap(({ file }) => file ?? []),
      },
    },
    uploading,
  )
}
