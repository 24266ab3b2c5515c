import { largestId } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { idValue } from '@/lib/api/list-state'
import { typedEmail, typedLine, typedPhone, typedWebAddress } from '@/lib/api/typed-text'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'

/** Longest name or position. */
export const maxTextLength = 200

/** Most certificates of a company, and most choices of a list (RELIABILITY.md 2.4). */
export const certificateLimit = 20
export const choiceLimit = 50

/** The location of a company: 1 local, with a governorate; 2 international, with a country. */
export const locations = ['1', '2'] as const

const anyLine = () =>
  z.string().trim().max(maxTextLength, 'text_max').pipe(typedLine(maxTextLength))

const line = () =>
  z
    .string()
    .overwrite(visibleText)
    .min(1, 'required')
    .pipe(anyLine())
    .pipe(z.string().min(1, 'required'))

/**
 * A name in Arabic. The form asks for it; a call is valid without it, as the specification has it
 * (spec/decisions.md, second edition).
 */
const arabicLine = () => anyLine().optional()

/** An id of a list, as forms have it. */
const choice = () =>
  z.string().overwrite(visibleText).min(1, 'required').regex(idValue, 'choice').transform(Number)

/** The texts and choices of a registration, as forms have them (spec part 2 section 5). */
export const companyFields = {
  company_registered_name: line(),
  company_registered_name_ara: arabicLine(),
  company_trading_name: line(),
  company_trading_name_ara: arabicLine(),
  type_of_company: choice(),
  phone_number: typedPhone,
  mobile_number: typedPhone,
  website_url: typedWebAddress,
  e_mail: typedEmail,
  location_type_id: z.enum(locations, 'required'),
  person_title: choice(),
  person_position: choice(),
  person_first_name: line(),
  person_first_name_ara: arabicLine(),
  person_last_name: line(),
  person_last_name_ara: arabicLine(),
  person_mobile_number: typedPhone,
  person_email: typedEmail,
} as const

/**
 * A field with a flat list as JSON, of limited length. An error in an entry is reported for the
 * field.
 */
export function jsonList<Item extends z.ZodType>(item: Item, maxItems: number) {
  return z.string().max(10_000).default('[]').transform(listIn(item, maxItems))
}

/** The same where a form without the field changes nothing. */
export function optionalJsonList<Item extends z.ZodType>(item: Item, maxItems: number) {
  return z.string().max(10_000).transform(listIn(item, maxItems)).optional()
}

function listIn<Item extends z.ZodType>(item: Item, maxItems: number) {
  const list = z.array(item, 'choice').max(maxItems, 'choices_max')
  return (text: string, context: z.RefinementCtx) => {
    const parsed = list.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    const [first] = parsed.error.issues
    context.addIssue({ code: 'custom', message: first?.message ?? 'choice' })
    return z.NEVER
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Ids of a list, each once. */
export const idsText = () =>
  jsonList(z.int('choice').positive('choice').max(largestId), choiceLimit).transform((list) => [
    ...new Set(list),
  ])

const attachment = z.object({
  title: typedLine(maxTextLength).pipe(z.string().min(1, 'certificate')),
  /** The index of its file in `certificate_files`. */
  file_index: z
    .int()
    .min(0)
    .max(certificateLimit - 1),
})

/** The place that does not apply stays empty. */
export const optionalChoice = z
  .string()
  .trim()
  .regex(/^(?:[1-9]\d{0,8})?$/, 'choice')
  .optional()

interface Place {
  location_type_id: (typeof locations)[number]
  governorates?: string | undefined
  location_country_id?: string | undefined
}

/** The place of the location type; the other one is ignored. */
export function located<Form extends Place>(
  { governorates, location_country_id, location_type_id, ...form }: Form,
  context: z.RefinementCtx,
) {
  const isLocal = location_type_id === '1'
  const [field, given] = isLocal
    ? ['governorates', governorates]
    : ['location_country_id', location_country_id]
  if (!given) {
    context.addIssue({ code: 'custom', path: [field ?? ''], message: 'required' })
    return z.NEVER
  }
  return {
    ...form,
    location_type_id: Number(location_type_id),
    governorates: isLocal ? Number(given) : null,
    location_country_id: isLocal ? null : Number(given),
  }
}

/** The file fields of a company form. */
export const companyFiles = {
  logo: { takes: 'picture', below: 9_000_000 },
  company_profile_pdf: { takes: 'pdf', below: 9_000_000 },
  certificate_files: {
    takes: 'pdf',
    below: 9_000_000,
    maxFiles: certificateLimit,
    numbered: 'brackets',
  },
} as const

/**
 * A company as the form sends it. The form does not decide on the owner and the stored files:
 * `user_id`, `existing_*` and `certificate_names` are ignored (RELIABILITY.md 2.4).
 */
const companyForm = z
  .object({
    ...companyFields,
    governorates: optionalChoice,
    location_country_id: optionalChoice,
    industry_information_for_products: idsText(),
    industry_information_for_services: idsText(),
    countries_of_operations: idsText().pipe(z.array(z.int()).min(1, 'required')),
    attachment_option_file: jsonList(attachment, certificateLimit),
  })
  .transform(located)

export type CompanyForm = z.output<typeof companyForm>

export const registerCompany = endpoint({
  method: 'POST',
  path: 'international-buyers',
  summary: 'Register the caller’s company; the initial status is in process (10)',
  access: 'user',
  body: companyForm,
  files: companyFiles,
  response: z.literal('Success'),
  format: 'text',
  errors: ['conflict', 'too_large', 'unsupported_type'],
})
