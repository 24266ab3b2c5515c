import { endpoint } from '@/lib/api/endpoint'
import { typedLine } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { serviceLanguages } from '@/lib/db/codes/trade-terms'
import { z } from 'zod'
import { areInOrder, certificateFacts, typedCertificate } from '../certificates/contract'
import { photograph, photographFile, sentPhotograph } from '../photograph/contract'
import { profileFacts, typedProfile } from '../profile/contract'
import {
  certificateLimit,
  companyFields,
  companyFiles,
  idsText,
  jsonList,
  located,
  maxTextLength,
  optionalChoice,
  optionalJsonList,
} from '../registration/contract'
import { checkedFact } from '../verification/contract'

const named = z.object({ id: z.int(), ...bilingualText('name') })

/** A company as its owner last saved it; lists are JSON in a text (spec part 3 section 7). */
export const ownCompany = z.object({
  id: z.int().positive(),
  ...bilingualText('company_registered_name', 'bare'),
  ...bilingualText('company_trading_name', 'bare'),
  type_of_company: z.int(),
  type_belongs: named,
  status_belongs: z.object({ iid: z.int() }),
  /** Why staff refused it, or took it from the public. */
  refusal_reason: z.string().nullable(),
  /** Whether an approved version is public. */
  is_public: z.boolean(),
  /** The version for conflict detection: nobody overwrites a change they have not seen. */
  version: z.int().positive().nullable(),
  updated_at: z.iso.datetime({ offset: true }).nullable(),
  phone_number: z.string(),
  mobile_number: z.string(),
  website_url: z.string(),
  e_mail: z.string(),
  location_type_id: z.int(),
  governorates: z.int().nullable(),
  location_country_id: z.int().nullable(),
  logo: z.string().nullable(),
  ...photograph,
  company_profile_pdf: z.string().nullable(),
  ...bilingualText('description'),
  founded: z.int().nullable(),
  ...profileFacts,
  industry_information_for_products: z.string(),
  industry_information_for_services: z.string(),
  countries_of_operations: z.string(),
  /** Certificates: `[{ id, title, file, valid_from, valid_until, is_public }]`. */
  attachment_option_file: z.string(),
  person_title: named,
  person_position: named,
  ...bilingualText('person_first_name', 'bare'),
  ...bilingualText('person_last_name', 'bare'),
  person_mobile_number: z.string(),
  person_email: z.string(),
  /**
   * What staff have checked and the portal says in public; null where the backend knows neither
   * this nor the profile for buyers.
   */
  verified: z.array(checkedFact).nullable(),
})

export type MyCompany = z.infer<typeof ownCompany>

export const myCompany = endpoint({
  method: 'GET',
  path: 'my-company/{companyId}',
  summary: 'Get the latest version of the caller’s company, as an array with one item',
  access: 'company',
  params: z.object({ companyId: z.coerce.number().int().positive() }),
  response: z.array(ownCompany),
  errors: ['forbidden', 'not_found'],
})

/** A certificate in the answer and the form. */
export const storedCertificates = z.array(
  z.object({
    id: z.coerce.number().int().optional().catch(undefined),
    title: z.string(),
    file: z.string().nullable().catch(null),
    ...certificateFacts,
  }),
)

const title = typedLine(maxTextLength).pipe(z.string().min(1, 'certificate'))

/**
 * A new certificate names the index of its file in the upload. A kept one is identified by its id
 * or its stored file: no other file can be named (RELIABILITY.md 2.4).
 */
const attachment = z.discriminatedUnion('is_new', [
  z.object({
    is_new: z.literal(true),
    title,
    ...typedCertificate,
    file_index: z
      .int()
      .min(0)
      .max(certificateLimit - 1),
  }),
  z.object({
    is_new: z.literal(false),
    title,
    ...typedCertificate,
    id: z.int().positive().optional().catch(undefined),
    file: z.string().max(2_048).optional().catch(undefined),
  }),
])

export type Attachment = z.output<typeof attachment>

/** Whether a new file was chosen; without this field, every sent file counts as new. */
const changed = z
  .enum(['true', 'false', '1', '0'])
  .optional()
  .transform((text) => (text === undefined ? undefined : text === 'true' || text === '1'))

interface Sectors {
  industry_information_for_products: readonly unknown[]
  industry_information_for_services: readonly unknown[]
}

/** One sector of products or services suffices; without one, both lists say so. */
export function requireSector(form: Sectors, context: z.RefinementCtx): void {
  const lists = ['industry_information_for_products', 'industry_information_for_services'] as const
  if (lists.some((name) => form[name].length > 0)) return
  for (const name of lists) context.addIssue({ code: 'custom', path: [name], message: 'required' })
}

/**
 * A company as its owner edits it (spec part 3 section 3). The form does not decide on the owner
 * and the stored files: `user_id`, `company_id` and `existing_*` are ignored.
 */
const companyChange = z
  .object({
    ...companyFields,
    governorates: optionalChoice,
    location_country_id: optionalChoice,
    industry_information_for_products: idsText(),
    industry_information_for_services: idsText(),
    countries_of_operations: idsText().pipe(z.array(z.int()).min(1, 'required')),
    ...typedProfile,
    languages: optionalJsonList(z.enum(serviceLanguages, 'choice'), serviceLanguages.length),
    attachment_option_file: jsonList(
      attachment.refine(areInOrder, 'certificate_days'),
      certificateLimit,
    ),
    logo_changed: changed,
    pdf_changed: changed,
    photograph: sentPhotograph,
    /** The version that was changed; one that is older than the record’s is a conflict. */
    version: z.coerce.number().int().positive().optional(),
  })
  .superRefine(requireSector)
  .transform(located)

export type CompanyChange = z.output<typeof companyChange>

export const changeCompany = endpoint({
  method: 'POST',
  path: 'international-buyers-update',
  summary: 'Update the caller’s company; the approved version stays public until staff approve',
  access: 'company',
  body: companyChange,
  files: {
    ...companyFiles,
    photograph_file: photographFile,
    certificate_files: { ...companyFiles.certificate_files, numbered: 'dot' },
  },
  response: z.literal('Success'),
  format: 'text',
  errors: ['conflict', 'not_found', 'too_large', 'unsupported_type'],
})
