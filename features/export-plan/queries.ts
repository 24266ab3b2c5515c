import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import {
  exportPlan,
  saveExportPlan,
  tickPlanStep,
  type PlanAnswers,
  type TickableStep,
} from './contract'

/** Whether the portal has plans. */
export const hasPlans = () => isServed(exportPlan)

/** The caller's plan; null where the portal has none. */
export async function myPlan() {
  return hasPlans() ? call(exportPlan) : null
}

export const savePlan = (body: PlanAnswers) => call(saveExportPlan, { body })

export const setTick = (step: TickableStep, done: boolean) =>
  call(tickPlanStep, { params: { step }, body: { done } })

/** Subheadings that a text means, by words or digits; null where there is no search. */
export const findProducts = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)
