import { endpoint } from '@/lib/api/endpoint'
import { alertSpeeds } from '@/lib/db/buying-codes'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** How soon the member hears of matching requests; null until something is chosen. */
const setting = z.object({ speed: z.enum(alertSpeeds).nullable() })

export const requestAlerts = endpoint({
  method: 'GET',
  path: 'my-request-alerts',
  summary: 'Get how soon the caller hears of requests that fit the company',
  access: 'company',
  response: setting,
})

export const setRequestAlerts = endpoint({
  method: 'PUT',
  path: 'my-request-alerts',
  summary: 'Choose how soon the caller hears of requests that fit the company, or not at all',
  access: 'company',
  body: setting,
  response: setting,
})

/** The parameters of a mail link: a person, and the portal’s signature. */
const link = z.object({
  person: z.coerce.number().int().positive().max(2_147_483_647),
  signature: z.string().regex(/^[\w-]{43}$/),
})

export const requestAlertsLink = endpoint({
  method: 'GET',
  path: 'request-alerts/{person}/{signature}',
  summary: 'Get the request alerts of the person identified by an email link',
  access: 'public',
  personal: true,
  params: link,
  response: setting,
  errors: ['not_found'],
})

export const endRequestAlerts = endpoint({
  method: 'POST',
  path: 'request-alerts/{person}/{signature}/unsubscribe',
  summary: 'End the request alerts with an email link, or in one click (RFC 8058)',
  access: 'public',
  limit: 'buying-request-link',
  params: link,
  /** A form without scripts returns to the page in this language. */
  query: z.object({ back: z.enum(locales).optional() }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
