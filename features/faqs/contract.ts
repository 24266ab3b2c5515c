import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { fileDetails } from '@/lib/files/file-details'
import { z } from 'zod'

/** The audience of an answer: the first number of `new_faq/1/2`. */
export const faqAudiences = { exporters: 1, buyers: 2 } as const

/** One of the three tabs of an audience. */
export const faqTabWrite = z.object({
  audience: z.int().min(1).max(2),
  id: z.int().min(1).max(3),
  ...bilingualText('name'),
  slug: z.string().min(1),
})

/** A question with its answer in HTML (spec part 1 section 3, 'FAQ item'). */
export const faqWrite = z.object({
  id: z.int().positive(),
  audience: z.int().min(1).max(2),
  tab_id: z.int().min(1).max(3),
  ...bilingualText('question'),
  ...bilingualText('answer', 'lower', editor('html')),
  ...bilingualOptional('file', 'lower', editor('document', { readers: 'open' })),
  status: z.int().meta(editor('flag', { initial: 1 })),
  add_to_home: z.int().min(0).max(1),
  sort: z.int().meta(editor('position', { among: ['audience', 'tab_id'] })),
  sample: z.boolean(),
})

/** A question as visitors read it. */
export const faq = faqWrite.extend({
  file_details: fileDetails.optional(),
})

export type Faq = z.infer<typeof faq>

export const faqsTag = 'faqs'

const audienceParams = z.object({ audience: z.coerce.number().int().min(1).max(2) })

export const faqList = endpoint({
  method: 'GET',
  path: 'new_faq',
  summary: 'List FAQs for all audiences; `add_to_home` marks those shown on the home page',
  access: 'public',
  response: z.array(faq),
  tags: [faqsTag],
})

export const faqsByAudience = endpoint({
  method: 'GET',
  path: 'new_faq/{audience}',
  summary: 'List FAQs for an audience: 1 for exporters, 2 for international buyers',
  access: 'public',
  params: audienceParams,
  response: z.array(faq),
  tags: [faqsTag],
})

export const faqsByTab = endpoint({
  method: 'GET',
  path: 'new_faq/{audience}/{tab}',
  summary: 'List FAQs in one tab for an audience',
  access: 'public',
  params: audienceParams.extend({ tab: z.coerce.number().int().min(1).max(3) }),
  response: z.array(faq),
  tags: [faqsTag],
})
