import { endpoint } from '@/lib/api/endpoint'
import { staffRights } from '@/lib/auth/staff-areas'
import { z } from 'zod'

/**
 * The work lists of the back office in which records wait for staff; among the numbers those are the
 * failed jobs, which only admins can see to.
 */
export const waitingAreas = [
  'work',
  'upkeep',
  'facts',
  'enquiries',
  'mentions',
  'requests',
  'quotations',
  'barriers',
  'approvals',
  'numbers',
] as const

export const waitingForMe = endpoint({
  method: 'GET',
  path: 'my-work/waiting',
  summary: 'Count what waits for the caller in each work list that their rights open',
  access: 'user',
  response: z.array(z.object({ area: z.enum(waitingAreas), count: z.int().min(0) })),
})

export const myRights = endpoint({
  method: 'GET',
  path: 'my-work/rights',
  summary: 'List the areas of the back office that the roles of the caller open',
  access: 'user',
  response: z.array(z.enum(staffRights)),
})
