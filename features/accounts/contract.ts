import { endpoint } from '@/lib/api/endpoint'
import { typedEmail, typedLine, typedPhone } from '@/lib/api/typed-text'
import { isBlank } from '@/lib/api/visible-text'
import { staffRoles } from '@/lib/auth/staff-areas'
import { latinDigits } from '@/lib/i18n/fold'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** Limits of the specification (part 1 section 9). */
export const accountLimits = {
  password: 8,
  maxPasswordLength: 128,
  name: 20,
  text: 200,
} as const

const email = typedEmail

const filled = z.string().refine((text) => !isBlank(text), { error: 'required', abort: true })

const password = filled.pipe(
  z.string().min(accountLimits.password, 'min').max(accountLimits.maxPasswordLength, 'max'),
)

/** The credentials of a login. */
export const loginForm = z.object({
  email,
  password,
  /** A browser stays signed in for 14 days instead of 12 hours. */
  remember: z.boolean().optional(),
  /** A code of the authenticator or a recovery code, for people with a second factor. */
  code: z.string().trim().max(40).transform(latinDigits).optional(),
})

const samePasswords = {
  path: ['password_confirmation'],
  message: 'confirmation',
  when: ({ value }: { value: unknown }) => bothPasswords.safeParse(value).success,
}

const bothPasswords = z.object({
  password: z.string(),
  password_confirmation: z.string().min(1),
})

/** The body of a request for a new password (spec part 1 section 2.8). */
export const forgetForm = z.object({ email })

/** A new password, written twice (spec part 1 section 5). */
export const newPasswordForm = z
  .object({ password, password_confirmation: filled })
  .refine((form) => form.password === form.password_confirmation, samePasswords)

/** The body of a registration. */
export const registrationFields = newPasswordForm.safeExtend({
  name: typedLine(accountLimits.text).pipe(
    z.string().min(1, 'required').max(accountLimits.name, 'counter'),
  ),
  phone: typedPhone,
  email,
})

/** The person who is logged in (spec part 3 section 3, 'User'). */
const user = z.object({
  id: z.int().positive(),
  /** The first name. */
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  job_title: z.string(),
  /** Where the person works from; null while unknown. */
  country_id: z.int().positive().nullable(),
  email_verified_at: z.iso.datetime({ offset: true }).nullable(),
  avatar: z.string().nullable(),
  avatar_img: z.string().nullable(),
  company_id: z.int().positive().nullable(),
  is_vip: z.boolean(),
  subscribe: z.int().min(0).max(1),
  /** The language of emails and back office; without one, Arabic. */
  locale: z.enum(locales).nullable(),
  /** 0 until the person's company is approved. */
  international_buyers_access: z.int().min(0).max(1),
  staff_roles: z.array(z.enum(staffRoles)),
})

export type User = z.infer<typeof user>

const token = z.object({
  /** For programs: `Authorization: Bearer …`. Browsers get a cookie and need not read it. */
  token: z.string(),
})

const message = z.object({ message: z.string() })
const success = z.literal('Success')

export const login = endpoint({
  method: 'POST',
  path: 'login',
  summary: 'Log in; sets a session cookie in a browser or returns a 12-hour bearer token',
  access: 'public',
  limit: 'login',
  body: loginForm,
  response: token,
  errors: ['unavailable'],
})

export const register = endpoint({
  method: 'POST',
  path: 'register',
  summary: 'Create an account and log in; Accept-Language sets the language of emails',
  access: 'public',
  limit: 'register',
  body: registrationFields,
  response: token,
  errors: ['unavailable'],
})

export const logout = endpoint({
  method: 'POST',
  path: 'logout',
  summary: 'Log out of the current session',
  access: 'user',
  response: success,
  format: 'text',
})

export const currentUser = endpoint({
  method: 'GET',
  path: 'user',
  summary: 'Get the logged-in user',
  access: 'user',
  response: user,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'forget_password',
  summary: 'Request a password reset link; the response is the same for unknown addresses',
  access: 'public',
  limit: 'forget',
  accepts: 'form',
  body: forgetForm.extend({ token: z.string().max(4096).optional() }),
  response: message,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'reset_password',
  summary: 'Set a new password with the token from the email; ends all sessions',
  access: 'public',
  limit: 'reset',
  accepts: 'form',
  body: newPasswordForm.safeExtend({
    email: loginForm.shape.email,
    token: z.string().min(1).max(100),
  }),
  response: message,
  errors: ['unavailable'],
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: 'email/verify/{hash}',
  summary: 'Verify an email address with the token from the email; safe to repeat',
  access: 'public',
  params: z.object({ hash: z.string().min(1).max(100) }),
  response: success,
  format: 'text',
  errors: ['not_found'],
})

export const resendVerification = endpoint({
  method: 'GET',
  path: 'email/resend',
  changes: true,
  summary: 'Resend the verification email (202), at most once every 60 seconds',
  access: 'user',
  response: success,
  format: 'text',
  errors: ['too_many_requests', 'conflict'],
})
