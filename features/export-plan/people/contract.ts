import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedEmail } from '@/lib/api/typed-text'
import { planGuests } from '@/lib/db/plan-codes'
import { z } from 'zod'

/** The most people with whom a plan is shared. */
export const peopleLimit = 20

/** An invitation as the owner writes it. */
export const invitationWrite = z.object({
  email: typedEmail,
  role: z.enum(planGuests),
})

const guest = z.object({
  id: z.int().positive(),
  email: z.string(),
  /** Null until the invitation is accepted. */
  name: z.string().nullable(),
  role: z.enum(planGuests),
  accepted: z.boolean(),
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
  summary: 'Invite a person to the caller’s export plan by mail',
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

export const handOverPlan = endpoint({
  method: 'POST',
  path: 'my-export-plan/people/{id}/owner',
  summary: 'Make a person the owner of the caller’s export plan; the caller goes on as an editor',
  access: 'user',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})

const sharedPlan = z.object({
  id: z.int().positive(),
  /** The owner, by whose number the plan is read. */
  owner: z.object({ id: z.int().positive(), name: z.string() }),
  role: z.enum(planGuests),
  accepted: z.boolean(),
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
