import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { exportPlan, tickPlanStep, type TickableStep } from './contract'
import { matchesOfPlan } from './matches/contract'
import { addPlanTask, changePlanTask, deletePlanTask } from './tasks/contract'

/** Whether the portal has plans. */
export const hasPlans = () => isServed(exportPlan)

/** The caller's plan; null where the portal has none. */
export async function myPlan() {
  return hasPlans() ? call(exportPlan, { query: {} }) : null
}

/** What the caller's plan says of values that forms ask for. */
export async function planValues() {
  const plan = await myPlan()
  return { countries: plan?.markets.map(({ iso2 }) => iso2) ?? [] }
}

/** The plan that a person shares with the caller; null for one that is not shared. */
export async function planOf(owner: number) {
  if (!hasPlans()) return null
  return whenNotFound(call(exportPlan, { query: { plan: owner } }), () => null)
}

/** What the portal has for the products and markets of a plan. */
export const matchesFor = (plan: number) => call(matchesOfPlan, { query: { plan } })

/** The caller's plan with what the portal has for it; null where the portal has none. */
export async function myPlanWithMatches() {
  const plan = await myPlan()
  return plan && { plan, matches: await matchesFor(plan.owner.id) }
}

export const setTick = (step: TickableStep, done: boolean, plan: number) =>
  call(tickPlanStep, { params: { step }, body: { done }, query: { plan } })

/** Subheadings that a text means, by words or digits; null where there is no search. */
export const findProducts = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)

export const addTask = (body: { title: string; due: string | null }, plan: number) =>
  call(addPlanTask, { body, query: { plan } })

export const changeTask = (id: number, body: { due: string | null; done: boolean }) =>
  call(changePlanTask, { params: { id }, body })

export const deleteTask = (id: number) => call(deletePlanTask, { params: { id } })
