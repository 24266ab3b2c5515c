import { z } from 'zod'
import { consultationFields } from './contract'

/** The counter at the name shows this many characters; longer names are taken all the same. */
export const nameCounter = 10

/** The dialog's form: the terms must be agreed to. */
export const consultationForm = z.object({
  ...consultationFields,
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
  /** Not seen by people; the server refuses a request that fills it. */
  website: z.string(),
})

export type ConsultationForm = z.infer<typeof consultationForm>
