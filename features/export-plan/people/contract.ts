import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedEmail } from '@/lib/api/typed-text'
import { planGuests } from '@/lib/db/codes/export-plans'
import { z } from 'zod'

/** The most people with whom a plan is shared. */
export const peopleLimit = 20

/** An invitation as the owner writes it. */
export const invitationWrite = z.object({
  email: typedEmail,
  role: z.enum(planGuests),
})

const invitationState = {
  /** The last day on which the invitation can be accepted. */
  last_day: z.iso.date(),
  /** Whether that day is over, and nobody accepted. */
  expired: z.boolean(),
}

const guest = z.object({
  id: z.int().positive(),
  email: z.string(),
  /** Null until the invitation is accepted. */
  name: z.string().nullable(),
  role: z.enum(planGuests),
  accepted: z.boolean(),
  ...invitationState,
  /** Whether the plan is offered to this person. */
  offered: z.boolean(),
})

export type PlanGuestRow = z.infer<typeof guest>

const people = z.array(guest)

const ofOwner = { access: 'user', response: people, tags: ['export-plan'] } as const

export const planPeople = endpoint({
  ...ofOwner,
  method: 'GET',
  path: 'my-export-plan/people',
  summary: 'List the people with whom the caller shares their export plan',
})

export const invitePlanPerson = endpoint({
  ...ofOwner,
  method: 'POST',
  path: 'my-export-plan/people',
  summary:
    'Invite a person to the caller’s export plan by mail, or again after the invitation expired',
  limit: 'plan-invitation',
  body: invitationWrite,
  errors: ['conflict', 'too_many_requests'],
})

export const changePlanPerson = endpoint({
  ...ofOwner,
  method: 'PUT',
  path: 'my-export-plan/people/{id}',
  summary: 'Change what a person may do with the caller’s export plan',
  params: idParams,
  body: invitationWrite.pick({ role: true }),
  errors: ['not_found'],
})

export const removePlanPerson = endpoint({
  ...ofOwner,
  method: 'DELETE',
  path: 'my-export-plan/people/{id}',
  summary: 'Take a person off the caller’s export plan, or take an invitation back',
  params: idParams,
  errors: ['not_found'],
})

export const offerPlan = endpoint({
  ...ofOwner,
  method: 'POST',
  path: 'my-export-plan/people/{id}/owner',
  summary: 'Offer the caller’s export plan to a person, who then accepts or declines',
  params: idParams,
  errors: ['not_found', 'conflict', 'too_many_requests'],
})

export const withdrawPlanOffer = endpoint({
  ...ofOwner,
  method: 'DELETE',
  path: 'my-export-plan/people/{id}/owner',
  summary: 'Take the offer of the caller’s export plan back',
  params: idParams,
  errors: ['not_found'],
})

const companion = z.object({
  id: z.int().positive(),
  name: z.string(),
  role: z.enum(planGuests),
})

/** What an offered plan holds, and who else works on it. */
const planOffer = z.object({
  /** Steps that are marked as done by hand. */
  steps: z.int().nonnegative(),
  tasks: z.int().nonnegative(),
  people: z.array(companion),
})

/** Who goes on working on a plan with its new owner. */
export const offerAcceptance = z.object({
  /** Whether the former owner goes on as an editor. */
  former: z.boolean(),
  /** The others, each in the role that the new owner gives. */
  people: z.array(companion.pick({ id: true, role: true })).max(peopleLimit),
})

export type OfferAcceptance = z.infer<typeof offerAcceptance>

const sharedPlan = z.object({
  id: z.int().positive(),
  /** The owner, by whose number the plan is read. */
  owner: z.object({ id: z.int().positive(), name: z.string() }),
  role: z.enum(planGuests),
  accepted: z.boolean(),
  ...invitationState,
  /** What the caller would own; null without an open offer. */
  offer: planOffer.nullable(),
})

export type SharedPlan = z.infer<typeof sharedPlan>

const ofGuest = { access: 'user', response: z.array(sharedPlan), tags: ['export-plan'] } as const

export const sharedPlans = endpoint({
  ...ofGuest,
  method: 'GET',
  path: 'shared-export-plans',
  summary: 'List the export plans that others share with the caller, and open invitations',
})

export const acceptPlan = endpoint({
  ...ofGuest,
  method: 'PUT',
  path: 'shared-export-plans/{id}',
  summary: 'Accept an invitation to an export plan',
  params: idParams,
  errors: ['not_found'],
})

export const exitPlan = endpoint({
  ...ofGuest,
  method: 'DELETE',
  path: 'shared-export-plans/{id}',
  summary: 'Leave an export plan of another person, or decline an invitation',
  params: idParams,
  errors: ['not_found'],
})

export const acceptPlanOffer = endpoint({
  ...ofGuest,
  method: 'PUT',
  path: 'shared-export-plans/{id}/owner',
  summary: 'Become the owner of an export plan that is offered to the caller',
  params: idParams,
  body: offerAcceptance,
  errors: ['not_found', 'conflict'],
})

export const declinePlanOffer = endpoint({
  ...ofGuest,
  method: 'DELETE',
  path: 'shared-export-plans/{id}/owner',
  summary: 'Decline the offer of an export plan, and go on as before',
  params: idParams,
  errors: ['not_found'],
})
