import { z } from 'zod'

/** What is known of the files of a record that the portal itself stores. */
export const fileDetails = z.array(
  z.object({
    address: z.string(),
    mime: z.string(),
    bytes: z.int().positive(),
    /** Null where they were not counted. */
    pages: z.int().positive().nullable().optional(),
  }),
)

export type FileDetails = z.infer<typeof fileDetails>
