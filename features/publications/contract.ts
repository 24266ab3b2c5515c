import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { yearValue } from '@/lib/api/list-state'
import { editor } from '@/lib/bilingual/field-editor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { fileDetails } from '@/lib/files/file-details'
import { otherLocale, type Locale } from '@/lib/i18n/locale'
import { slugOf } from '@/lib/i18n/slug'
import { z } from 'zod'

/** The document is for the readers of the publication. */
const readersOf = ({ for_vip }: Readonly<Record<string, unknown>>) =>
  for_vip === 1 ? 'vip' : 'user'

/** The name of a downloaded document: title, year and language of the publication. */
export function fileNameOf(record: Readonly<Record<string, unknown>>, locale: Locale): string {
  const titles = textsOf(record, 'DESCRIPTION')
  const title = slugOf(titles[locale] || titles[otherLocale(locale)]).toLowerCase()
  return `${title}-${String(record.date_start).slice(0, 4)}-${locale}.pdf`
}

/** A market publication (spec part 1 section 3); `industry` lists sector ids. */
export const publicationWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper', editor('html')),
  /** The address of the handler that checks access. */
  ...bilingualOptional(
    'TARIFF_FILE',
    'bareShort',
    editor('document', { readers: readersOf, fileName: fileNameOf }),
  ),
  country_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'countries' })),
  industry: z.array(z.int().positive()).meta(editor('references', { of: 'sectors' })),
  date_start: z.iso.date().meta(editor('date', { initial: 'today' })),
  for_vip: z.int().min(0).max(1),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  status: z.int().meta(editor('flag', { initial: 1 })),
  updated_at: z.iso.datetime({ offset: true }),
  sample: z.boolean(),
})

const named = z.object({ id: z.int().positive(), ...bilingualText('name') })

/** A publication in answers to members, with its dates and lists in every form. */
export const publication = publicationWrite.omit({ status: true, updated_at: true }).extend({
  country_belongs: z.object({ ...bilingualText('name'), code_3: z.string().optional() }),
  sectors: z.array(named),
  /** Type, size and pages of those files that the portal itself stores. */
  file_details: fileDetails.optional(),
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

export const publicationsTag = 'publications'

const count = z.int().positive()

/** How many publications there are: numbers alone, since titles and texts are for members. */
const publicationNumbers = z.object({
  total: z.int().nonnegative(),
  /** The month of the newest one; null while there is none. */
  newest: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
  countries: z.array(named.extend({ code_3: z.string(), count })),
  sectors: z.array(named.extend({ count })),
  years: z.array(z.object({ year: z.string().regex(yearValue), count })),
})

export type PublicationNumbers = z.infer<typeof publicationNumbers>

export const publicationCounts = endpoint({
  method: 'GET',
  path: 'publication-counts',
  summary: 'Count publications by country, sector and year, most first, and give the newest month',
  access: 'public',
  response: publicationNumbers,
  tags: [publicationsTag],
})
