import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type { CompanyDetails } from '../contract'
import type { Company } from '../directory/contract'
import { namesIn, nameTyped } from '../rules'
import { certificateLimit, maxTextLength } from '../registration/contract'
import {
  draftOf,
  emptyRegistration,
  formFields,
  isPairing,
  placeRules,
  type RegistrationValues,
} from '../registration/rules'
import { storedCertificates, type Attachment, type MyCompany } from './contract'

/** When the success is shown, and when the profile page opens (spec part 3 section 9). */
export const successMs = 500
export const redirectMs = 2_000

/** A certificate that a company has. */
export interface StoredCertificate {
  title: string
  file: string | null
}

/** A certificate after the change: a stored one, or one with a new file. */
export type CertificateSource = { title: string; file: string } | { title: string; index: number }

/**
 * The requested certificates of a form. A kept one must be the company's own, occur once and have a
 * file; a new one must have an uploaded file. Null when they do not match.
 */
export function certificatesAsked(
  requested: readonly Attachment[],
  stored: readonly StoredCertificate[],
  files: number,
): CertificateSource[] | null {
  const fresh = requested.filter((one) => one.is_new)
  if (requested.length > certificateLimit || !isPairing(fresh, files)) return null
  const left = stored.map((one, place) => ({ ...one, id: place + 1 }))
  const sources: CertificateSource[] = []
  for (const one of requested) {
    if (one.is_new) {
      sources.push({ title: one.title, index: one.file_index })
      continue
    }
    const place = left.findIndex(({ id, file }) =>
      one.id === undefined ? file !== null && file === one.file : id === one.id,
    )
    const [kept] = place === -1 ? [] : left.splice(place, 1)
    if (!kept || kept.file === null) return null
    sources.push({ title: one.title, file: kept.file })
  }
  return sources
}

/** The fields in which one version of a company differs from another. */
export function changedFields(before: CompanyDetails, after: CompanyDetails): string[] {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .filter(([field, was]) => JSON.stringify(was) !== JSON.stringify(now.get(field)))
    .map(([field]) => field)
}

const fileIfChosen = z.custom<File | null>((value) => value === null || value instanceof Blob)
const needed = formFields.countries_of_operations

const certificateRow = z
  .object({
    title: z.string().trim().min(1, 'required').max(maxTextLength, 'text_max'),
    file: fileIfChosen,
    kept: formFields.certificates.element.shape.kept,
  })
  .refine(({ file, kept }) => file !== null || kept !== undefined, {
    path: ['file'],
    message: 'required',
    when: () => true,
  })

/**
 * The edit form in the browser: files are new ones only, sectors are required, and every
 * certificate has a name and a file, new or kept (spec part 3 section 5).
 */
export const companyEditForm = z
  .object({
    ...formFields,
    industry_information_for_products: needed,
    industry_information_for_services: needed,
    logo: fileIfChosen,
    company_profile_pdf: fileIfChosen,
    certificates: z.array(certificateRow).max(certificateLimit),
    agreements: z.boolean(),
  })
  .refine(...placeRules.local)
  .refine(...placeRules.international)

type CertificateRow = RegistrationValues['certificates'][number]

/** A blank certificate. There is always at least one row. */
export const blankCertificate: CertificateRow = { title: '', file: null }

const idsIn = (list: string): string[] => list.match(/\d+/g) ?? []

/** The sectors of the last saved version, of products before those of services. */
export function sectorsOf(company: MyCompany): number[] {
  const { industry_information_for_products: products } = company
  return idsIn(`${products} ${company.industry_information_for_services}`).map(Number)
}

/** The initial form values: the last saved version. */
export function valuesOf(company: MyCompany): RegistrationValues {
  const parsed = storedCertificates.safeParse(parseJson(company.attachment_option_file))
  const certificates = (parsed.success ? parsed.data : []).map(
    ({ id, title, file }, place): CertificateRow => ({
      title,
      file: null,
      ...(file !== null && { kept: { id: id ?? place + 1, file } }),
    }),
  )
  const choice = (id: number | null) => (id === null || id === 0 ? '' : String(id))
  return {
    ...emptyRegistration,
    ...namesIn(company),
    type_of_company: choice(company.type_of_company),
    phone_number: company.phone_number,
    mobile_number: company.mobile_number,
    website_url: company.website_url,
    e_mail: company.e_mail,
    location_type_id: choice(company.location_type_id),
    governorates: choice(company.governorates),
    location_country_id: choice(company.location_country_id),
    industry_information_for_products: idsIn(company.industry_information_for_products),
    industry_information_for_services: idsIn(company.industry_information_for_services),
    countries_of_operations: idsIn(company.countries_of_operations),
    certificates: certificates.length > 0 ? certificates : [blankCertificate],
    person_title: choice(company.person_title.id),
    person_position: choice(company.person_position.id),
    person_mobile_number: company.person_mobile_number,
    person_email: company.person_email,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

/** The values of a draft: texts, choices and certificates, without files. */
export function editDraftOf(values: RegistrationValues): Partial<RegistrationValues> {
  const certificates = values.certificates.map((row) => ({ ...row, file: null }))
  return { ...draftOf(values), certificates }
}

/** The public company with these values. */
export function previewOf(
  company: MyCompany,
  values: RegistrationValues,
  logo: string | null,
): Company {
  const numbers = (ids: readonly string[]) => ids.map(Number)
  const place = (id: string) => (id === '' ? null : Number(id))
  const isLocal = values.location_type_id !== '2'
  return {
    id: company.id,
    ...nameTyped('company_registered_name', values),
    ...nameTyped('company_trading_name', values),
    status: 20,
    logo,
    ...bilingualPair('description', textsOf(company, 'description')),
    type_of_company: place(values.type_of_company),
    founded: company.founded,
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
    certificates: values.certificates.map(({ title }) => title).filter((title) => title !== ''),
    updated_at: null,
  }
}

/** The fields in the order of the form. */
export const fieldOrder = [
  'company_registered_name',
  'company_registered_name_ara',
  'company_trading_name',
  'company_trading_name_ara',
  'type_of_company',
  'phone_number',
  'mobile_number',
  'e_mail',
  'website_url',
  'logo',
  'company_profile_pdf',
  'certificates',
  'person_title',
  'person_first_name',
  'person_first_name_ara',
  'person_last_name',
  'person_last_name_ara',
  'person_position',
  'person_mobile_number',
  'person_email',
  'location_type_id',
  'governorates',
  'location_country_id',
  'industry_information_for_products',
  'industry_information_for_services',
  'countries_of_operations',
] as const

/** Certificates in a comparable form: names and files, in any order. */
function comparableCertificates(certificates: readonly CertificateRow[]): string {
  const rows = certificates.map(
    ({ title, file, kept }) => `${title.trim()}\n${kept?.file ?? file?.name ?? ''}`,
  )
  return rows
    .filter((row) => row !== '\n')
    .toSorted()
    .join('\n')
}

/** The fields in which the form differs from the other version, without new files. */
export function differences(values: RegistrationValues, theirs: MyCompany) {
  const saved = valuesOf(theirs)
  const comparable = (value: unknown) =>
    Array.isArray(value) ? value.toSorted().join() : String(value).trim()
  const compared = fieldOrder.filter((name) => name !== 'logo' && name !== 'company_profile_pdf')
  return compared.filter((name) =>
    name === 'certificates'
      ? comparableCertificates(values.certificates) !== comparableCertificates(saved.certificates)
      : comparable(values[name]) !== comparable(saved[name]),
  )
}
