import { endpoint } from '@/lib/api/endpoint'
import { formByLink, personalLink, readByLink } from '@/lib/api/link-calls'
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
  ...readByLink,
  path: 'plan-reminders/{person}/{signature}',
  summary: 'Get whether the person identified by an email link is reminded of tasks',
  params: personalLink,
  response: setting,
})

export const endPlanReminders = endpoint({
  ...formByLink,
  path: 'plan-reminders/{person}/{signature}/unsubscribe',
  summary: 'End the reminders of tasks with an email link, or in one click (RFC 8058)',
  limit: 'plan-link',
  params: personalLink,
})
