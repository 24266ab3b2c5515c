import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, valueList } from '@/lib/api/list-query'
import { searchLength } from '@/lib/api/list-state'
import { typedLine } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { pairOf } from '@/lib/bilingual/fields'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/**
 * What can be found, in the order of the chips (spec part 3, 'Global search'): `trades` are the
 * treaties of the list of trade agreements, `agreements` the pages of partner countries, `exports`
 * the institutions that support exporters.
 */
export const searchTypes = [
  'pages',
  'events',
  'trades',
  'agreements',
  'exports',
  'publications',
  'companies',
  'experts',
  'products',
  'services',
  'news',
] as const

export type SearchType = (typeof searchTypes)[number]

/** Hits a page has when nobody says how many, and the most suggestions there are. */
export const searchPageSize = 10
export const suggestionLimit = 8

/** Whatever somebody typed, at most 200 characters of it; a text without words finds nothing. */
const text = {
  q: typedLine(searchLength)
    .transform((typed) => typed.toWellFormed())
    .default(''),
  locale: z.enum(locales).optional(),
}

/** Parts of a text as `[start, end]`, counted in UTF-16 units as JavaScript does, in order. */
const ranges = z.array(z.tuple([z.int().min(0), z.int().min(0)]))

const found = {
  type: z.enum(searchTypes),
  id: z.int().positive(),
  ...bilingualText('title'),
  /** Where it stands in the language asked for, without language prefix; lists get its name as `q`. */
  path: z.string().startsWith('/'),
}

const searchHit = z.object({
  ...found,
  /** Plain text around the first word that was found; in the other language where it has no own. */
  excerpt: z.string(),
  excerpt_locale: z.enum(locales),
  highlights: z.object({ ...pairOf('title', 'lower', () => ranges), excerpt: ranges }),
  /** The day of news, an event, a publication or a treaty; null of anything else. */
  date: z.iso.date().nullable(),
})

export type SearchHit = z.infer<typeof searchHit>

const searchAnswer = z.object({
  data: z.array(searchHit),
  /** Exact to 10,000. */
  total: z.int().min(0),
  total_capped: z.literal(true).optional(),
  page: z.int().min(1),
  per_page: z.int().min(1),
  /** Hits of every type, whichever types were asked for; about right where there are very many. */
  counts: z.record(z.enum(searchTypes), z.int().min(0)),
  /** The text that was searched for instead, where nothing has what was typed. */
  corrected: z.string().optional(),
})

export type SearchAnswer = z.infer<typeof searchAnswer>

const suggestion = z.object(found)

export type Suggestion = z.infer<typeof suggestion>

/**
 * Searches everything that the caller may see; publications are for members. `types` are several
 * between commas; only the first 1,000 hits can be turned to.
 */
export const searchAll = endpoint({
  method: 'GET',
  path: 'search',
  summary: 'Everything that mentions a text in either language, best first',
  access: 'public',
  query: z.object({ ...text, ...pagingQuery, types: valueList(searchTypes) }),
  response: searchAnswer,
  limit: 'search',
  personal: true,
})

export const searchSuggestions = endpoint({
  method: 'GET',
  path: 'search/suggestions',
  summary: 'Up to eight records whose name a text may be the beginning of',
  access: 'public',
  query: z.object(text),
  response: z.array(suggestion),
  limit: 'suggestion',
  personal: true,
})
