import { largestId } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { locales } from '@/lib/i18n/locale'
import { typedLine, typedPhone } from '@/lib/api/typed-text'
import { z } from 'zod'
import { accountLimits } from '../contract'

const name = typedLine(accountLimits.text).pipe(z.string().min(1, 'required'))

/** The names of a person. */
export const profileNames = { name, last_name: name } as const

/** A picture of the person; smaller than other uploads (spec part 3, 'Profile edit'). */
export const avatarRule = { takes: 'picture', below: 2_000_000 } as const

export const editProfile = endpoint({
  method: 'POST',
  path: 'edit-profile/{userId}',
  summary: 'Update the caller’s name and picture; send a picture only to replace it',
  access: 'user',
  params: z.object({ userId: z.coerce.number().int().positive() }),
  body: z.object(profileNames),
  files: { avatar_img: avatarRule },
  response: z.literal('Success'),
  format: 'text',
  errors: ['forbidden', 'too_large', 'unsupported_type'],
})

/** A country from a select, which gives '' while none is selected. */
const country = z
  .union([z.string(), z.number(), z.null()])
  .transform((id) => (id === '' || id === null ? null : Number(id)))
  .pipe(z.int('choice').positive('choice').max(largestId, 'choice').nullable())

/** What a person’s forms are filled in with, besides their name and company. */
export const personalDetails = z.object({
  phone: z.union([z.literal(''), typedPhone]).optional(),
  job_title: typedLine(accountLimits.text).optional(),
  country_id: country.optional(),
})

/** An addition in the style of the contract; what is left out stays as it is. */
export const changeDetails = endpoint({
  method: 'POST',
  path: 'change-details',
  summary: 'Set the caller’s telephone number, job title and country',
  access: 'user',
  body: personalDetails,
  response: z.literal('Success'),
  format: 'text',
})

/** An addition in the style of the contract. */
export const changeLanguage = endpoint({
  method: 'POST',
  path: 'change-language',
  summary: 'Set the caller’s language for emails and, for staff, the back office',
  access: 'user',
  body: z.object({ locale: z.enum(locales) }),
  response: z.literal('Success'),
  format: 'text',
})
