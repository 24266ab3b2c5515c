import { instant } from '@/lib/api/params'
import { editors } from '@/features/content/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

const brokenLink = z.object({
  kind: z.string(),
  id: z.string(),
  ...bilingualText('label'),
  /** The field without its language, and that language; null for a field without one. */
  field: z.string(),
  language: z.enum(locales).nullable(),
  url: z.string(),
  /** The text that readers see; empty where there is none. */
  text: z.string(),
  /** The HTTP status, or the word for why there was none. */
  answer: z.string(),
  /** The first failure since it last worked. */
  failed_at: instant,
})

export type BrokenLink = z.infer<typeof brokenLink>

export const brokenLinks = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/upkeep/links',
  summary: 'List the links in published content that failed twice, at least a day apart',
  response: z.object({
    /** When links were last checked; null before the first time. */
    checked_at: instant.nullable(),
    links: z.array(brokenLink),
  }),
})
