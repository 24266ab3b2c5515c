import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import type { PlanGuest } from '@/lib/db/codes/export-plans'
import {
  exportPlan,
  saveExportPlan,
  tickPlanStep,
  type PlanAnswers,
  type TickableStep,
} from './contract'
import { letAdvisersRead, readPlanOfEnquiry } from './advisers/contract'
import { matchesOfPlan } from './matches/contract'
import {
  acceptPlan,
  acceptPlanOffer,
  changePlanPerson,
  declinePlanOffer,
  invitePlanPerson,
  exitPlan,
  offerPlan,
  planPeople,
  removePlanPerson,
  sharedPlans,
  type OfferAcceptance,
  withdrawPlanOffer,
} from './people/contract'
import { endPlanReminders, planRemindersLink, setPlanReminders } from './reminders/contract'
import { addToMyPlan, type Additions } from './visitor/contract'
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

export const savePlan = (body: PlanAnswers, plan: number) =>
  call(saveExportPlan, { body, query: { plan } })

export const setTick = (step: TickableStep, done: boolean, plan: number) =>
  call(tickPlanStep, { params: { step }, body: { done }, query: { plan } })

/** Subheadings that a text means, by words or digits; null where there is no search. */
export const findProducts = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)

export const addTask = (body: { title: string; due: string | null }, plan: number) =>
  call(addPlanTask, { body, query: { plan } })

export const changeTask = (id: number, body: { due: string | null; done: boolean }) =>
  call(changePlanTask, { params: { id }, body })

export const addToPlan = (body: Additions) => call(addToMyPlan, { body })

export const deleteTask = (id: number) => call(deletePlanTask, { params: { id } })

export const setReminders = (reminders: boolean) => call(setPlanReminders, { body: { reminders } })

export const setAdvisers = (advisers: boolean) => call(letAdvisersRead, { body: { advisers } })

/** The parameters of a mail link. */
export interface RemindersLink {
  person: number
  signature: string
}

/** Whether the person of a link is reminded; null for an invalid link. */
export const remindersAt = (params: RemindersLink) =>
  whenNotFound(
    call(planRemindersLink, { params }).then(({ reminders }) => reminders),
    () => null,
  )

export const endReminders = (params: RemindersLink) => call(endPlanReminders, { params, query: {} })

/** The people with whom the caller shares their plan. */
export const myPeople = () => call(planPeople)

export const invite = (body: { email: string; role: PlanGuest }) => call(invitePlanPerson, { body })

export const changePerson = (id: number, role: PlanGuest) =>
  call(changePlanPerson, { params: { id }, body: { role } })

export const removePerson = (id: number) => call(removePlanPerson, { params: { id } })

export const offer = (id: number) => call(offerPlan, { params: { id } })

export const withdrawOffer = (id: number) => call(withdrawPlanOffer, { params: { id } })

/** The plans that others share with the caller, and open invitations. */
export const plansOfOthers = () => call(sharedPlans)

export const accept = (id: number) => call(acceptPlan, { params: { id } })

export const leave = (id: number) => call(exitPlan, { params: { id } })

export const acceptOffer = (id: number, body: OfferAcceptance) =>
  call(acceptPlanOffer, { params: { id }, body })

export const declineOffer = (id: number) => call(declinePlanOffer, { params: { id } })

/** The plan of the person of an enquiry, for an officer; each reading is recorded. */
export const readPlanForCase = (id: number) => call(readPlanOfEnquiry, { params: { id } })
