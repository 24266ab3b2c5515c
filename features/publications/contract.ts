import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { yearValue } from '@/lib/api/list-state'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The document is for the readers of the publication. */
const readersOf = ({ for_vip }: Readonly<Record<string, unknown>>) =>
  for_vip === 1 ? 'vip' : 'user'

/** A market publication (spec part 1 section 3); `industry` lists sector ids. */
export const publicationWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper', editor('html')),
  /** The address of the handler that checks access. */
  ...bilingualOptional('TARIFF_FILE', 'bareShort', editor('document', { readers: readersOf })),
  country_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'countries' })),
  industry: z.array(z.int().positive()).meta(editor('references', { of: 'sectors' })),
  date_start: z.iso.date(),
  for_vip: z.int().min(0).max(1),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  status: z.int().meta(editor('flag', { initial: 1 })),
  updated_at: z.iso.datetime({ offset: true }),
  sample: z.boolean(),
})

export type PublicationWrite = z.infer<typeof publicationWrite>

const named = z.object({ id: z.int().positive(), ...bilingualText('name') })

/** A publication in answers to members, with its dates and lists in every form. */
export const publication = publicationWrite.omit({ status: true, updated_at: true }).extend({
  country_belongs: z.object({ ...bilingualText('name'), code_3: z.string().optional() }),
  sectors: z.array(named),
  formattedDate: z.string(),
  year: z.string(),
})

export type Publication = z.infer<typeof publication>

export const publicationList = endpoint({
  method: 'GET',
  path: 'publications',
  summary: 'List publications, newest first; paginated if the query has a page or filter',
  access: 'user',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    country: idList,
    industry: idList,
    year: valueList(yearValue),
  }),
  response: listAnswer(publication),
})

const publicationChoices = z.object({
  countries: z.array(named.extend({ code_3: z.string() })),
  sectors: z.array(named),
  years: z.array(z.string().regex(yearValue)),
})

export type PublicationChoices = z.infer<typeof publicationChoices>

export const publicationFilters = endpoint({
  method: 'GET',
  path: 'publication-filters',
  summary: 'List the countries, sectors and years that have publications',
  access: 'user',
  response: publicationChoices,
})
