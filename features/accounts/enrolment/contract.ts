import { endpoint } from '@/lib/api/endpoint'
import { latinDigits } from '@/lib/i18n/fold'
import { z } from 'zod'
import { loginForm } from '../contract'

const current = { current_password: loginForm.shape.password }
const code = z.string().trim().min(1, 'required').max(40).transform(latinDigits)

const own = { access: 'user' } as const

const status = z.object({
  is_on: z.boolean(),
  /** Staff without one have no roles until they enrol. */
  is_required: z.boolean(),
  recovery_codes_left: z.int().min(0),
})

export type SecondFactorStatus = z.infer<typeof status>

export const secondFactorState = endpoint({
  ...own,
  method: 'GET',
  path: 'second-factor',
  summary: 'Whether I log in with a second factor, and whether the portal asks it of me',
  response: status,
})

export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: 'second-factor/begin',
  summary: 'A secret for my authenticator; it counts once a code of it is confirmed',
  body: z.object(current),
  response: z.object({ secret: z.string(), address: z.string() }),
  errors: ['forbidden', 'conflict', 'too_many_requests'],
})

const codes = z.object({
  /** Shown once: only their hashes are stored. */
  recovery_codes: z.array(z.string()),
})

export const confirmSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: 'second-factor/confirm',
  summary: 'Prove that my authenticator has the secret; my other logins end',
  body: z.object({ code }),
  response: codes,
  errors: ['conflict', 'too_many_requests'],
})

const proven = {
  ...own,
  method: 'POST',
  body: z.object({ ...current, code }),
  errors: ['conflict', 'too_many_requests'],
} as const

export const renewRecoveryCodes = endpoint({
  ...proven,
  path: 'second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones are worth nothing',
  response: codes,
})

export const endSecondFactor = endpoint({
  ...proven,
  path: 'second-factor/end',
  summary: 'Log in without a second factor from now on, where the portal does not ask it',
  response: z.literal('Success'),
  format: 'text',
})
