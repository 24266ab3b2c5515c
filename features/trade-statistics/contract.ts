import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

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

/** The three data types of interactive data (spec part 2 section 2). */
export const statisticKinds = ['statistics', 'studies', 'infographics'] as const

export const statisticWrite = z.object({
  identifier: z.string().min(1),
  kind: z.enum(statisticKinds),
  ...bilingualText('title', 'bare'),
  ...bilingualText('subject', 'bare'),
  date: z.iso.date(),
  publishers: z.array(z.string()),
  survey_period: z.string().nullable(),
  ...bilingualOptional('comment', 'bare'),
  ...bilingualText('description', 'bare'),
  industries: z.array(z.string()),
  geolocations: z.array(z.string()),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  premium: z.int().min(0).max(1),
  derived: z.boolean(),
  source: z.string().nullable(),
  chart: chart.nullable(),
  /** The statistic an infographic shows. */
  statistic: z.string().nullable(),
  sample: z.boolean(),
})

export type StatisticWrite = z.infer<typeof statisticWrite>
