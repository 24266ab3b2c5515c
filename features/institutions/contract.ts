import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A body that supports exporters (spec part 2 section 3, 'Trade support institution'). */
export const institutionWrite = z.object({
  id: z.int().positive(),
  name: z.string(),
  ...bilingualText('name'),
  type_id: z.array(z.int().positive()),
  mode_id: z.array(z.int().positive()),
  gov_id: z.int().positive(),
  ...bilingualText('description'),
  website: z.string().nullable(),
  status: z.int(),
})

export type InstitutionWrite = z.infer<typeof institutionWrite>
