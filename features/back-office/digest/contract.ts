import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** The emails that a member of staff gets about their work. */
export const staffMailChoices = ['at_once', 'daily', 'none'] as const

export type StaffMailChoice = (typeof staffMailChoices)[number]

const choice = z.object({ staff_mail: z.enum(staffMailChoices) })

export const myStaffMail = endpoint({
  method: 'GET',
  path: 'my-work/mails',
  summary: 'Get which emails about the work of staff the caller has chosen',
  access: 'user',
  response: choice,
})

export const chooseStaffMail = endpoint({
  method: 'POST',
  path: 'my-work/mails',
  summary: 'Choose the emails about the work of staff: at once, a daily summary, or none',
  access: 'user',
  body: choice,
  response: choice,
})
