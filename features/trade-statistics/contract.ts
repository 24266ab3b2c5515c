import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { nodeValue, statisticKinds } from './kinds/contract'

/** A node of the topic or the place tree. */
export const statisticNodeWrite = z.object({
  id: z.string().min(1),
  ...bilingualText('name', 'bare'),
  parent: z.string().nullable(),
  sort: z.int(),
})

export type StatisticNode = z.infer<typeof statisticNodeWrite>

/** A chart; every series has one value a category, null where none is known. */
const chart = z
  .object({
    type: z.string(),
    ...bilingualText('unit'),
    categories: z.array(z.string()),
    categories_ara: z.array(z.string()),
    series: z.array(
      z.object({ ...bilingualText('name', 'bare'), data: z.array(z.number().nullable()) }),
    ),
  })
  .refine(
    ({ categories, series }) => series.every(({ data }) => data.length === categories.length),
    { error: 'A series has another length than the categories.' },
  )

/** Who published a record. */
export const publisher = z.object(bilingualText('title', 'bare'))

export const statisticWrite = z.object({
  identifier: z.string().min(1),
  kind: z.enum(statisticKinds),
  ...bilingualText('title', 'bare'),
  ...bilingualText('subject', 'bare'),
  date: z.iso.date(),
  /** The day on which the figures were last compared with their source. */
  checked_on: z.iso.date().nullable(),
  publishers: z.array(publisher),
  ...bilingualOptional('survey_period', 'bare'),
  ...bilingualOptional('comment', 'bare'),
  ...bilingualText('description', 'bare'),
  industries: z.array(z.string()),
  geolocations: z.array(z.string()),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  premium: z.int().min(0).max(1),
  derived: z.boolean(),
  ...bilingualOptional('source', 'bare'),
  chart: chart.nullable(),
  /** The statistic an infographic shows. */
  statistic: z.string().nullable(),
  sample: z.boolean(),
})

export type StatisticWrite = z.infer<typeof statisticWrite>

/** A topic or a place. */
export const node = statisticNodeWrite.omit({ sort: true })

/** A node of the path from the root to a topic or a place. */
export const link = z.object({ id: z.string(), ...bilingualText('name', 'bare') })

export type StatisticLink = z.infer<typeof link>

const series = z.object({ ...bilingualText('name', 'bare'), data: z.array(z.number().nullable()) })

/** A chart in the API: its categories and series are wrapped as `data` (spec part 2 section 3). */
export const wireChart = z.object({
  type: z.string(),
  ...bilingualText('unit'),
  data: z.object({
    categories: z.array(z.string()),
    categories_ara: z.array(z.string()),
    series: z.array(series),
  }),
})

/** An entry of a list of interactive data. */
export const listed = statisticWrite
  .pick({
    identifier: true,
    title: true,
    title_ara: true,
    subject: true,
    subject_ara: true,
    publishers: true,
    survey_period: true,
    survey_period_ara: true,
    description: true,
    description_ara: true,
    premium: true,
    statistic: true,
    sample: true,
  })
  .extend({
    date: z.iso.date(),
    /** The paths from the root of the tree to the topic, or the place. */
    industries: z.array(z.array(link)),
    geolocations: z.array(z.array(link)),
    image_url: z.string().nullable(),
    ...bilingualOptional('image_alt'),
  })

export type ListedStatistic = z.infer<typeof listed>

/** The full record: with its comment, source and chart (spec part 2 section 3). */
export const fullStatistic = listed.extend({
  checked_on: z.iso.date().nullable(),
  ...bilingualOptional('comment', 'bare'),
  derived: z.boolean(),
  ...bilingualOptional('source', 'bare'),
  chart: wireChart.nullable(),
})

export type FullStatistic = z.infer<typeof fullStatistic>

export type StatisticChart = NonNullable<FullStatistic['chart']>

const trees = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ method: 'GET', path, summary, access: 'user', response: z.array(node) })

export const statisticIndustryList = trees(
  'statista/industries',
  'List the topics of interactive data',
)

export const statisticGeolocationList = trees(
  'statista/geolocations',
  'List the places of interactive data',
)

const usedNodes = z.array(z.string())

export const statisticFilters = endpoint({
  method: 'GET',
  path: 'statista/filters',
  summary: 'List the topics and places that the records of a data type have, with those above them',
  access: 'user',
  query: z.object({ type: z.enum(statisticKinds) }),
  response: z.object({ geolocation: usedNodes, industry: usedNodes }),
})

const list = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary: `${summary}, newest first; paginated if the query has a page`,
    access: 'user',
    query: z.object({
      ...pagingQuery,
      q: searchQuery,
      geolocation: z.string().regex(nodeValue).optional(),
      industry: z.string().regex(nodeValue).optional(),
    }),
    response: z.object({
      items: z.array(listed),
      total: z.int().min(0).optional(),
      total_capped: z.literal(true).optional(),
      page: z.int().min(1).optional(),
      per_page: z.int().min(1).optional(),
    }),
  })

/** The list of each data type. */
export const statisticLists = {
  statistics: list('statista/statistics', 'List statistics'),
  studies: list('statista/studies', 'List studies'),
  infographics: list('statista/infographics', 'List infographics'),
} as const

export const statisticByIdentifier = endpoint({
  method: 'GET',
  path: 'statista/statistic/{identifier}',
  summary: 'Get a statistic with its chart; premium statistics are for premium members only',
  access: 'user',
  params: z.object({ identifier: z.string().regex(/^[A-Za-z0-9-]{1,60}$/) }),
  response: fullStatistic,
  errors: ['not_found', 'forbidden'],
})
