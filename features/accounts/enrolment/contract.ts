import { endpoint } from '@/lib/api/endpoint'
import { latinDigits } from '@/lib/i18n/fold'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'
import { loginForm } from '../contract'

const current = { current_password: loginForm.shape.password }
const code = z.string().overwrite(visibleText).min(1, 'required').max(40).transform(latinDigits)

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
  summary: 'Get whether two-step verification is on for the caller and whether it is required',
  response: status,
})

export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: 'second-factor/begin',
  summary: 'Create a secret for an authenticator app; inactive until a code is confirmed',
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
  summary: 'Turn on two-step verification with a code; ends the caller’s other sessions',
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
  summary: 'Replace the recovery codes; the old codes stop working',
  response: codes,
})

export const endSecondFactor = endpoint({
  ...proven,
  path: 'second-factor/end',
  summary: 'Turn off two-step verification, unless the portal requires it',
  response: z.literal('Success'),
  format: 'text',
})
