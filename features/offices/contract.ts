import { endpoint } from '@/lib/api/endpoint'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** An office (spec part 1 section 3, 'Office contact'); `link` leads to the map. */
export const officeWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('name', 'bare'),
  ...bilingualText('email', 'bare'),
  ...bilingualText('phone', 'bare'),
  ...bilingualText('link', 'bare'),
  ...bilingualText('address'),
  /** Opening hours. */
  ...bilingualText('hours'),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  sort: z.int(),
  sample: z.boolean(),
})

export type OfficeWrite = z.infer<typeof officeWrite>

export const officesTag = 'offices'

export const contactUs = endpoint({
  method: 'GET',
  path: 'contact-us',
  summary: 'Offices with their addresses',
  access: 'public',
  response: z.array(officeWrite),
  tags: [officesTag],
})
