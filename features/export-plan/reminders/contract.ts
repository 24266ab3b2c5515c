import { backTo, personalLink } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

const setting = z.object({ reminders: z.boolean() })

export const setPlanReminders = endpoint({
  method: 'PUT',
  path: 'my-export-plan/reminders',
  summary: 'Choose whether the caller is reminded of tasks by mail',
  access: 'user',
  body: setting,
  response: setting,
})

export const planRemindersLink = endpoint({
  method: 'GET',
  path: 'plan-reminders/{person}/{signature}',
  summary: 'Get whether the person identified by an email link is reminded of tasks',
  access: 'public',
  personal: true,
  params: personalLink,
  response: setting,
  errors: ['not_found'],
})

export const endPlanReminders = endpoint({
  method: 'POST',
  path: 'plan-reminders/{person}/{signature}/unsubscribe',
  summary: 'End the reminders of tasks with an email link, or in one click (RFC 8058)',
  access: 'public',
  limit: 'plan-link',
  params: personalLink,
  /** A form without scripts returns to the page in this language. */
  query: backTo,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
