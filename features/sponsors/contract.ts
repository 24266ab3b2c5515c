import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A sponsor: `DESCRIPTION` is the name, `TARIFF` the HTML text (spec part 1 section 3). */
export const sponsorWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper', editor('html')),
  ...bilingualText('link', 'bare', editor('address')),
  ...bilingualOptional('meta_description', 'short', editor('text')),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  date_end: z.iso.date(),
  status: z.int().meta(editor('flag', { initial: 1 })),
  sample: z.boolean(),
})

export type Sponsor = z.infer<typeof sponsorWrite>

export const sponsorsTag = 'sponsors'

export const sponsorList = endpoint({
  method: 'GET',
  path: 'sponsors',
  summary: 'List the sponsors currently shown',
  access: 'public',
  response: z.array(sponsorWrite),
  tags: [sponsorsTag],
})

export const sponsorDetail = endpoint({
  method: 'GET',
  path: 'sponsors/{id}',
  summary: 'Get a sponsor',
  access: 'public',
  params: idParams,
  response: sponsorWrite,
  errors: ['not_found'],
  tags: [sponsorsTag],
})
