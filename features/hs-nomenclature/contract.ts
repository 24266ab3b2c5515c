import { endpoint } from '@/lib/api/endpoint'
import { searchQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The placeholder of the number field of an HS code (spec/decisions.md section 2). */
export const hsCodeExample = '000000'

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

/** Common names of goods, with the heading to which they usually belong. */
export const goodsNames = z.object({
  heading: z.string().regex(/^\d{4}$/),
  /** The subheading of most goods with these names, where there is one. */
  subheading: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  names: z.array(z.string().min(1)),
  names_ara: z.array(z.string().min(1)),
})

export type GoodsNames = z.infer<typeof goodsNames>

/** A subheading with its heading and chapter. A name may exist in English only. */
const foundSubheading = z.object({
  code: z.string().regex(/^\d{6}$/),
  ...bilingualText('name'),
  heading: z.object({ code: z.string().regex(/^\d{4}$/), ...bilingualText('name') }),
  chapter: z.object({ code: z.string().regex(/^\d{2}$/), ...bilingualText('name') }),
})

export type FoundSubheading = z.infer<typeof foundSubheading>

export const nomenclatureSearch = endpoint({
  method: 'GET',
  path: 'hs-nomenclature',
  summary:
    'Find Harmonized System subheadings by the digits of a code or by words in either language',
  access: 'public',
  limit: 'code-search',
  query: z.object({ q: searchQuery }),
  response: z.object({
    /** The best matches, 30 at most. */
    data: z.array(foundSubheading),
    total: z.int().min(0),
  }),
  tags: ['hs-nomenclature'],
})
