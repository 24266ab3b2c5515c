import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { checkToken } from '../checks/contract'

/** Checks that a browser remembers for the account that its visitor may create. */
export const mostRemembered = 20

export const claimOriginChecks = endpoint({
  method: 'POST',
  path: 'my-origin-checks',
  summary:
    'Take over checks that were made without an account, by their secret tokens; those of others stay theirs',
  access: 'user',
  body: z.object({ tokens: z.array(checkToken).max(mostRemembered) }),
  response: z.literal('Success'),
  format: 'text',
  tags: ['market-access'],
})
