import { addressId } from '@/lib/api/params'
import { product } from '@/features/market-access/contract'
import { offerTypes } from '@/features/offers/kinds/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { planGuests, planStages, planSteps, portalSteps } from '@/lib/db/codes/export-plans'
import { z } from 'zod'

/** The most products, and the most markets, of a plan. */
export const planLimit = 5

const planned = (pattern: RegExp) =>
  z
    .array(z.string().regex(pattern))
    .max(planLimit, 'max')
    .transform((codes) => [...new Set(codes)])

export const planAnswers = z.object({
  /** Subheadings of the Harmonized System that the company makes. */
  products: planned(/^\d{6}$/),
  /** Markets in which it wants to sell. */
  markets: planned(/^[A-Z]{2}$/),
  /** How far it is. */
  stage: z.enum(planStages).nullable(),
})

export type PlanAnswers = z.output<typeof planAnswers>

export const planProduct = product.pick({ code: true, name_eng: true, name_ara: true, slug: true })
export const planMarket = z.object({
  iso2: z.string().regex(/^[A-Z]{2}$/),
  ...bilingualText('name'),
})

export type PlanProduct = z.infer<typeof planProduct>
export type PlanMarket = z.infer<typeof planMarket>

const stepState = z.object({
  step: z.enum(planSteps),
  /** What ticked it; null while it is open. */
  ticked_by: z.enum(['portal', 'person']).nullable(),
  /** Whether the person may tick it, or take their own tick back. */
  by_hand: z.boolean(),
  is_next: z.boolean(),
  /** What it takes was sent and is not decided; with the day by which it is, where one is promised. */
  waits: z.object({ due: z.iso.date().nullable() }).nullable(),
  /** The offer that is there and lacks details. */
  unfinished: z.object({ type: z.enum(offerTypes), id: z.int().positive() }).nullable(),
  /** How many of several are done, while some are. */
  count: z.object({ done: z.int(), total: z.int() }).nullable(),
})

const task = z.object({
  id: z.int().positive(),
  /** As a person wrote it; null for a statement of the readiness assessment. */
  title: z.string().nullable(),
  /** The title of a task that a page gave, in both languages; else empty. */
  ...bilingualText('title'),
  statement: z.object(bilingualText('question')).nullable(),
  due: z.iso.date().nullable(),
  done: z.boolean(),
  /** The product and the market that it is about, by their codes. */
  pair: z.object({ product: z.string(), market: z.string() }).nullable(),
})

export type PlanTask = z.infer<typeof task>

/** What the caller may do with a plan. */
export const planRoles = ['owner', ...planGuests] as const

export type PlanRole = (typeof planRoles)[number]

/** Whose plan: the number of its owner; without it the caller’s own. */
export const whose = z.object({
  plan: addressId.optional(),
})

export const plan = z.object({
  owner: z.object({ id: z.int().positive(), name: z.string() }),
  role: z.enum(planRoles),
  /** Whether the caller is reminded of tasks by mail. */
  reminders: z.boolean(),
  /** Whether its owner lets officers read it next to their enquiries. */
  advisers: z.boolean(),
  /** Whether the person answered the questions, or skipped them. */
  answered: z.boolean(),
  products: z.array(planProduct),
  markets: z.array(planMarket),
  stage: z.enum(planStages).nullable(),
  /** In the order that fits the stage. */
  steps: z.array(stepState),
  /** The open ones first, by their date. */
  tasks: z.array(task),
  /** The owner’s last two readiness assessments, newest first, each with the mean of its points. */
  assessments: z.array(
    z.object({ id: z.int(), at: z.iso.datetime({ offset: true }), average: z.number() }),
  ),
})

export type ExportPlan = z.infer<typeof plan>

export const exportPlan = endpoint({
  method: 'GET',
  path: 'my-export-plan',
  summary: 'Get an export plan: products, markets, stage, tasks, and the steps with their state',
  access: 'user',
  query: whose,
  errors: ['not_found'],
  response: plan,
  tags: ['export-plan'],
})

export const saveExportPlan = endpoint({
  method: 'PUT',
  path: 'my-export-plan',
  summary: 'Save products, markets and stage of an export plan',
  access: 'user',
  query: whose,
  errors: ['not_found'],
  body: planAnswers,
  response: plan,
  tags: ['export-plan'],
})

export const tickable = z.enum(planSteps).exclude(portalSteps)

export type TickableStep = z.infer<typeof tickable>

export const tickPlanStep = endpoint({
  method: 'PUT',
  path: 'my-export-plan/steps/{step}',
  summary: 'Tick a step of an export plan by hand, or take the tick back',
  access: 'user',
  query: whose,
  errors: ['not_found'],
  params: z.object({ step: tickable }),
  body: z.object({ done: z.boolean() }),
  response: plan,
  tags: ['export-plan'],
})
