import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** Where a person is logged in. */
const session = z.object({
  login_id: z.uuid(),
  /** The `User-Agent` of the browser or program. */
  agent: z.string(),
  /** The credentials of the login: the cookie of a browser, the Bearer of a program. */
  carriers: z.array(z.enum(['cookie', 'bearer'])),
  created_at: z.iso.datetime({ offset: true }),
  seen_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }),
  /** The session this call was made in. */
  current: z.boolean(),
})

export type Session = z.infer<typeof session>

const success = z.literal('Success')

/** An addition in the style of the contract. */
export const mySessions = endpoint({
  method: 'GET',
  path: 'sessions',
  summary: 'List the caller’s sessions',
  access: 'user',
  response: z.array(session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: 'sessions/{login}',
  summary: 'End one of the caller’s sessions',
  access: 'user',
  params: z.object({ login: z.uuid() }),
  response: success,
  format: 'text',
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'sessions',
  summary: 'End all of the caller’s sessions except the current one',
  access: 'user',
  response: success,
  format: 'text',
})
