import { backTo, personalLink } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

const success = z.literal('Success')

const ownId = z.object({ userId: z.coerce.number().int().positive() })

const own = {
  method: 'POST',
  access: 'user',
  params: ownId,
  response: success,
  format: 'text',
  errors: ['forbidden'],
} as const

export const subscribeToNews = endpoint({
  ...own,
  path: 'subscribe-to-news/{userId}',
  summary: 'Subscribe to the newsletter',
})

export const unsubscribeFromNews = endpoint({
  ...own,
  path: 'unsubscribe-from-news/{userId}',
  summary: 'Unsubscribe from the newsletter',
})

/** Additions in the style of the contract: the signed link of the mails, which needs no login. */
export const newsletterLink = endpoint({
  method: 'GET',
  path: 'newsletter/{person}/{signature}',
  summary: 'Get the newsletter subscription of the person identified by an email link',
  access: 'public',
  params: personalLink,
  response: z.object({ subscribe: z.int().min(0).max(1) }),
  errors: ['not_found'],
})

const byLink = {
  method: 'POST',
  access: 'public',
  limit: 'newsletter',
  params: personalLink,
  query: backTo,
  response: success,
  format: 'text',
  errors: ['not_found'],
} as const

export const subscribeByLink = endpoint({
  ...byLink,
  path: 'newsletter/{person}/{signature}/subscribe',
  summary: 'Subscribe to the newsletter again with an email link',
})

export const unsubscribeByLink = endpoint({
  ...byLink,
  path: 'newsletter/{person}/{signature}/unsubscribe',
  summary: 'Unsubscribe from the newsletter with an email link, or in one click (RFC 8058)',
})

export const unsubscribePage = endpoint({
  method: 'GET',
  path: 'newsletter/{person}/{signature}/unsubscribe',
  summary: 'Redirect from the one-click unsubscribe address to the unsubscribe page (303)',
  access: 'public',
  params: personalLink,
  response: z.object({ page: z.string() }),
  errors: ['not_found'],
})
