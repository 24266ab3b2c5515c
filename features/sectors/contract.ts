import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

const chapters = z.array(z.string().regex(/^\d{2}$/))

export const industryWrite = z.object({
  iid: z.int().positive(),
  ...bilingualText('name'),
  for_products: z.boolean(),
  for_services: z.boolean(),
  hs_chapters: chapters,
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

export const subIndustryWrite = z.object({
  id: z.int().positive(),
  ind_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'sectors' })),
  ...bilingualText('SUB_NAME', 'upper'),
  hs_chapters: chapters,
})

/** A sector. The tables have its id as `iid` or as `id`; both are the same. */
export const industry = industryWrite.omit({ hs_chapters: true }).extend({ id: z.int() })

export const subIndustry = subIndustryWrite.omit({ hs_chapters: true })

export const sectorsTag = 'sectors'

const read = { method: 'GET', access: 'public', tags: [sectorsTag] } as const

export const industryList = endpoint({
  ...read,
  path: 'industries',
  summary: 'List export sectors',
  response: z.array(industry),
})

export const productIndustries = endpoint({
  ...read,
  path: 'industries-for-products',
  summary: 'List sectors for products',
  response: z.array(industry),
})

export const serviceIndustries = endpoint({
  ...read,
  path: 'industries-for-services',
  summary: 'List sectors for services',
  response: z.array(industry),
})

export const industryById = endpoint({
  ...read,
  path: 'get-industry-by-iid/{id}',
  summary: 'Get a sector',
  params: idParams,
  response: industry,
  errors: ['not_found'],
})

export const subIndustryList = endpoint({
  ...read,
  path: 'sub_ind',
  summary: 'List the sub-sectors of all sectors',
  response: z.array(subIndustry),
})

export const subIndustriesByIndustry = endpoint({
  ...read,
  path: 'sub_ind_by_ind_iid/{id}',
  summary: 'List the sub-sectors of a sector',
  params: idParams,
  response: z.array(subIndustry),
})

export const subIndustryById = endpoint({
  ...read,
  path: 'sub_ind_by_id/{id}',
  summary: 'Get a sub-sector',
  params: idParams,
  response: subIndustry,
  errors: ['not_found'],
})
