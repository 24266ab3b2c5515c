import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

export const locationTypes = ['Local event', 'International event'] as const

/** A local or international event (spec part 2 section 3). */
export const eventWrite = z
  .object({
    id: z.int().positive(),
    ...bilingualText('name'),
    ...bilingualText('description'),
    date_start: z.iso.date(),
    date_end: z.iso.date(),
    country_id: z.int().positive(),
    gov_id: z.int().positive().nullable(),
    type_id: z.int().positive(),
    mode_id: z.int().positive(),
    industry_id: z.array(z.int().positive()),
    location_type: z.enum(locationTypes),
    status: z.int().positive(),
    image: z.string().nullable(),
    ...bilingualOptional('image_alt'),
    updated_at: z.iso.datetime({ offset: true }),
    sample: z.boolean(),
  })
  .refine(({ date_start, date_end }) => date_start <= date_end, {
    path: ['date_end'],
    error: 'The end is before the start.',
  })

export type EventWrite = z.infer<typeof eventWrite>
