import { z } from 'zod'
import { profileNames } from './contract'

/** When the success is shown, and when the profile page opens (spec part 3 section 9). */
export const successMs = 1_000
export const redirectMs = 2_000

/** The form in the browser: a picture is required where none is stored (spec part 3 section 5). */
export function profileForm(hasPicture: boolean) {
  return z.object({
    ...profileNames,
    avatar_img: z.custom<File | null>((value) => hasPicture || value instanceof Blob, {
      error: 'required',
    }),
  })
}

/** The form values while the person fills them in. */
export interface ProfileValues {
  name: string
  last_name: string
  avatar_img: File | null
}

/** The fields in their order. */
export const profileFieldNames = ['name', 'last_name', 'avatar_img'] as const
