import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The schemas of the content data, limited to the fields that loading reads. */

const sample = z.boolean().default(false)

export const menusSeed = z.object({
  pages: z.array(z.looseObject({})),
  entries: z.array(
    z.looseObject({
      id: z.int(),
      alias_of: z.int().nullable().default(null),
      image_key: z.string(),
      updated_at: z.string(),
      ...bilingualText('title'),
    }),
  ),
})

export type MenuEntrySeed = z.infer<typeof menusSeed>['entries'][number]

export const newsSeed = z.array(
  z.looseObject({
    id: z.int(),
    industries: z.array(z.object({ id: z.int(), ...bilingualText('name') })),
    created_at: z.string(),
    sample,
  }),
)

export type NewsSeed = z.infer<typeof newsSeed>[number]

export const sponsorsSeed = z.array(
  z.looseObject({
    id: z.int(),
    image_key: z.string(),
    date_end: z.iso.date(),
    ...bilingualText('DESCRIPTION', 'upper'),
    sample,
  }),
)

export type SponsorSeed = z.infer<typeof sponsorsSeed>[number]

export const enquiryFormPagesSeed = z.array(
  z.looseObject({ id: z.int(), ...bilingualText('title') }),
)

const faq = z.looseObject({ id: z.int(), sample })

export type FaqSeed = z.infer<typeof faq>

export const buyersFaqSeed = z.object({
  tabs: z.array(z.looseObject({})),
  faqs: z.array(faq),
})

export const guidePageSeed = z.looseObject({})

export const guideSeed = z.object({
  guide: z.looseObject({}),
  faq_tabs: z.array(z.looseObject({})),
  faqs: z.array(faq),
})
