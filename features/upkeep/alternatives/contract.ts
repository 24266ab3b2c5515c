import { editors } from '@/features/content/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The most records that the list shows. */
export const maxRecords = 100

const missingAlternative = z.object({
  kind: z.string(),
  id: z.string(),
  ...bilingualText('label'),
  pictures: z.array(
    z.object({
      /** The field with the picture, without its language. */
      field: z.string(),
      src: z.string(),
      languages: z.array(z.enum(locales)),
    }),
  ),
})

export const missingAlternatives = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/upkeep/alternatives',
  summary: 'List published records with a picture without an alternative text',
  response: z.object({
    records: z.array(missingAlternative),
    /** Whether there are more records than the list shows. */
    is_cut: z.boolean(),
  }),
})
