import { planStages } from '@/lib/db/codes/export-plans'
import { pairOf } from '@/lib/bilingual/fields'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { z } from 'zod'
import { planLimit, planMarket, planProduct, tickable, type ExportPlan } from '../contract'
import { planStates, type PlanFacts } from '../rules'
import { taskLimit, titleLength } from '../tasks/contract'
import type { Additions } from './contract'

const localTask = z.object({
  id: z.int().positive(),
  title: z.string(),
  ...pairOf('title', 'lower', () => z.string().default('')),
  due: z.string().nullable(),
  done: z.boolean(),
  pair: z.object({ product: z.string(), market: z.string() }).nullable(),
  step: z.literal('origin').nullable().default(null),
})

/** The plan of a visitor, as their browser keeps it. */
export const localPlan = z.object({
  answered: z.boolean(),
  products: z.array(planProduct).max(planLimit),
  markets: z.array(planMarket).max(planLimit),
  stage: z.enum(planStages).nullable(),
  ticks: z.array(tickable),
  tasks: z.array(localTask).max(taskLimit),
})

export type LocalPlan = z.infer<typeof localPlan>

export const emptyPlan: LocalPlan = {
  answered: false,
  products: [],
  markets: [],
  stage: null,
  ticks: [],
  tasks: [],
}

/** What the plan of a browser adds to the plan of an account. */
export function additionsOf({ products, markets, stage, ticks, tasks }: LocalPlan): Additions {
  return {
    products: products.map(({ code }) => code),
    markets: markets.map(({ iso2 }) => iso2),
    stage,
    ticks,
    tasks: tasks.map(({ id: _id, ...task }) => task),
  }
}

/** Before somebody has an account, the portal knows nothing of them. */
const unknown: PlanFacts = {
  emailVerified: false,
  company: null,
  offers: [],
  hasReadinessResult: false,
  origin: { done: 0, total: 0 },
  hasAnsweredRequest: false,
  hasJoinedEvent: false,
}

/** The plan of a browser in the shape of an account’s. */
export function planOfBrowser({ ticks, tasks, ...answers }: LocalPlan): ExportPlan {
  return {
    ...answers,
    owner: { id: 0, name: '' },
    role: 'owner',
    reminders: false,
    advisers: false,
    assessments: [],
    steps: planStates(answers.stage, unknown, ticks),
    tasks: tasks
      .map((task) => ({ ...task, statement: null }))
      .toSorted((one, other) => Number(one.done) - Number(other.done)),
  }
}

export type PairTask = Omit<LocalPlan['tasks'][number], 'id' | 'due' | 'done' | 'pair'>

/** What is to be done for a product in a market, and whether it is the check of its origin. */
export type PairTitles = Record<Locale, string> & Partial<Pick<PairTask, 'step'>>

/** What is to be done for a product in a market; titles that are too long in a language are left out. */
export function pairTasks(titles: readonly PairTitles[], locale: Locale): PairTask[] {
  return titles
    .filter(({ en, ar }) => Math.max(en.length, ar.length) <= titleLength)
    .map(({ step = null, ...one }) => ({
      title: one[locale],
      step,
      ...bilingualPair('title', one),
    }))
}
