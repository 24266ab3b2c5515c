import { bilingualText } from '@/lib/bilingual/schema'
import { matchReasons } from '@/lib/db/codes/buying-requests'
import { z } from 'zod'

/** A company that fits what a buyer wants, with the reasons, the strongest first. */
export const rankedCompany = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  score: z.int(),
  reasons: z.array(z.enum(matchReasons)),
})

export type RankedCompany = z.infer<typeof rankedCompany>
