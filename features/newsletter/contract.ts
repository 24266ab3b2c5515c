import { endpoint } from '@/lib/api/endpoint'
import { formByLink, pageOfLink, personalLink, readByLink } from '@/lib/api/link-calls'
import { z } from 'zod'

const ownId = z.object({ userId: z.coerce.number().int().positive() })

const own = {
  method: 'POST',
  access: 'user',
  params: ownId,
  response: z.literal('Success'),
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
  ...readByLink,
  path: 'newsletter/{person}/{signature}',
  summary: 'Get the newsletter subscription of the person identified by an email link',
  params: personalLink,
  response: z.object({ subscribe: z.int().min(0).max(1) }),
})

export const subscribeByLink = endpoint({
  ...formByLink,
  limit: 'newsletter',
  params: personalLink,
  path: 'newsletter/{person}/{signature}/subscribe',
  summary: 'Subscribe to the newsletter again with an email link',
})

export const unsubscribeByLink = endpoint({
  ...formByLink,
  limit: 'newsletter',
  params: personalLink,
  path: 'newsletter/{person}/{signature}/unsubscribe',
  summary: 'Unsubscribe from the newsletter with an email link, or in one click (RFC 8058)',
})

export const unsubscribePage = endpoint({
  ...pageOfLink,
  path: 'newsletter/{person}/{signature}/unsubscribe',
  summary: 'Redirect from the one-click unsubscribe address to the unsubscribe page (303)',
  params: personalLink,
})
