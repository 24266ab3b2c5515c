import { z } from 'zod'
import { profileNames } from './contract'

/** When the success is shown, and when the profile page opens (spec part 3 section 9). */
export const successMs = 1_000
export const redirectMs = 2_000

/** The form in the browser; without a picture the initials are drawn (spec/decisions.md). */
export const profileForm = z.object({
  ...profileNames,
  avatar_img: z.custom<File | null>(),
})

/** The form values while the person fills them in. */
export interface ProfileValues {
  name: string
  last_name: string
  avatar_img: File | null
}

/** The fields in their order. */
export const profileFieldNames = ['name', 'last_name', 'avatar_img'] as const
