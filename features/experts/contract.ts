import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A field of expertise. */
export const expertWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('NAME', 'upper'),
  sort: z.int(),
  sample: z.boolean(),
})

export type ExpertWrite = z.infer<typeof expertWrite>

/** A member of the pool, by role and field; `TARIFF` is the HTML text of the details. */
export const poolEntryWrite = z.object({
  id: z.int().positive(),
  expert_id: z.int().positive(),
  ...bilingualText('FULL_NAME', 'bare'),
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper'),
  ...bilingualText('field'),
  ...bilingualText('languages'),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  status: z.int(),
  sample: z.boolean(),
})

export type PoolEntryWrite = z.infer<typeof poolEntryWrite>
