import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { loginForm, newPasswordForm } from '../contract'

const success = z.literal('Success')
const current = { current_password: loginForm.shape.password }

const confirmed = {
  method: 'POST',
  access: 'user',
  response: success,
  format: 'text',
  errors: ['too_many_requests', 'unavailable'],
} as const

/** Additions in the style of the contract: each requires the password again. */
export const changePassword = endpoint({
  ...confirmed,
  path: 'change-password',
  summary: 'Change the caller’s password; ends the caller’s other sessions',
  body: newPasswordForm.safeExtend(current),
})

export const changeEmail = endpoint({
  ...confirmed,
  path: 'change-email',
  summary: 'Request a new email address; it applies after confirmation by email',
  body: z.object({ email: loginForm.shape.email, ...current }),
})

export const deleteAccount = endpoint({
  ...confirmed,
  path: 'delete-account',
  summary: 'Delete the caller’s account; records that must be retained are anonymised',
  body: z.object(current),
})

export const myData = endpoint({
  method: 'GET',
  path: 'my-data',
  summary: 'Export all data that the portal stores about the caller',
  access: 'user',
  response: z.object({
    exported_at: z.iso.datetime({ offset: true }),
    account: z.looseObject({}),
    sessions: z.array(z.looseObject({})),
    events: z.array(z.looseObject({})),
    /** Meetings with other participants of events. */
    event_meetings: z.array(z.looseObject({})),
    enquiries: z.array(z.looseObject({})),
    files: z.array(z.looseObject({})),
    /** The digests that were sent. */
    newsletter: z.array(z.looseObject({})),
    /** Checks of the origin of products. */
    origin_checks: z.array(z.looseObject({})),
    export_plan: z.looseObject({}).nullable(),
    /** Trade barriers that affect the person’s company too, with its figures. */
    barriers: z.array(z.looseObject({})),
    /** Whether what was done about barriers works for the person’s company. */
    barrier_effects: z.array(z.looseObject({})),
    /** The views of work lists that a member of staff has saved. */
    saved_views: z.array(z.looseObject({})),
    /** What the person follows, how soon they are told, and the mails that were sent. */
    follows: z.looseObject({}),
    /** What the person was asked about introductions, answers and events. */
    outcomes: z.array(z.looseObject({})),
    /** Requests for quotations, with their conversations. */
    quotation_requests: z.array(z.looseObject({})),
    /** What the person wrote in conversations, on either side. */
    messages: z.array(z.looseObject({})),
    /** Requests on the board, with their history and offers. */
    buying_requests: z.array(z.looseObject({})),
    /** How soon the person hears of matching requests, and of which they were told. */
    request_alerts: z.looseObject({}),
    /** One at most, and what it offers. */
    company: z.array(z.looseObject({})),
    products: z.array(z.looseObject({})),
    services: z.array(z.looseObject({})),
  }),
})
