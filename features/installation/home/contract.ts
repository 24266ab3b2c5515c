import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The schemas of the home page's data, limited to the fields that loading reads. */

const sample = z.boolean().default(false)

const placed = z.looseObject({ id: z.int(), ...bilingualText('title') })

export type PlacedSeed = z.infer<typeof placed>

export const homeSeed = z.object({
  slider: z.array(placed),
  home_blocks: z.array(z.looseObject({})),
  goals: z.looseObject({}),
  partners: z.looseObject({}),
  become_a_member: z.looseObject(bilingualText('become_title')),
  social_media: z.array(z.looseObject({ key: z.string(), sample })),
  jsd_tiles: z.array(placed),
})

export type HomeSeed = z.infer<typeof homeSeed>

export const officesSeed = z.array(
  z.looseObject({ id: z.int(), ...bilingualText('name', 'bare'), sample }),
)

export type OfficeSeed = z.infer<typeof officesSeed>[number]
