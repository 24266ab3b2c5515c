import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { barrierStatuses, measureKinds } from '@/lib/db/codes/barriers'
import { valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'

const named = z.object(bilingualText('name'))

const count = z.int().min(0)

export const hsCodeValue = /^\d{6}$/

/** A step of the timeline. */
export const barrierStep = z.object({
  id: z.int().positive(),
  status: z.enum(barrierStatuses),
  on_day: z.iso.date(),
  ...bilingualText('text'),
})

/** A barrier as everybody may read it: never who reported it. */
export const barrier = z.object({
  id: z.int().positive(),
  status: z.enum(barrierStatuses),
  measure: z.enum(measureKinds),
  market: named.extend({ id: z.int(), iso2: z.string() }),
  hs_code: z.string().regex(hsCodeValue).nullable(),
  /** The product of the HS code; null where the barrier concerns many. */
  product: named.nullable(),
  ...bilingualText('title'),
  ...bilingualText('summary'),
  ...bilingualText('authority'),
  started_on: z.iso.date().nullable(),
  /** What it costs exporters in a year, as the office estimates; null for fewer than three companies. */
  loss_band: z.enum(valueBands).nullable(),
  /** The agreement that it touches, and which of its articles. */
  agreement: z.object({ id: z.int(), ...bilingualText('title') }).nullable(),
  ...bilingualText('article'),
  /** How many companies it affects; null for fewer than three. */
  companies: z.int().min(3).nullable(),
  /** For how many companies what was done works; null for fewer than three answers. */
  effects: z.object({ yes: count, partly: count, no: count }).nullable(),
  /** An example of the sample data. */
  sample: z.boolean(),
  published_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})

export type Barrier = z.infer<typeof barrier>

const barrierWithSteps = barrier.extend({ steps: z.array(barrierStep) })

export type BarrierWithSteps = z.infer<typeof barrierWithSteps>

export const barriersTag = 'barriers'

export const barrierList = endpoint({
  method: 'GET',
  path: 'barriers',
  summary:
    'List the published barriers to trade, last changed first; paginated if the query has parameters',
  access: 'public',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    country: idList,
    kind: valueList(measureKinds),
    status: valueList(barrierStatuses),
  }),
  response: listAnswer(barrier),
  tags: [barriersTag],
})

export const barrierById = endpoint({
  method: 'GET',
  path: 'barriers/{id}',
  summary: 'Get a published barrier to trade with its timeline',
  access: 'public',
  params: idParams,
  response: barrierWithSteps,
  errors: ['not_found'],
  tags: [barriersTag],
})

/** The markets and kinds of measures that published barriers have, for the filters of the register. */
export const barrierChoices = endpoint({
  method: 'GET',
  path: 'barrier-choices',
  summary: 'List the markets, kinds of measures and statuses of the published barriers to trade',
  access: 'public',
  response: z.object({
    countries: z.array(named.extend({ id: z.int() })),
    kinds: z.array(z.enum(measureKinds)),
    statuses: z.array(z.enum(barrierStatuses)),
  }),
  tags: [barriersTag],
})

/** The most barriers that a page about a market or a product shows. */
export const concerningLength = 10

/** What pages about markets and products show: without a code only those of the market. */
export const barriersConcerning = endpoint({
  method: 'GET',
  path: 'barriers-concerning',
  summary:
    'List the published barriers that concern a market, a product or both, last changed first',
  access: 'public',
  query: z.object({
    market: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** The first digits of an HS code. */
    hs: z
      .string()
      .regex(/^\d{2,6}$/)
      .optional(),
  }),
  response: z.array(barrier),
  tags: [barriersTag],
})

/** How far the work on barriers is; samples are not counted. */
export const barrierFigures = z.object({
  /** Every status, also those of no barrier. */
  by_status: z.array(z.object({ status: z.enum(barrierStatuses), count })),
  /** The days from report to solution of half the barriers that are solved; null without any. */
  median_days: count.nullable(),
})

export type BarrierFigures = z.infer<typeof barrierFigures>

/** Barriers as examples; their days are counted back from the load. */
export const barriersSeed = z.array(
  barrier.pick({ measure: true, hs_code: true }).extend({
    ...bilingualText('title'),
    ...bilingualText('summary'),
    ...bilingualText('authority'),
    market: z.string().regex(/^[A-Z]{2}$/),
    started_days_ago: z.int().min(0).nullable(),
    steps: z
      .array(
        z.object({
          status: z.enum(barrierStatuses),
          days_ago: z.int().min(0),
          ...bilingualText('text'),
        }),
      )
      .min(1),
  }),
)

export type SampleBarrier = z.infer<typeof barriersSeed>[number]
