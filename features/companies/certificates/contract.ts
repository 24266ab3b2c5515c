import { z } from 'zod'

const day = () => z.iso.date().nullable().default(null)

/** From when to when a certificate is valid, and whether its owner made its title public. */
export const certificateFacts = {
  valid_from: day(),
  valid_until: day(),
  is_public: z.boolean().default(true),
}

/** A certificate that everyone may see: made public, approved, and valid today. */
export const publicCertificate = z.object({
  title: z.string(),
  valid_from: z.iso.date().nullable(),
  valid_until: z.iso.date().nullable(),
})

export type PublicCertificate = z.infer<typeof publicCertificate>

const typedDay = z
  .union([z.literal(''), z.iso.date()], 'certificate_days')
  .transform((typed) => (typed === '' ? null : typed))
  .nullable()
  .optional()

/** The days of a certificate as a form sends them; what is absent stays. */
export const typedCertificate = {
  valid_from: typedDay,
  valid_until: typedDay,
  is_public: z.boolean().optional(),
}

export interface Validity {
  valid_from?: string | null | undefined
  valid_until?: string | null | undefined
}

/** Whether the first day of a certificate is not after its last one; either may be unknown. */
export function areInOrder({ valid_from: from, valid_until: until }: Validity): boolean {
  return !from || !until || from <= until
}
