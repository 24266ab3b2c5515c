import { endpoint } from '@/lib/api/endpoint'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

const optionalDay = z.iso.date().nullable()

const legalStatuses = ['in_force', 'signed', 'terminated', 'suspended'] as const

/** One treaty. `sources` and `confidence` say where its facts come from, for editors. */
export const agreementWrite = z.object({
  id: z.int().positive(),
  key: z.string().min(1),
  ...bilingualText('kind'),
  /** ISO alpha-2 of the partner, where there is one only. */
  country_code: z.string().length(2).nullable(),
  country_codes: z.array(z.string().length(2)),
  visible: z.int().min(0).max(1),
  status: z.int(),
  legal_status: z.enum(legalStatuses),
  ...bilingualText('title'),
  ...bilingualText('subtitle'),
  signed: optionalDay,
  in_force: optionalDay,
  fully_implemented: optionalDay,
  terminated: optionalDay,
  scope: z.array(z.string()),
  ...bilingualText('origin_rule'),
  ...bilingualText('proof_of_origin'),
  ...bilingualText('content'),
  ...bilingualText('keywords', 'bare'),
  url: z.string().min(1),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  sources: z.array(z.string()),
  confidence: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})

export type AgreementWrite = z.infer<typeof agreementWrite>

/** What the map and the page of a partner country show (spec part 2 section 3, 'FTA agreement'). */
export const countryAgreementWrite = z.object({
  id: z.int().positive(),
  country_id: z.int().positive(),
  visible: z.int().min(0).max(1),
  agreement_ids: z.array(z.int().positive()),
  ...bilingualText('title'),
  ...bilingualText('subtitle', 'bare'),
  ...bilingualText('sub_subtitle', 'bare'),
  ...bilingualText('content'),
  ...bilingualText('keywords', 'bare'),
  url: z.string().min(1),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  updated_at: z.iso.datetime({ offset: true }),
})

export type CountryAgreementWrite = z.infer<typeof countryAgreementWrite>

const agreement = agreementWrite.omit({ sources: true, confidence: true })

export const agreementsTag = 'trade-agreements'

export const agreementList = endpoint({
  method: 'GET',
  path: 'free-trade-agreements',
  summary: 'Trade agreements, the newest first',
  access: 'public',
  response: z.array(agreement),
  tags: [agreementsTag],
})
