import { z } from 'zod'
import { consultationFields } from './contract'

/** The counter at the name shows this many characters; longer names are accepted too. */
export const nameCounter = 10

/** The form of the dialog: the visitor must accept the terms. */
export const consultationForm = z.object({
  ...consultationFields,
  agreements: z.boolean().refine((ticked) => ticked, 'you_must'),
  /** A honeypot that people do not see; the server rejects a request that fills it. */
  website: z.string(),
})

export type ConsultationForm = z.infer<typeof consultationForm>
