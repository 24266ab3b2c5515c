import { largestId, recordId } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { typedCode, typedPhone } from '@/lib/api/typed-text'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { valueBands } from '@/lib/db/codes/outcomes'
import { locales } from '@/lib/i18n/locale'
import { isBlank, visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'

/** Texts of an enquiry form and its tooltip, by enquiry type (spec/decisions.md section 5). */
export const enquiryFormPageWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('title'),
  ...bilingualText('subtitle'),
  ...bilingualText('tooltip'),
  ...bilingualOptional('result_description', 'lower', editor('html')),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
})

export type EnquiryFormPage = z.infer<typeof enquiryFormPageWrite>

export const readinessSectionWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('section'),
  sort: z.int(),
})

export type ReadinessSection = z.infer<typeof readinessSectionWrite>

export const readinessQuestionWrite = z.object({
  id: z.int().positive(),
  section_id: z.int().positive(),
  ...bilingualText('question'),
  enq_type: z.int().meta(editor('reference', { of: 'lookups', list: 'enquiry_types' })),
  sort: z.int().meta(editor('position')),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

export type ReadinessQuestion = z.infer<typeof readinessQuestionWrite>

/** The meaning of a range of averages (1 to 5, two decimals), and what to do next. */
export const readinessBandWrite = z.object({
  min_average: z.number().min(1).max(5),
  max_average: z.number().min(1).max(5),
  ...bilingualText('title'),
  ...bilingualText('advice'),
})

export type ReadinessBand = z.infer<typeof readinessBandWrite>

/** A statement of the readiness assessment with the name of its section. */
export const readinessQuestion = readinessQuestionWrite.extend(bilingualText('section'))

export const enquiriesTag = 'enquiry-pages'

export const enquiryFormPages = endpoint({
  method: 'GET',
  path: 'enquiries-page',
  summary: 'List the texts and tooltips of all enquiry forms',
  access: 'public',
  response: z.array(enquiryFormPageWrite),
  tags: [enquiriesTag],
})

export const enquiryFormPage = endpoint({
  method: 'GET',
  path: 'enquiries-page/{id}',
  summary: 'Get the texts of an enquiry form, as an array with one item',
  access: 'public',
  params: z.object({ id: z.coerce.number().int().min(1).max(99) }),
  response: z.array(enquiryFormPageWrite),
  errors: ['not_found'],
  tags: [enquiriesTag],
})

export const enquiryQuestions = endpoint({
  method: 'GET',
  path: 'enquiries-questions',
  summary: 'List the statements of the readiness assessment, in order',
  access: 'public',
  response: z.array(readinessQuestion),
  tags: [enquiriesTag],
})

/** The maximum length of an enquiry's texts, in UTF-16 units as form fields count them. */
export const enquiryLimits = { text: 200, description: 5_000, email: 254 } as const

/** The action name sent to the captcha; a token is valid for this action only. */
export const enquiryCaptchaAction = 'enquiry'

/** Invisible characters, and those that change the text direction; removed from every text. */
const unseen = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu

const written = (clean: (text: string) => string, maxCharacters: number, tooLong: string) =>
  z
    .string('required')
    .transform((text) => visibleText(clean(text.normalize('NFC').replace(unseen, ''))))
    .pipe(z.string().min(1, 'required').max(maxCharacters, tooLong))

/** A text of one line. */
const line = () =>
  written((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), enquiryLimits.text, 'text_max')

/** A text of any number of lines. */
export const enquiryText = () =>
  written(
    (text) => text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''),
    enquiryLimits.description,
    'description_max',
  )

/** The id of a list entry; a form's select gives it as a text, '' while nothing is selected. */
const chosen = () =>
  z
    .union([z.string(), z.number()], 'required')
    .transform(Number)
    .pipe(z.int('required').min(1, 'required').max(largestId, 'choice'))

const optionallyChosen = () =>
  z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .transform((id) => (id === '' || id === null || id === undefined ? undefined : Number(id)))
    .pipe(z.int('choice').min(1, 'choice').max(largestId, 'choice').optional())

/** A field that may be left empty. */
const blankOr = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.preprocess((given) => (isBlank(String(given ?? '')) ? undefined : given), schema.optional())

const agreements = z.boolean('you_must').refine((ticked) => ticked, 'you_must')

/**
 * The fields of each form (spec/decisions.md section 5); every message is a key under `rules` of
 * the messages. Forms and the call validate by the same schemas.
 */
export const generalFields = {
  name: line(),
  job_title: line(),
  company: line(),
  phone: typedPhone,
  industry: chosen(),
  country: chosen(),
  description: enquiryText(),
  agreements,
}

export const matchmakingFields = { ...generalFields, type_of_client: chosen() }

/** The answers are next to these fields, not among them. */
export const readinessFields = { ...generalFields }

export const barrierFields = {
  company: line(),
  country: chosen(),
  industry: chosen(),
  name: line(),
  positions: chosen(),
  phone: typedPhone,
  phone2: typedPhone,
  /** The contact address, when it is not the address of the account. */
  email: z
    .string()
    .overwrite(visibleText)
    .max(enquiryLimits.email, 'email')
    .refine((address) => address === '' || z.email().safeParse(address).success, 'email')
    .optional(),
  barriers: chosen(),
  /** Since when it exists, what it costs the company in a year, and what it goes against. */
  since: blankOr(z.iso.date('past_date')),
  loss_band: blankOr(z.enum(valueBands, 'choice')),
  agreement: blankOr(line()),
  description: enquiryText(),
  agreements,
}

export const institutionFields = { ...generalFields, institution: optionallyChosen() }

export const otherFields = {
  ...generalFields,
  industry: optionallyChosen(),
  country: optionallyChosen(),
}

/** Part of the written contract, but ignored: the server takes the account and the time itself. */
const sentAlong = { date: z.string().max(40).optional(), email: z.string().max(254).optional() }

const form = <Type extends number, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ ...sentAlong, ...fields, enq_type: z.literal(type) })

