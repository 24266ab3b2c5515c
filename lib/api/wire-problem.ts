import { z } from 'zod'

/** The error body every call answers. In a file of its own: pages load `Problem` without the schemas. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
})

export type WireProblem = z.infer<typeof problemSchema>
