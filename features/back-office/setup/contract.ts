import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** What a new portal needs before the public sees it, in the order in which it is set up. */
export const setupSteps = [
  ...['name', 'contact', 'logo', 'offices', 'menus', 'mail'],
  ...['colleagues', 'secondFactor', 'news', 'samples'],
] as const

/** Kinds of records of which a portal can have samples. */
export const sampleKinds = [
  ...['companies', 'products', 'services', 'people', 'requests', 'barriers'],
  ...['news', 'events', 'publications', 'faqs', 'sponsors', 'offices', 'social-links'],
  ...['credentials', 'expert-fields', 'experts', 'statistics'],
] as const

export const setupState = endpoint({
  method: 'GET',
  path: 'admin/setup',
  summary: 'Get which steps of the setup of the portal are done, and how many samples it has',
  access: 'staff:admin',
  response: z.object({
    steps: z.array(z.object({ step: z.enum(setupSteps), is_done: z.boolean() })),
    samples: z.array(z.object({ kind: z.enum(sampleKinds), count: z.int().positive() })),
  }),
})
