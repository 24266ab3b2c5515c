import { companyNames } from '../directory/queries'
import { registrationChoices } from '../registration/queries'
import type { RegistrationValues } from '../registration/rules'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { Locale } from '@/lib/i18n/locale'
import { changeCompany, myCompany, type MyCompany } from './contract'
import { sentOf } from '../photograph/rules'
import { isUntouched, withoutProfile } from './rules'

/** A person's company as it was last saved; null where there is none, or it is another person's. */
export async function companyOf(companyId: number | null): Promise<MyCompany | null> {
  if (companyId === null) return null
  try {
    const [company] = await call(myCompany, { params: { companyId } })
    return company ?? null
  } catch (error) {
    const isAway =
      error instanceof Problem && (error.code === 'not_found' || error.code === 'forbidden')
    if (isAway) return null
    throw error
  }
}

/** The lists of the edit form and the names for its preview. */
export async function editChoices(locale: Locale) {
  const [choices, names] = await Promise.all([registrationChoices(locale), companyNames()])
  return { choices, names }
}

export type EditChoices = Awaited<ReturnType<typeof editChoices>>

/** Sends a change; returns 'Success'. Only newly chosen files are sent. */
export function sendChange(
  { id, version, company }: { id: number; version: number | null; company: MyCompany },
  values: RegistrationValues,
  uploading: Uploading,
) {
  const {
    logo,
    photograph,
    company_profile_pdf,
    certificates,
    languages,
    agreements: _agreed,
    ...fields
  } = values
  /** Whether the backend knows the profile for buyers and the days of certificates. */
  const hasProfile = company.verified !== null
  const list = (ids: readonly string[]) => JSON.stringify(ids.map(Number))
  const files: File[] = []
  const rows = certificates.filter((row) => !isUntouched(row))
  const attachments = rows.map(({ title, file, kept, ...dated }) => {
    const days = hasProfile ? dated : {}
    if (!file) return { title, ...days, file: kept?.file, is_new: false }
    files.push(file)
    return { title, ...days, file_index: files.length - 1, is_new: true }
  })
  const own = {
    user_id: String(id),
    company_id: String(company.id),
    existing_logo: company.logo ?? '',
    existing_company_profile_pdf: company.company_profile_pdf ?? '',
  }
  return upload(
    changeCompany,
    {
      body: {
        ...own,
        ...(hasProfile ? fields : withoutProfile(fields)),
        ...(hasProfile && languages && { languages: JSON.stringify(languages) }),
        location_type_id: fields.location_type_id === '2' ? '2' : '1',
        industry_information_for_products: list(fields.industry_information_for_products),
        industry_information_for_services: list(fields.industry_information_for_services),
        countries_of_operations: list(fields.countries_of_operations),
        attachment_option_file: JSON.stringify(attachments),
        logo_changed: logo ? 'true' : 'false',
        pdf_changed: company_profile_pdf ? 'true' : 'false',
        ...(photograph !== undefined && { photograph: sentOf(photograph) }),
        ...(version !== null && { version }),
      },
      files: {
        ...(logo && { logo }),
        ...(photograph?.file && { photograph_file: photograph.file }),
        ...(company_profile_pdf && { company_profile_pdf }),
        certificate_files: files,
      },
    },
    uploading,
  )
}
