import { z } from 'zod'

/** The error body every call answers. `Problem` has a file of its own, which pages load without the schemas. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
})

export type WireProblem = z.infer<typeof problemSchema>
