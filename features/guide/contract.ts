import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import type { Locale } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The name of the downloaded guide, or of one of its parts: the year of its last change, and the language. */
export function guideFileName(
  { updated_at: changed }: Readonly<Record<string, unknown>>,
  locale: Locale,
  part = '',
): string {
  return `export-guide-${part}${String(changed).slice(0, 4)}-${locale}.pdf`
}

function step<Step extends number>(number: Step) {
  return {
    ...bilingualText(`step_${number}_name`),
    ...bilingualText(`step_${number}`, 'bare', editor('html')),
    ...bilingualOptional(
      `step_${number}_file`,
      'bare',
      editor('document', {
        readers: 'user',
        fileName: (record, locale) => guideFileName(record, locale, `step-${number}-`),
      }),
    ),
  }
}

/** The export guide with its seven steps in HTML (spec part 1 section 3, 'Guide content record'). */
export const guideWrite = z.object({
  ...step(1),
  ...step(2),
  ...step(3),
  ...step(4),
  ...step(5),
  ...step(6),
  ...step(7),
  ...bilingualText('sub_subtitle'),
  ...bilingualText('step_guide', 'lower', editor('html')),
  ...bilingualText('keywords', 'bare', editor('text')),
  /** The whole guide; its handler serves it to logged-in people only. */
  ...bilingualOptional(
    'guide_file',
    'bare',
    editor('document', { readers: 'user', fileName: guideFileName }),
  ),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  updated_at: z.iso.datetime({ offset: true }),
})

/** The guide as visitors read it. */
export const guideRecord = guideWrite.extend({
  updated_at: guideWrite.shape.updated_at.nullable(),
})

export type Guide = z.infer<typeof guideRecord>

export const guideTag = 'guide'

export const guide = endpoint({
  method: 'GET',
  path: 'guideE',
  summary: 'Get the export guide, as an array with one item',
  access: 'public',
  response: z.array(guideRecord),
  tags: [guideTag],
})
