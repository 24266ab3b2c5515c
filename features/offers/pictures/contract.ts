import { pictureFocus, sentPicture } from '@/features/files/pictures/contract'
import { bilingualOptional } from '@/lib/bilingual/schema'
import { jsonText } from '@/lib/api/json-text'
import { z } from 'zod'

/** How many pictures a product or service has at most. */
export const picturesLimit = 8

/** A picture of a product or service; it belongs to one version of it. */
export const offerPicture = z.object({
  image: z.string(),
  ...bilingualOptional('image_alt'),
  ...pictureFocus,
})

export type OfferPicture = z.infer<typeof offerPicture>

const notAList = 'This is not a list of pictures.'

/**
 * All pictures of a form in their order, as JSON. The file of a new one is `image` where it is the
 * first of all, else the next of `images`. Without this field an existing program changes the
 * first picture only.
 */
export const sentPictures = jsonText(20_000, notAList)
  .pipe(z.array(sentPicture, notAList).min(1, 'required').max(picturesLimit, 'pictures_max'))
  .optional()

/** The files of new pictures after the first one. */
export const furtherFiles = {
  takes: 'picture',
  below: 9_000_000,
  maxFiles: picturesLimit - 1,
} as const
