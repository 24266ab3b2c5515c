import { answered, numbered } from '@/lib/api/answered'
import { endpoint } from '@/lib/api/endpoint'
import { bothLanguages } from '@/lib/bilingual/pair'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** Texts of an enquiry form and its tooltip, by enquiry type (spec/decisions.md section 5). */
export const enquiryPageWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('title'),
  ...bilingualText('subtitle'),
  ...bilingualText('tooltip'),
  ...bilingualOptional('result_description'),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
})

export type EnquiryPage = z.infer<typeof enquiryPageWrite>

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
  enq_type: z.int(),
  sort: z.int(),
  status: z.int(),
})

export type ReadinessQuestion = z.infer<typeof readinessQuestionWrite>

/** What a range of averages (1 to 5, two decimals) means and what to do next. */
export const readinessBandWrite = z.object({
  min_average: z.number().min(1).max(5),
  max_average: z.number().min(1).max(5),
  ...bilingualText('title'),
  ...bilingualText('advice'),
})

export type ReadinessBand = z.infer<typeof readinessBandWrite>

const pages = numbered(
  answered(enquiryPageWrite, {
    ...bothLanguages('tooltip', ''),
    ...bothLanguages('result_description', null),
    ...bothLanguages('image_alt', null),
  }),
)

const question = answered(readinessQuestionWrite.extend(bilingualText('section')), {
  section_id: 1,
  enq_type: 3,
  sort: 0,
  status: 1,
})

export const enquiriesTag = 'enquiry-pages'

export const enquiryPages = endpoint({
  method: 'GET',
  path: 'enquiries-page',
  summary: 'Texts and tooltips of all enquiry forms',
  access: 'public',
  response: pages,
  tags: [enquiriesTag],
})

export const enquiryPage = endpoint({
  method: 'GET',
  path: 'enquiries-page/{id}',
  summary: 'Texts of one enquiry form: an array with one record',
  access: 'public',
  params: z.object({ id: z.coerce.number().int().min(1).max(99) }),
  response: pages,
  errors: ['not_found'],
  tags: [enquiriesTag],
})

export const enquiryQuestions = endpoint({
  method: 'GET',
  path: 'enquiries-questions',
  summary: 'Statements of the readiness assessment in their order',
  access: 'public',
  response: numbered(question),
  tags: [enquiriesTag],
})
