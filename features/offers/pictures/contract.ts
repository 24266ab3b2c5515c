import { typedLine } from '@/lib/api/typed-text'
import { bilingualPair } from '@/lib/bilingual/pair'
import { bilingualOptional } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** How many pictures a product or service has at most, and how long an alternative text is. */
export const pictureLimits = { pictures: 8, alt: 200 } as const

const percent = z.int().min(0).max(100)

/** The point that a crop keeps, in percent from the upper left corner. */
export const pictureFocus = { image_focus_x: percent, image_focus_y: percent }

/** The focal point of a record that has none yet: the centre. */
export const centredFocus = {
  image_focus_x: percent.default(50),
  image_focus_y: percent.default(50),
}

/** A picture of a product or service; it belongs to one version of it. */
export const offerPicture = z.object({
  image: z.string(),
  ...bilingualOptional('image_alt'),
  ...pictureFocus,
})

export type OfferPicture = z.infer<typeof offerPicture>

const alternative = () =>
  z
    .string()
    .max(pictureLimits.alt, 'text_max')
    .pipe(typedLine(pictureLimits.alt))
    .nullable()
    .default(null)
    .transform((text) => text || null)

const sentPicture = z.object({
  /** The address of a stored picture; null for a new one. */
  image: z.string().nullable(),
  ...bilingualPair('image_alt', { en: alternative(), ar: alternative() }),
  ...centredFocus,
})

export type SentPicture = z.output<typeof sentPicture>

const notAList = 'This is not a list of pictures.'

/**
 * All pictures of a form in their order, as JSON. The file of a new one is `image` where it is the
 * first of all, else the next of `images`. Without this field an existing program changes the
 * first picture only.
 */
export const sentPictures = z
  .string()
  .max(20_000, notAList)
  .transform((text, context) => {
    try {
      const list: unknown = JSON.parse(text)
      return list
    } catch {
      context.addIssue({ code: 'custom', message: notAList })
      return z.NEVER
    }
  })
  .pipe(
    z.array(sentPicture, notAList).min(1, 'required').max(pictureLimits.pictures, 'pictures_max'),
  )
  .optional()

/** The files of new pictures after the first one. */
export const furtherFiles = {
  takes: 'picture',
  below: 9_000_000,
  maxFiles: pictureLimits.pictures - 1,
} as const
