import { endpoint } from '@/lib/api/endpoint'
import { locales } from '@/lib/i18n/locale'
import { typedLine } from '@/lib/api/typed-text'
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
  summary: 'Change one’s own name and picture; a picture is sent only when it is new',
  access: 'user',
  params: z.object({ userId: z.coerce.number().int().positive() }),
  body: z.object(profileNames),
  files: { avatar_img: avatarRule },
  response: z.literal('Success'),
  format: 'text',
  errors: ['forbidden', 'too_large', 'unsupported_type'],
})

/** An addition in the style of the contract. */
export const changeLanguage = endpoint({
  method: 'POST',
  path: 'change-language',
  summary: 'Choose the language of emails to me and, for staff, of the back office',
  access: 'user',
  body: z.object({ locale: z.enum(locales) }),
  response: z.literal('Success'),
  format: 'text',
})
