import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** What a new portal needs before the public sees it, in the order in which it is set up. */
export const setupSteps = [
  'name',
  'contact',
  'logo',
  'colours',
  'offices',
  'menus',
  'mail',
  'colleagues',
  'secondFactor',
  'news',
  'samples',
] as const

export const setupState = endpoint({
  method: 'GET',
  path: 'admin/setup',
  summary: 'Get which steps of the setup of the portal are done',
  access: 'staff:admin',
  response: z.object({
    steps: z.array(z.object({ step: z.enum(setupSteps), is_done: z.boolean() })),
  }),
})
