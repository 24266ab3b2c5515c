import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { isBlank, visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'
import { areInOrder } from '../certificates/contract'
import { isValidOn } from '../certificates/rules'
import { namesIn } from '../rules'
import { typedProfile } from '../profile/contract'
import { sentOf, storedPhotograph } from '../photograph/rules'
import { missingParts } from '../profile/rules'
import { certificateLimit, maxTextLength } from '../registration/contract'
import {
  draftOf,
  emptyRegistration,
  formFields,
  placeRules,
  type RegistrationValues,
} from '../registration/rules'
import { storedCertificates, type MyCompany } from './contract'

/** When the success is shown, and when the profile page opens (spec part 3 section 9). */
export const successMs = 500
export const redirectMs = 2_000

const fileIfChosen = z.custom<File | null>((value) => value === null || value instanceof Blob)

type CertificateRow = RegistrationValues['certificates'][number]

/** Whether nothing was entered into a row of certificates; it is not sent. */
export function isUntouched({ title, file, kept, valid_from, valid_until }: CertificateRow) {
  return isBlank(title) && !file && !kept && !valid_from && !valid_until
}

/** A message at one part of a row, also where other parts are wrong. */
const always = (part: 'title' | 'file' | 'valid_until', message: string) => ({
  path: [part],
  message,
  when: () => true,
})

const certificateRow = z
  .object({
    ...formFields.certificates.element.shape,
    title: z.string().overwrite(visibleText).max(maxTextLength, 'text_max'),
    file: fileIfChosen,
  })
  .refine((row) => row.title !== '' || isUntouched(row), always('title', 'required'))
  .refine((row) => row.file || row.kept || isUntouched(row), always('file', 'required'))
  .refine(areInOrder, always('valid_until', 'certificate_days'))

const sectorLists = [
  'industry_information_for_products',
  'industry_information_for_services',
] as const

/** One sector of products or services suffices. */
const hasSector = (values: Record<(typeof sectorLists)[number], readonly string[]>) =>
  sectorLists.some((name) => values[name].length > 0)

/**
 * The edit form in the browser: files are new ones only, one sector is required, and every
 * certificate has a name and a file, new or kept (spec part 3 section 5).
 */
export const companyEditForm = z
  .object({
    ...formFields,
    ...typedProfile,
    logo: fileIfChosen,
    company_profile_pdf: fileIfChosen,
    certificates: z.array(certificateRow).max(certificateLimit),
    agreements: z.boolean(),
  })
  .refine(...placeRules.local)
  .refine(...placeRules.international)
  .refine(hasSector, { path: [sectorLists[0]], message: 'required', when: () => true })
  .refine(hasSector, { path: [sectorLists[1]], message: 'required', when: () => true })

/** A blank certificate. There is always at least one row. */
export const blankCertificate: CertificateRow = {
  title: '',
  file: null,
  valid_from: '',
  valid_until: '',
  is_public: true,
}

const idsIn = (list: string): string[] => list.match(/\d+/g) ?? []

/** The sectors of the last saved version, of products before those of services. */
export function sectorsOf(company: MyCompany): number[] {
  const { industry_information_for_products: products } = company
  return idsIn(`${products} ${company.industry_information_for_services}`).map(Number)
}

/** What buyers miss in the last saved version on a day. */
export function partsMissing(company: MyCompany, day: string) {
  const parsed = storedCertificates.safeParse(parseJson(company.attachment_option_file))
  const shown = parsed.data?.filter((one) => one.is_public && isValidOn(one, day)) ?? []
  return missingParts({ ...company, certificates: shown.length })
}

/** The initial form values: the last saved version. */
export function valuesOf(company: MyCompany): RegistrationValues {
  const parsed = storedCertificates.safeParse(parseJson(company.attachment_option_file))
  const certificates = (parsed.success ? parsed.data : []).map(
    ({ id, title, file, valid_from, valid_until, is_public }, place): CertificateRow => ({
      title,
      file: null,
      is_public,
      valid_from: valid_from ?? '',
      valid_until: valid_until ?? '',
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
    ...profileOf(company),
    ...(company.verified !== null && { photograph: storedPhotograph(company) }),
  }
}

/** The profile of the last saved version, as its form has it. */
function profileOf(company: MyCompany) {
  const both = <Field extends 'description' | 'capacity'>(field: Field) =>
    bilingualPair(field, textsOf(company, field))
  return {
    ...both('description'),
    ...both('capacity'),
    founded: company.founded === null ? '' : String(company.founded),
    employees: company.employees ?? ('' as const),
    languages: [...company.languages],
    registration_number: company.registration_number,
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
  'photograph',
  'company_profile_pdf',
  'certificates',
  'description_eng',
  'description_ara',
  'founded',
  'employees',
  'languages',
  'capacity_eng',
  'capacity_ara',
  'registration_number',
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

/** The fields of a form, without those of the profile, which not every backend knows. */
export function withoutProfile<Form extends Partial<Record<keyof typeof typedProfile, unknown>>>(
  form: Form,
): Form {
  const rest = { ...form }
  for (const name of Object.keys(typedProfile)) Reflect.deleteProperty(rest, name)
  return rest
}

/** Certificates in a comparable form: names and files, in any order. */
function comparableCertificates(certificates: readonly CertificateRow[]): string {
  const rows = certificates
    .filter((row) => !isUntouched(row))
    .map(({ title, file, kept, valid_from: from = '', valid_until: until = '', is_public }) =>
      [title.trim(), kept?.file ?? file?.name, from, until, is_public !== false].join('\n'),
    )
  return rows.toSorted().join('\n')
}

/** Whether one photograph is described otherwise than another, or is another one. */
function isOther(one: RegistrationValues['photograph'], other: RegistrationValues['photograph']) {
  return sentOf(one ?? null) !== sentOf(other ?? null)
}

/** The fields in which the form differs from the other version, without new files. */
export function differences(values: RegistrationValues, theirs: MyCompany) {
  const saved = valuesOf(theirs)
  const comparable = (value: unknown) =>
    Array.isArray(value) ? value.toSorted().join() : String(value ?? '').trim()
  const compared = fieldOrder.filter((name) => name !== 'logo' && name !== 'company_profile_pdf')
  return compared.filter((name) => {
    if (name === 'certificates') {
      return comparableCertificates(values[name]) !== comparableCertificates(saved[name])
    }
    if (name === 'photograph') return isOther(values[name], saved[name])
    return comparable(values[name]) !== comparable(saved[name])
  })
}
