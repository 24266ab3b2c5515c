import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The Harmonized System; a name that exists in English only has an empty Arabic one. */
export const sectionWrite = z.object({
  code: z.string().regex(/^[IVX]{1,5}$/),
  position: z.int().positive(),
  ...bilingualText('name'),
})

export const chapterWrite = z.object({
  code: z.string().regex(/^\d{2}$/),
  section: z.string(),
  ...bilingualText('name'),
  reserved: z.boolean(),
})

export const headingWrite = z.object({
  code: z.string().regex(/^\d{4}$/),
  chapter: z.string(),
  ...bilingualText('name'),
})

export const subheadingWrite = z.object({
  code: z.string().regex(/^\d{6}$/),
  heading: z.string(),
  ...bilingualText('name'),
})

export type Section = z.infer<typeof sectionWrite>
export type Chapter = z.infer<typeof chapterWrite>
export type Heading = z.infer<typeof headingWrite>
export type Subheading = z.infer<typeof subheadingWrite>
