import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The records that own the bundled PDF files (`files/manifest.json`). */
export const documentKinds = [
  'guide-step',
  'guide',
  'publication',
  'faq',
  'manual',
  'certificate',
] as const

export type DocumentKind = (typeof documentKinds)[number]

export const manifestSeed = z.array(
  z.object({
    file: z.string().endsWith('.pdf'),
    kind: z.enum(documentKinds),
    record_id: z.int().nullable(),
    locale: z.enum(locales),
    pages: z.int().positive(),
  }),
)

/** The handler addresses of a record's document in both languages. */
export interface DocumentAddresses {
  en: string | null
  ar: string | null
}
