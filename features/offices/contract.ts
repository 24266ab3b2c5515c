import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The page id of the contact page (spec/decisions.md section 2). */
export const contactPageId = 190

/** An office (spec part 1 section 3, 'Office contact'). */
export const officeWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('name', 'bare'),
  ...bilingualText('email', 'bare', editor('email')),
  ...bilingualText('phone', 'bare', editor('phone')),
  /** The address of its place on a map. */
  ...bilingualText('link', 'bare', editor('address')),
  ...bilingualText('address', 'lower', editor('text')),
  /** Opening hours. */
  ...bilingualText('hours', 'lower', editor('text')),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  sort: z.int().meta(editor('position')),
  sample: z.boolean(),
})

export type OfficeWrite = z.infer<typeof officeWrite>

export const officesTag = 'offices'

export const contactUs = endpoint({
  method: 'GET',
  path: 'contact-us',
  summary: 'List the offices and their contact details',
  access: 'public',
  response: z.array(officeWrite),
  tags: [officesTag],
})
