import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { fullStatistic } from '../contract'

/** A statistic or infographic with a page of its own, by name. */
const named = z.object({
  identifier: z.string(),
  ...bilingualText('title', 'bare'),
  date: z.iso.date(),
})

const published = z.object({
  kind: z.enum(['statistics', 'infographics']),
  record: fullStatistic,
  /** The statistic itself; of an infographic, its statistic and others on its topics. */
  charts: z.array(fullStatistic),
  /** Other statistics on its topics. */
  related: z.array(named),
})

export type PublishedStatistic = z.infer<typeof published>

/** Cache tag of public statistics. */
const tags = ['statistics']

export const publishedStatisticList = endpoint({
  method: 'GET',
  path: 'published-statistics',
  summary: 'List the statistics and infographics that have a public page: all that are not premium',
  access: 'public',
  response: z.array(named),
  tags,
})

export const publishedStatisticById = endpoint({
  method: 'GET',
  path: 'published-statistics/{identifier}',
  summary: 'Get a statistic or infographic that is not premium, with its charts',
  access: 'public',
  params: z.object({ identifier: z.string().regex(/^[A-Za-z0-9-]{1,60}$/) }),
  response: published,
  errors: ['not_found'],
  tags,
})
