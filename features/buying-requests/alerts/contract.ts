import { endpoint } from '@/lib/api/endpoint'
import { formByLink, personalLink, readByLink } from '@/lib/api/link-calls'
import { mailSpeeds } from '@/lib/db/codes/mail-topics'
import { z } from 'zod'

/** How soon the member hears of matching requests; null until something is chosen. */
const setting = z.object({ speed: z.enum(mailSpeeds).nullable() })

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

export const requestAlertsLink = endpoint({
  ...readByLink,
  path: 'request-alerts/{person}/{signature}',
  summary: 'Get the request alerts of the person identified by an email link',
  params: personalLink,
  response: setting,
})

export const endRequestAlerts = endpoint({
  ...formByLink,
  path: 'request-alerts/{person}/{signature}/unsubscribe',
  summary: 'End the request alerts with an email link, or in one click (RFC 8058)',
  limit: 'buying-request-link',
  params: personalLink,
})
