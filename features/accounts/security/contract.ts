import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { loginForm, newPasswordForm } from '../contract'

const success = z.literal('Success')
const current = { current_password: loginForm.shape.password }

/** Additions in the style of the contract: each requires the password again. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'change-password',
  summary: 'Set a new password; ends my other sessions',
  access: 'user',
  body: newPasswordForm.safeExtend(current),
  response: success,
  format: 'text',
  errors: ['too_many_requests', 'unavailable'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: 'change-email',
  summary: 'Ask for another address; it counts when its mail is confirmed',
  access: 'user',
  body: z.object({ email: loginForm.shape.email, ...current }),
  response: success,
  format: 'text',
  errors: ['too_many_requests', 'unavailable'],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: 'delete-account',
  summary: 'Delete my account; history that must stay no longer names me',
  access: 'user',
  body: z.object(current),
  response: success,
  format: 'text',
  errors: ['too_many_requests', 'unavailable'],
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
