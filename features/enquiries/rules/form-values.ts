import { z } from 'zod'

const text = z.string().catch('')

/** The values of the fields of all forms; each form shows its own fields. */
export const enquiryValues = z.object({
  name: text,
  job_title: text,
  company: text,
  positions: text,
  phone: text,
  phone2: text,
  email: text,
  industry: text,
  country: text,
  type_of_client: text,
  barriers: text,
  since: text,
  loss_band: text,
  agreement: text,
  product: text,
  institution: text,
  description: text,
  agreements: z.boolean().catch(false),
  /** Whether the profile learns what it does not know yet. */
  keep: z.boolean().catch(false),
  /** A honeypot that people do not see: only a program fills it. */
  website: z
    .unknown()
    .optional()
    .transform(() => ''),
})

export type EnquiryValues = z.output<typeof enquiryValues>

export const emptyValues: EnquiryValues = enquiryValues.parse({})

export type EnquiryField = keyof EnquiryValues

/** The fields that an account and its company can fill in, and a message that is always the same. */
export const knownFields = [
  ...(['name', 'phone', 'phone2', 'job_title', 'positions'] as const),
  ...(['company', 'industry', 'country', 'description'] as const),
] as const

export type KnownValues = Partial<Record<(typeof knownFields)[number], string>>
