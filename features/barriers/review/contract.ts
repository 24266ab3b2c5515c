import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { idParams, instant } from '@/lib/api/params'
import { typedLine, typedText } from '@/lib/api/typed-text'
import { pairOf } from '@/lib/bilingual/fields'
import { bilingualText } from '@/lib/bilingual/schema'
import { barrierStatuses, effectAnswers, measureKinds } from '@/lib/db/codes/barriers'
import { taskAnswers } from '@/lib/db/codes/body-tasks'
import { valueBands } from '@/lib/db/codes/outcomes'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { barrier, barrierFigures, barrierStep, hsCodeValue } from '../contract'
import { joinFigures } from '../joining/contract'

const id = z.int().positive()
const officers = { access: 'staff:barriers' } as const

/** The longest texts, in characters. */
export const barrierLimits = { line: 200, text: 3_000 } as const

const line = () => typedLine(barrierLimits.line)
const texts = () => typedText(barrierLimits.text, 'request_max')

const row = z.object({
  id,
  ...bilingualText('title'),
  status: z.enum(barrierStatuses),
  measure: z.enum(measureKinds),
  market: z.object(bilingualText('name')),
  hs_code: z.string().nullable(),
  is_public: z.boolean(),
  /** How many enquiries reported it. */
  reports: z.int().min(0),
  updated_at: instant,
})

export const barrierReviews = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/barriers',
  summary: 'List the barriers to trade for staff, last changed first',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    status: valueList(barrierStatuses),
    /** Those that are not public. */
    waiting: z.literal('1').optional(),
  }),
  response: z.object({
    data: z.array(row),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})

export const barrierNumbers = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/barrier-figures',
  summary: 'Count the barriers to trade by status, and the days to a solution, without samples',
  response: barrierFigures,
})

/** An enquiry about a trade barrier. */
const report = z.object({
  enquiry_id: id,
  company: z.string(),
  description: z.string(),
  /** The country of the enquiry, by its ISO 3166 code. */
  market: z.string().nullable(),
  /** The HS subheading that it is about. */
  hs_code: z.string().nullable(),
  created_at: instant,
  /** What the report says of the barrier, where it does. */
  since: z.iso.date().nullable(),
  loss_band: z.enum(valueBands).nullable(),
  agreement: z.string().nullable(),
  /** How many files came with it. */
  files: z.int().min(0),
  /** Whether the person who reported has confirmed the address. */
  is_confirmed: z.boolean(),
  /** Whether their company is approved; null without one. */
  is_approved: z.boolean().nullable(),
})

export type BarrierReport = z.infer<typeof report>

export const unlinkedReports = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/barrier-reports',
  summary: 'List the newest enquiries about trade barriers that belong to no barrier yet',
  response: z.array(report),
})

/** A company that the barrier affects too. */
const joined = joinFigures.extend({
  user_id: id,
  ...bilingualText('company'),
  person: z.string(),
  joined_at: instant,
})

/** What a company that was asked for the effect answered. */
const effectAnswer = z.object({
  id,
  ...bilingualText('company'),
  /** Null once the account is closed. */
  person: z.string().nullable(),
  asked_at: instant,
  answer: z.enum(effectAnswers).nullable(),
  details: z.string(),
  answered_at: instant.nullable(),
})

/** What another body was asked to do. */
export const bodyTask = z.object({
  id,
  body: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  task: z.string(),
  due_on: z.iso.date(),
  created_at: instant,
  reminded_at: instant.nullable(),
  /** When staff were told that it is late. */
  escalated_at: instant.nullable(),
  answer: z.enum(taskAnswers).nullable(),
  answer_text: z.string(),
  answered_at: instant.nullable(),
  ended_at: instant.nullable(),
})

const detail = barrier.extend({
  version: id,
  agreement_id: id.nullable(),
  /** All companies, also one or two. */
  companies: z.int().min(0),
  /** All answers, also one or two. */
  effects: barrier.shape.effects.unwrap(),
  effect_answers: z.array(effectAnswer),
  published_at: instant.nullable(),
  created_at: instant,
  /** Whether the caller edited it last, and so cannot publish it. */
  is_own_edit: z.boolean(),
  steps: z.array(barrierStep),
  reports: z.array(report),
  joins: z.array(joined),
  tasks: z.array(bodyTask),
})

export type BarrierReview = z.infer<typeof detail>

const barrierWrite = z.object({
  measure: z.enum(measureKinds),
  market: z.string().regex(/^[A-Z]{2}$/, 'required'),
  hs_code: z.string().regex(hsCodeValue).nullable(),
  started_on: z.iso.date().nullable(),
  loss_band: z.enum(valueBands).nullable(),
  agreement_id: id.nullable(),
  ...pairOf('article', 'lower', line),
  ...pairOf('title', 'lower', line),
  ...pairOf('summary', 'lower', texts),
  ...pairOf('authority', 'lower', line),
})

export type BarrierWrite = z.infer<typeof barrierWrite>

const one = { ...officers, params: idParams, response: detail } as const
const seen = { version: id }

export const createBarrier = endpoint({
  ...officers,
  method: 'POST',
  path: 'admin/barriers',
  summary: 'Create a barrier to trade, from an enquiry where one is named',
  body: barrierWrite.extend({ enquiry_id: id.nullable() }),
  response: detail,
  errors: ['not_found', 'conflict'],
})

export const barrierReview = endpoint({
  ...one,
  method: 'GET',
  path: 'admin/barriers/{id}',
  summary: 'Get a barrier to trade with its timeline and the enquiries that reported it',
  errors: ['not_found'],
})

export const updateBarrier = endpoint({
  ...one,
  method: 'PUT',
  path: 'admin/barriers/{id}',
  summary:
    'Change what is said of a barrier; one that is public is withdrawn until it is published again',
  body: barrierWrite.extend(seen),
  errors: ['not_found', 'conflict'],
})

export const addBarrierStep = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/barriers/{id}/steps',
  summary: 'Add a step to the timeline of a barrier, and tell everybody who reported it',
  body: z.object({
    ...seen,
    status: z.enum(barrierStatuses),
    on_day: z.iso.date(),
    ...pairOf('text', 'lower', texts),
  }),
  errors: ['not_found', 'conflict'],
})

export const linkBarrierReport = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/barriers/{id}/reports',
  summary: 'Add an enquiry about a trade barrier to a barrier, which merges the reports',
  body: z.object({ ...seen, enquiry_id: id }),
  errors: ['not_found', 'conflict'],
})

export const publishBarrier = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/barriers/{id}/publish',
  summary: 'Publish a barrier that somebody else edited last',
  body: z.object(seen),
  errors: ['not_found', 'conflict'],
})

export const withdrawBarrier = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/barriers/{id}/withdraw',
  summary: 'Take a barrier off the public register, with a reason for the audit log',
  body: z.object({ ...seen, reason: texts().pipe(z.string().min(1, 'required')) }),
  errors: ['not_found', 'conflict'],
})
