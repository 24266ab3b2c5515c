import { planStages } from '@/lib/db/plan-codes'
import { z } from 'zod'
import { planLimit, planMarket, planProduct, tickable, type ExportPlan } from '../contract'
import type { Additions } from '../queries'
import { planStates, type PlanFacts } from '../rules'
import { taskLimit } from '../tasks/contract'

const localTask = z.object({
  id: z.int().positive(),
  title: z.string(),
  due: z.string().nullable(),
  done: z.boolean(),
  pair: z.object({ product: z.string(), market: z.string() }).nullable(),
})

/** The plan of a visitor, as their browser keeps it. */
const localPlan = z.object({
  answered: z.boolean(),
  products: z.array(planProduct).max(planLimit),
  markets: z.array(planMarket).max(planLimit),
  stage: z.enum(planStages).nullable(),
  ticks: z.array(tickable),
  tasks: z.array(localTask).max(taskLimit),
})

export type LocalPlan = z.infer<typeof localPlan>

const empty: LocalPlan = {
  ...{ answered: false, products: [], markets: [], stage: null, ticks: [], tasks: [] },
}

const key = 'export-plan'

const listeners = new Set<() => void>()

let last: { text: string | null; plan: LocalPlan } = { text: null, plan: empty }
/** What a browser that stores nothing has, until the page is left. */
let unstored: string | null = null

function stored(): string | null {
  try {
    return window.localStorage.getItem(key) ?? unstored
  } catch {
    return unstored
  }
}

/** The plan that the browser keeps; the same object while it does not change. */
export function readLocalPlan(): LocalPlan {
  const text = stored()
  if (text !== last.text) last = { text, plan: parsed(text) }
  return last.plan
}

function parsed(text: string | null): LocalPlan {
  try {
    return localPlan.catch(empty).parse(JSON.parse(text ?? 'null'))
  } catch {
    return empty
  }
}

/** Keeps a plan in the browser; null forgets it. */
export function writeLocalPlan(plan: LocalPlan | null): void {
  unstored = plan && JSON.stringify(plan)
  try {
    if (unstored === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, unstored)
  } catch {
    // The page goes on with what it has.
  }
  for (const listener of listeners) listener()
}

/** Calls the listener when the plan changes, also in another tab; returns the function that stops it. */
export function subscribeToLocalPlan(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether there is something to take over. */
export function hasLocalPlan(): boolean {
  return readLocalPlan() !== empty
}

/** What the plan of a browser adds to the plan of an account. */
export function additionsOf({ products, markets, stage, ticks, tasks }: LocalPlan): Additions {
  return {
    products: products.map(({ code }) => code),
    markets: markets.map(({ iso2 }) => iso2),
    ...{ stage, ticks, tasks: tasks.map(({ id: _id, ...task }) => task) },
  }
}

/** Before somebody has an account, the portal knows nothing of them. */
const unknown: PlanFacts = {
  ...{ emailVerified: false, hasCompany: false, offerQuality: 0, hasReadinessResult: false },
  ...{ hasOriginCheck: false, hasAnsweredRequest: false, hasJoinedEvent: false },
}

/** The plan of a browser in the shape of an account’s. */
export function planOfBrowser({ ticks, tasks, ...answers }: LocalPlan): ExportPlan {
  return {
    ...answers,
    ...{ owner: { id: 0, name: '' }, role: 'owner', reminders: false, advisers: false },
    assessments: [],
    steps: planStates(answers.stage, unknown, ticks),
    tasks: tasks
      .map((task) => ({ ...task, statement: null }))
      .toSorted((one, other) => Number(one.done) - Number(other.done)),
  }
}
