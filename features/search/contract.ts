import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, valueList } from '@/lib/api/list-query'
import { searchLength } from '@/lib/api/list-state'
import { typedLine } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { pairOf } from '@/lib/bilingual/fields'
import { legalStatuses } from '@/lib/db/codes/legal-statuses'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { searchTypes } from './kinds/contract'

/** The typed text, at most 200 characters; a text without words finds nothing. */
const text = {
  q: typedLine(searchLength)
    .transform((typed) => typed.toWellFormed())
    .default(''),
  locale: z.enum(locales).optional(),
}

/** Ranges of a text as `[start, end]` in UTF-16 units, in order. */
const ranges = z.array(z.tuple([z.int().min(0), z.int().min(0)]))

const found = {
  type: z.enum(searchTypes),
  id: z.int().positive(),
  ...bilingualText('title'),
  /** Its address in the requested language, without language prefix; lists get its name as `q`. */
  path: z.string().startsWith('/'),
}

/** What a result shows of a record besides title and text: each where the record has it. */
const hitFacts = z
  .object({
    /** The HS code of a product, digits only. */
    hs_code: z.string(),
    /** ISO 3166-1 code of the country of an event, an agreement, a company or a publication. */
    country_code: z.string().length(2),
    /** The governorate or the country of an event, an institution, a company or a credential. */
    ...bilingualText('place'),
    /** The sub-sector of a product or service. */
    ...bilingualText('sector'),
    /** The type of an event or a credential, or the field of an expert. */
    ...bilingualText('kind'),
    location_type: z.string(),
    /** The days of an event. */
    date_start: z.iso.date(),
    date_end: z.iso.date(),
    /** Whom a question is for. */
    audience: z.enum(['exporters', 'buyers']),
    /** The step of the export guide. */
    step: z.int().min(1).max(7),
    /** The data type of a statistic. */
    data_type: z.enum(['statistics', 'studies', 'infographics']),
    /** The languages in which a publication has a PDF, and whether it is for VIP members. */
    pdf: z.array(z.enum(locales)),
    is_vip: z.boolean(),
    /** The legal status of an agreement. */
    legal_status: z.enum(legalStatuses),
    /** An example from the sample data, which is marked wherever it is shown. */
    sample: z.literal(true),
  })
  .partial()

/** The facts of a document; what is no fact is left out. */
export function factsIn(facets: unknown): z.infer<typeof hitFacts> {
  return hitFacts.safeParse(facets).data ?? {}
}

/** What a result and a suggestion show of a record besides its names. */
const shown = {
  /** The date of news, an event, a publication or a treaty; null for other types. */
  date: z.iso.date().nullable(),
  facts: hitFacts.optional(),
}

const searchHit = z.object({
  ...found,
  ...shown,
  /** Plain text around the first match; in the other language where there is none in this one. */
  excerpt: z.string(),
  excerpt_locale: z.enum(locales),
  highlights: z.object({ ...pairOf('title', 'lower', () => ranges), excerpt: ranges }),
  /** Where and how the record matches: the fields, the matching words, and synonyms of the typed ones. */
  matched: z
    .object({
      fields: z.array(z.enum(['title', 'subject', 'text', 'code'])),
      terms: z.array(z.string()),
      synonyms: z.array(z.string()),
    })
    .optional(),
})

export type SearchHit = z.infer<typeof searchHit>

const searchAnswer = z.object({
  data: z.array(searchHit),
  /** Exact to 10,000. */
  total: z.int().min(0),
  total_capped: z.literal(true).optional(),
  page: z.int().min(1),
  per_page: z.int().min(1),
  /** Hits of every type, also those that are filtered out; an estimate where there are very many. */
  counts: z.record(z.enum(searchTypes), z.int().min(0)),
  /** The corrected text of the search, where nothing matches the typed one. */
  corrected: z.string().optional(),
  /** A correction that is proposed; the results are for what was typed. */
  suggestion: z.string().optional(),
  /** Where nothing matches: searches with fewer of the words, and the number of their results. */
  fewer: z.array(z.object({ q: z.string(), total: z.int().min(1) })).optional(),
  /** Where nothing matches: the pages that list records of the nearest kinds. */
  lists: z.array(z.object(found)).optional(),
})

export type SearchAnswer = z.infer<typeof searchAnswer>

const suggestion = z.object({ ...found, ...shown })

export type Suggestion = z.infer<typeof suggestion>

/**
 * Searches everything that the caller may see; publications are for members. `types` is a list
 * separated by commas; only the first 1,000 hits can be paged through.
 */
export const searchAll = endpoint({
  method: 'GET',
  path: 'search',
  summary: 'Search all content in both languages, best matches first',
  access: 'public',
  query: z.object({
    ...text,
    ...pagingQuery,
    types: valueList(searchTypes),
    /** Searches for what was typed, without a correction. */
    exact: z.enum(['true', 'false']).optional(),
  }),
  response: searchAnswer,
  limit: 'search',
  personal: true,
})

export const searchSuggestions = endpoint({
  method: 'GET',
  path: 'search/suggestions',
  summary: 'List up to eight records whose name starts with a text',
  access: 'public',
  query: z.object(text),
  response: z.array(suggestion),
  limit: 'suggestion',
  personal: true,
})
