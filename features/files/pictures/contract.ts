import { typedLine } from '@/lib/api/typed-text'
import { bilingualPair } from '@/lib/bilingual/pair'
import { z } from 'zod'

/** How long it may be what a picture shows. */
export const altLimit = 200

const percent = z.int().min(0).max(100)

/** The point that a crop keeps, in percent from the upper left corner. */
export const pictureFocus = { image_focus_x: percent, image_focus_y: percent }

/** The focal point of a record that has none yet: the centre. */
export const centredFocus = {
  image_focus_x: percent.default(50),
  image_focus_y: percent.default(50),
}

const alternative = () =>
  z
    .string()
    .max(altLimit, 'text_max')
    .pipe(typedLine(altLimit))
    .nullable()
    .default(null)
    .transform((text) => text || null)

/** A picture of a form: a stored one, or a new file. */
export const sentPicture = z.object({
  /** The address of a stored picture; null for a new one. */
  image: z.string().nullable(),
  ...bilingualPair('image_alt', { en: alternative(), ar: alternative() }),
  ...centredFocus,
})

export type SentPicture = z.output<typeof sentPicture>
