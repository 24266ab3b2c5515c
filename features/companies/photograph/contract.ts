import { jsonText } from '@/lib/api/json-text'
import { centredFocus, pictureFocus, sentPicture } from '@/features/files/pictures/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { bilingualOptional } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The file field of a new photograph. */
export const photographFile = { takes: 'picture', below: 9_000_000 } as const

/** The photograph of a company: where it works, or what it makes. */
export const photograph = {
  image: z.string().nullable(),
  ...bilingualOptional('image_alt'),
  ...pictureFocus,
}

const absent = () => z.string().nullable().default(null)

/** The same of a record that may come without one. */
export const photographIfAny = {
  image: absent(),
  ...bilingualPair('image_alt', { en: absent(), ar: absent() }),
  ...centredFocus,
}

/**
 * The photograph of a form, as JSON: its description and focal point, and its stored address, which
 * is null where the file comes along. Null removes it; a form without this field does not change it.
 */
export const sentPhotograph = jsonText(2_000, 'This is not a picture.')
  .pipe(sentPicture.nullable())
  .optional()

export type SentPhotograph = z.output<typeof sentPhotograph>
