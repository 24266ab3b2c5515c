import { eventsTag, locationTypes } from '@/features/events/contract'
import { companiesTag } from '@/lib/cache/tags'
import { expertsTag } from '@/features/experts/contract'
import { institutionsTag } from '@/features/institutions/contract'
import { newsTag } from '@/features/news/contract'
import { agreementsTag } from '@/features/trade-agreements/contract'
import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/**
 * The seven datasets for clients with a search of their own (spec part 3 section 2, 'Global search
 * records'). Texts are plain. The portal's own search does not use them.
 */
const query = z.object(pagingQuery)

const id = z.int().positive()

export const eventRecord = z.object({
  id,
  name: z.string(),
  ...bilingualText('name'),
  description: z.string(),
  ...bilingualText('description'),
  location_type: z.enum(locationTypes),
})

/** Agreements, publications and news: the title is in `DESCRIPTION`, the text in `TARIFF`. */
export const titledRecord = z.object({
  id,
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper'),
})

export const exportRecord = eventRecord.omit({ location_type: true })

export const companyRecord = z.object({ id, ...bilingualText('company_registered_name', 'bare') })

export const expertRecord = z.object({
  id,
  ...bilingualText('FULL_NAME', 'bare'),
  ...bilingualText('DESCRIPTION', 'upper'),
})

export type EventRecord = z.infer<typeof eventRecord>
export type TitledRecord = z.infer<typeof titledRecord>
export type ExportRecord = z.infer<typeof exportRecord>
export type CompanyRecord = z.infer<typeof companyRecord>
export type ExpertRecord = z.infer<typeof expertRecord>

export const eventsDataset = endpoint({
  method: 'GET',
  path: 'events-for-global-search',
  summary: 'List all events with names and descriptions, for client-side search',
  access: 'public',
  query,
  response: listAnswer(eventRecord),
  tags: [eventsTag],
})

export const agreementsDataset = endpoint({
  method: 'GET',
  path: 'free-trade-agreements-for-global-search',
  summary: 'List all trade agreements with titles and texts, for client-side search',
  access: 'public',
  query,
  response: listAnswer(titledRecord),
  tags: [agreementsTag],
})

export const exportsDataset = endpoint({
  method: 'GET',
  path: 'exports-for-global-search',
  summary: 'List all support institutions, for client-side search',
  access: 'public',
  query,
  response: listAnswer(exportRecord),
  tags: [institutionsTag],
})

export const publicationsDataset = endpoint({
  method: 'GET',
  path: 'publications-for-global-search',
  summary: 'List all publications with titles and texts, for client-side search',
  access: 'user',
  query,
  response: listAnswer(titledRecord),
})

export const companiesDataset = endpoint({
  method: 'GET',
  path: 'international-buyers-for-global-search',
  summary: 'List all approved companies by name, for client-side search',
  access: 'public',
  query,
  response: listAnswer(companyRecord),
  tags: [companiesTag],
})

export const expertsDataset = endpoint({
  method: 'GET',
  path: 'pool-for-global-search',
  summary: 'List all experts, for client-side search',
  access: 'public',
  query,
  response: listAnswer(expertRecord),
  tags: [expertsTag],
})

export const newsDataset = endpoint({
  method: 'GET',
  path: 'news-for-global-search',
  summary: 'List all news items with titles and texts, for client-side search',
  access: 'public',
  query,
  response: listAnswer(titledRecord),
  tags: [newsTag],
})
