import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** A market publication (spec part 1 section 3); `industry` lists sector ids. */
export const publicationWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('DESCRIPTION', 'upper'),
  ...bilingualText('TARIFF', 'upper'),
  /** Address of the handler that checks who asks. */
  ...bilingualOptional('TARIFF_FILE', 'bareShort'),
  country_id: z.int().positive(),
  industry: z.array(z.int().positive()),
  date_start: z.iso.date(),
  for_vip: z.int().min(0).max(1),
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  status: z.int(),
  updated_at: z.iso.datetime({ offset: true }),
  sample: z.boolean(),
})

export type PublicationWrite = z.infer<typeof publicationWrite>