const submitData = z.discriminatedUnion('enq_type', [
  form(1, generalFields),
  form(2, matchmakingFields),
  form(3, readinessFields),
  form(5, barrierFields),
  form(6, institutionFields),
  form(7, otherFields),
])

const readinessAnswer = z
  .object(bilingualOptional('section'))
  .partial()
  .extend({
    /** From 1, strongly disagree, to 5, strongly agree. */
    points: z.int().min(1).max(5),
    /** The id of the statement. */
    enq_question: recordId,
    enq_type: z.literal(3).optional(),
  })

/** The HS subheading that an enquiry is about, as people type it. */
export const enquiryProduct = blankOr(typedCode.pipe(z.string().regex(/^\d{6}$/, 'hs_digits')))

/** The body that files an enquiry. */
export const enquiryWrite = z.object({
  submitData,
  /** The answers of a readiness assessment: one for each active statement. */
  answers: z.array(readinessAnswer).max(200).optional(),
  /** The HS subheading that the enquiry is about, where its form or the address of it names one. */
  product: enquiryProduct,
  recaptchaToken: z.string().max(4_096).nullish(),
  /** Two enquiries with the same key count once. */
  idempotency_key: z.uuid().optional(),
  /** The language it is filed in. */
  locale: z.enum(locales).optional(),
  /** A honeypot: people do not see this field, so only a program fills it. */
  website: z.string().max(0).optional(),
})

/** The input of the form, before it is cleaned. */
export type EnquiryForm = z.input<typeof enquiryWrite>

export type EnquiryWrite = z.output<typeof enquiryWrite>

/** Files an enquiry of any type; the response is the request number. */
export const submitEnquiry = endpoint({
  method: 'POST',
  path: 'all-enquiries',
  summary: 'Submit an enquiry and return its number; requests with the same key count once',
  access: 'user',
  limit: 'enquiry',
  body: enquiryWrite,
  response: z.object({ id: z.int().positive() }),
  errors: ['too_many_requests', 'unavailable'],
})
