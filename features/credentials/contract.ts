import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A credential of the organisation; `status` 1 is active (spec part 2 section 2). */
export const credentialWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  ...bilingualText('description'),
  type: z.int().positive(),
  country_id: z.int().positive(),
  date: z.iso.date(),
  status: z.int(),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  updated_at: z.iso.datetime({ offset: true }),
  sample: z.boolean(),
})

export type CredentialWrite = z.infer<typeof credentialWrite>
