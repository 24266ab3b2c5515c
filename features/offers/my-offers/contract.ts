import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idValue } from '@/lib/api/list-state'
import { addressId, idParams } from '@/lib/api/params'
import { typedCode, typedLine, typedText, typedWebAddress } from '@/lib/api/typed-text'
import { bilingualPair } from '@/lib/bilingual/pair'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'
import { isGtin } from '../contract'
import { pictureFocus } from '@/features/files/pictures/contract'
import { furtherFiles, offerPicture, sentPictures } from '../pictures/contract'
import { tradeFacts, typedTradeFacts } from '../trade-facts/contract'

/** Longest name of an item or certificate, and longest text about it. */
export const offerLimits = { line: 200, text: 5_000 } as const

/** A product or service for its owner: the last saved version and its status. */
export const ownOffer = z.object({
  id: z.int().positive(),
  company_id: z.int().positive(),
  ...bilingualText('name'),
  /** A service has neither code. */
  gs1_code: z.string().nullable(),
  hs_code: z.string().nullable(),
  industry: z.int(),
  sub_ind: z.int(),
  industry_belongs: z.object(bilingualText('name')).nullable(),
  sub_industry_belongs: z.object(bilingualText('SUB_NAME', 'upper')).nullable(),
  ...bilingualText('description'),
  ...bilingualText('features', 'bare'),
  cert: z.string().nullable(),
  contacts: z.string(),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  ...pictureFocus,
  /** The pictures after the first one. */
  pictures: z.array(offerPicture),
  certificate_image: z.string().nullable(),
  ...tradeFacts.shape,
  /** 10 in process, 20 approved, 30 refused, any other one changed. */
  status_belongs: z.object({ iid: z.int() }),
  /** Why staff refused it. */
  refusal_reason: z.string().nullable(),
  /** Whether an approved version is public. */
  is_public: z.boolean(),
  /** Whether it is approved and becomes public as soon as its company is. */
  waits_for_company: z.boolean(),
  /** The version for conflict detection. */
  version: z.int().positive().nullable(),
  updated_at: z.iso.datetime({ offset: true }).nullable(),
})

export type MyOffer = z.infer<typeof ownOffer>

const ofCompany = z.object({ companyId: z.coerce.number().int().positive() })

/** Also the one of them with an id, and those whose name or codes have the words. */
const ownQuery = z.object({
  ...pagingQuery,
  id: addressId.optional(),
  q: searchQuery,
})

const mine = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'company',
    params: ofCompany,
    query: ownQuery,
    response: listAnswer(ownOffer),
    errors: ['forbidden'],
  })

export const myProducts = mine(
  'my-products-get/{companyId}',
  'List products of the caller’s company, newest first; paginated if the query has any parameter',
)

export const myServices = mine(
  'my-services-get/{companyId}',
  'List services of the caller’s company, with the same parameters and response',
)

/** What the form of an offer offers besides sectors. */
export const tradeChoices = endpoint({
  method: 'GET',
  path: 'my-offer-choices',
  summary: 'Get the certificates of the caller’s company that its products and services can name',
  access: 'company',
  response: z.object({ certificates: z.array(z.string()) }),
})

const line = () =>
  z
    .string('required')
    .overwrite(visibleText)
    .min(1, 'required')
    .max(offerLimits.line, 'text_max')
    .pipe(typedLine(offerLimits.line).pipe(z.string().min(1, 'required')))

/** A text of any number of lines; an optional one may be missing or empty. */
const text = ({ optional = false } = {}) =>
  z
    .string()
    .default('')
    .pipe(typedText(offerLimits.text, 'description_max'))
    .refine((written) => optional || written !== '', 'required')

/** An id of a list, as forms have it. */
const choice = () =>
  z
    .string('required')
    .overwrite(visibleText)
    .min(1, 'required')
    .regex(idValue, 'choice')
    .transform(Number)

const both = <Field extends string, Rule extends z.ZodType>(field: Field, rule: () => Rule) =>
  bilingualPair(field, { en: rule(), ar: rule() })

/** The fields that a service's owner edits (spec part 3 section 5). */
const serviceTexts = {
  ...both('name', line),
  industry: choice(),
  sub_ind: choice(),
  ...both('description', () => text()),
  ...bilingualPair('features', { en: text(), ar: text({ optional: true }) }, 'bare'),
  contacts: typedWebAddress,
}

/** What the form sends for 'This product has no barcode', which counts as filled in. */
export const noGs1 = 'none'

const codes = {
  gs1_code: typedCode
    .pipe(z.string().refine((code) => code === noGs1 || isGtin(code), 'gtin'))
    .transform((code) => (code === noGs1 ? '' : code)),
  hs_code: typedCode.pipe(z.string().regex(/^\d{6}$/, 'hs_digits')),
}

const optionalLine = () =>
  typedLine(offerLimits.line)
    .transform((name) => (name === '' ? null : name))
    .nullable()
    .default(null)

/** The text fields of the forms; an edit does not require the certificate. */
export const offerFields = {
  products: {
    add: { ...serviceTexts, ...codes, cert: line(), ...typedTradeFacts.products },
    edit: { ...serviceTexts, ...codes, cert: optionalLine(), ...typedTradeFacts.products },
  },
  services: {
    add: { ...serviceTexts, cert: optionalLine(), ...typedTradeFacts.services },
    edit: { ...serviceTexts, cert: optionalLine(), ...typedTradeFacts.services },
  },
} as const

/** Files of the forms, each with fewer than 9,000,000 bytes. */
export const offerFiles = {
  image: { takes: 'picture', below: 9_000_000 },
  images: furtherFiles,
  certificate_image: { takes: 'picture-or-pdf', below: 9_000_000 },
} as const

const yes = z
  .enum(['true', 'false', '1', '0'])
  .transform((given) => given === 'true' || given === '1')
  .optional()

/**
 * Which files are new. `existing_image` and `existing_certificate_image` are ignored: stored files
 * stay (RELIABILITY.md 2.4).
 */
const changes = {
  image_changed: yes,
  certificate_changed: yes,
  /** All pictures in their order; then `image_changed` means nothing. */
  pictures: sentPictures,
  /** The version that was edited; a conflict when there is a newer one. */
  version: z.coerce.number().int().positive().optional(),
}

const sent = {
  method: 'POST',
  access: 'company',
  files: offerFiles,
  response: z.literal('Success'),
  format: 'text',
} as const

/** One key is one offer, however often the form is sent; without it each form is an offer of its own. */
const additions = { pictures: sentPictures, idempotency_key: z.uuid().optional() }

const added = { ...sent, errors: ['too_large', 'unsupported_type'] } as const

export const addProduct = endpoint({
  ...added,
  path: 'products',
  summary: 'Add a product to the caller’s company; the initial status is in process (10)',
  body: z.object({ ...offerFields.products.add, ...additions }),
})

export const addService = endpoint({
  ...added,
  path: 'services',
  summary: 'Add a service to the caller’s company; the initial status is in process (10)',
  body: z.object({ ...offerFields.services.add, ...additions }),
})

const edited = {
  ...sent,
  params: idParams,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
} as const

export const editProduct = endpoint({
  ...edited,
  path: 'edit-products/{id}',
  summary: 'Update a product; the approved version stays public until staff approve the changes',
  body: z.object({ ...offerFields.products.edit, ...changes }),
})

export const editService = endpoint({
  ...edited,
  path: 'edit-services/{id}',
  summary: 'Update a service; the approved version stays public until staff approve the changes',
  body: z.object({ ...offerFields.services.edit, ...changes }),
})
