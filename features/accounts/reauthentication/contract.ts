import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { loginForm } from '../contract'

export const reauthenticate = endpoint({
  method: 'POST',
  path: 'prove',
  summary: 'Confirm the caller’s password; protected actions are allowed for the next 10 minutes',
  access: 'user',
  body: z.object({ current_password: loginForm.shape.password }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['too_many_requests', 'unavailable'],
})
