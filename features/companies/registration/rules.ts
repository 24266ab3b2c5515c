import type { User } from '@/features/accounts/contract'
import { serviceLanguages } from '@/lib/db/codes/trade-terms'
import { scriptOf } from '@/lib/i18n/script'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'
import type { ChosenPhotograph } from '../photograph/rules'
import { typedProfile } from '../profile/contract'
import { certificateLimit, choiceLimit, companyFields, locations, maxTextLength } from './contract'

/** The page on which a company registers. */
export const registrationPageId = 170

/** How long the success is shown before the profile opens (spec part 2 section 9). */
export const redirectMs = 2_000

/** The index of a certificate's file in the upload. */
interface Attached {
  file_index: number
}

/** Whether every entry names an uploaded file, and every file belongs to one entry. */
export function isPairing(entries: readonly Attached[], files: number): boolean {
  const places = new Set(entries.map(({ file_index }) => file_index))
  return (
    entries.length === files &&
    places.size === files &&
    entries.every(({ file_index }) => file_index < files)
  )
}

const chosenFile = (rule: string) =>
  z.custom<File | null>((value) => value instanceof Blob, { error: rule })
const choices = z.array(z.string()).max(choiceLimit, 'choices_max')

/** A stored certificate, kept unless another file is chosen. */
export interface SavedCertificate {
  id: number
  /** The address of its file. */
  file: string
}

/** The days of a certificate and whether it is public; a registration does not ask for them. */
const certificateDays = {
  valid_from: z.string().optional(),
  valid_until: z.string().optional(),
  is_public: z.boolean().optional(),
}

/** The profile that the edit form asks for, and a registration does not. */
const profileFields = {
  ...typedProfile,
  languages: z.array(z.enum(serviceLanguages)).optional(),
}

/** The fields of the form in the browser. */
export const formFields = {
  ...companyFields,
  location_type_id: z
    .string()
    .refine((chosen) => locations.some((location) => location === chosen), 'required'),
  governorates: z.string(),
  location_country_id: z.string(),
  industry_information_for_products: choices,
  industry_information_for_services: choices,
  countries_of_operations: choices.min(1, 'required'),
  ...profileFields,
  photograph: z.custom<ChosenPhotograph | null>().optional(),
  logo: chosenFile('required'),
  company_profile_pdf: chosenFile('required'),
  certificates: z
    .array(
      z.object({
        title: z
          .string()
          .overwrite(visibleText)
          .min(1, 'certificate')
          .max(maxTextLength, 'text_max'),
        file: chosenFile('certificate'),
        kept: z.custom<SavedCertificate>().optional(),
        ...certificateDays,
      }),
    )
    .max(certificateLimit),
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
}

type Place = Record<'location_type_id' | 'governorates' | 'location_country_id', string>

/** The location type decides which place is required. */
export const placeRules = {
  local: [
    ({ location_type_id: type, governorates: place }: Place) => type !== '1' || place !== '',
    needed('governorates'),
  ],
  international: [
    ({ location_type_id: type, location_country_id: place }: Place) => type !== '2' || place !== '',
    needed('location_country_id'),
  ],
} as const

/** The form in the browser: the sent fields, and the agreement (spec part 2 section 5). */
export const registrationForm = z
  .object(formFields)
  .refine(...placeRules.local)
  .refine(...placeRules.international)

/** Checked even when other fields are wrong, so that all missing fields are reported at once. */
function needed(field: string) {
  return { path: [field], message: 'required', when: () => true }
}

/** The form values while the person fills them in. */
export type RegistrationValues = z.input<typeof registrationForm>

export const emptyRegistration: RegistrationValues = {
  company_registered_name: '',
  company_registered_name_ara: '',
  company_trading_name: '',
  company_trading_name_ara: '',
  type_of_company: '',
  phone_number: '',
  mobile_number: '',
  website_url: '',
  e_mail: '',
  location_type_id: '',
  governorates: '',
  location_country_id: '',
  industry_information_for_products: [],
  industry_information_for_services: [],
  countries_of_operations: [],
  logo: null,
  company_profile_pdf: null,
  certificates: [],
  person_title: '',
  person_position: '',
  person_first_name: '',
  person_first_name_ara: '',
  person_last_name: '',
  person_last_name_ara: '',
  person_mobile_number: '',
  person_email: '',
  agreements: false,
}

/** The field for a name in the language of its letters. */
function nameField(field: 'person_first_name' | 'person_last_name', name: string) {
  return scriptOf(name) === 'ar' ? (`${field}_ara` as const) : field
}

/** What the account of the person says: they are the contact person until they change it. */
export function knownOf({ name, last_name, phone, email }: User): Partial<RegistrationValues> {
  // An account has one field for a name until its person edits the profile.
  const [, first = name, last = last_name] =
    last_name === '' ? (/^(.+)\s(\S+)$/.exec(name.trim()) ?? []) : []
  return {
    [nameField('person_first_name', first)]: first,
    [nameField('person_last_name', last)]: last,
    person_mobile_number: phone,
    person_email: email,
  }
}

/** The ids of the countries with these codes; a group of countries is none. */
export function idsOfCountries(
  codes: readonly string[],
  countries: readonly { id: number; code_2: string | null }[],
): string[] {
  return codes.flatMap((code) => {
    const country = countries.find(({ code_2 }) => code_2 === code)
    return country ? [String(country.id)] : []
  })
}

/** Whether a name is a field of the form. */
export function isField(name: string): name is keyof RegistrationValues {
  return name in formFields
}

/** The field that a name in the server's answer stands for. */
export function fieldOf(name: string): keyof RegistrationValues | undefined {
  if (name === 'certificate_files' || name === 'attachment_option_file') return 'certificates'
  return isField(name) ? name : undefined
}

/** The key of a field's texts: the name and the file of every certificate share theirs. */
export function textKeyOf(name: string): string {
  return name.replace(/^certificates\.\d+\./, 'certificate_')
}

/** The place of the other location type is cleared (spec part 2 section 4). */
export function clearedBy(location: string): 'governorates' | 'location_country_id' | null {
  if (location === '1') return 'location_country_id'
  return location === '2' ? 'governorates' : null
}

/** The values of a draft: everything except files and the agreement. */
export function draftOf(values: RegistrationValues): Partial<RegistrationValues> {
  const { logo: _logo, company_profile_pdf: _pdf, certificates: _files, ...rest } = values
  const { photograph: _photograph, ...kept } = rest
  return { ...kept, agreements: false }
}
