import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { loginForm, newPasswordForm } from '../contract'

const success = z.literal('Success')
const current = { current_password: loginForm.shape.password }

const confirmed = {
  method: 'POST',
  access: 'user',
  response: success,
  format: 'text',
  errors: ['too_many_requests', 'unavailable'],
} as const

/** Additions in the style of the contract: each requires the password again. */
export const changePassword = endpoint({
  ...confirmed,
  path: 'change-password',
  summary: 'Set a new password; ends my other sessions',
  body: newPasswordForm.safeExtend(current),
})

export const changeEmail = endpoint({
  ...confirmed,
  path: 'change-email',
  summary: 'Ask for another address; it counts when its mail is confirmed',
  body: z.object({ email: loginForm.shape.email, ...current }),
})

export const deleteAccount = endpoint({
  ...confirmed,
  path: 'delete-account',
  summary: 'Delete my account; history that must stay no longer names me',
  body: z.object(current),
})

export const myData = endpoint({
  method: 'GET',
  path: 'my-data',
  summary: 'Everything the portal holds about me',
  access: 'user',
  response: z.object({
    exported_at: z.iso.datetime({ offset: true }),
    account: z.looseObject({}),
    sessions: z.array(z.looseObject({})),
    events: z.array(z.looseObject({})),
    enquiries: z.array(z.looseObject({})),
    files: z.array(z.looseObject({})),
    /** The digests that were sent. */
    newsletter: z.array(z.looseObject({})),
    /** One at most, and what it offers. */
    company: z.array(z.looseObject({})),
    products: z.array(z.looseObject({})),
    services: z.array(z.looseObject({})),
  }),
})
