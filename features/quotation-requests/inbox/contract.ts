import {
  answerWrite,
  attachmentRule,
  conversationView,
  reportWrite,
} from '@/features/conversations/contract'
import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { optionalLine } from '@/lib/api/typed-fields'
import { declineReasons, inboxDecisions } from '@/lib/db/codes/quotation-requests'
import { z } from 'zod'
import { requestDetails } from '../contract'

/** The folders of the inbox: what waits for an answer, and what was decided. */
export const inboxFolders = ['open', 'unread', 'answered', 'declined', 'spam', 'ended'] as const

export type InboxFolder = (typeof inboxFolders)[number]

const inboxRow = requestDetails
  .pick({
    id: true,
    state: true,
    sent_at: true,
    answered_at: true,
    offer: true,
    buyer: true,
    subject: true,
  })
  .extend({
    unread: z.boolean(),
  })

export type InboxRow = z.infer<typeof inboxRow>

export const quotationInbox = endpoint({
  method: 'GET',
  path: 'quotation-inbox',
  summary:
    'List the requests that the caller’s company got, newest first; paginated if the query has parameters',
  access: 'company',
  query: z.object({ ...pagingQuery, state: z.enum(inboxFolders).optional() }),
  response: listAnswer(inboxRow),
})

export const inboxCounters = endpoint({
  method: 'GET',
  path: 'quotation-inbox/counters',
  summary: 'Count the requests that the caller’s company got, by folder',
  access: 'company',
  response: z.record(z.enum(inboxFolders), z.int().min(0)),
})

/** A request as the supplier sees it. */
const supplierRequest = requestDetails.extend({
  /** No member has opened its page since the buyer last wrote. */
  unread: z.boolean(),
  conversation: conversationView,
  /** How the buyer is reached, once both sides agreed. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
})

export type SupplierRequest = z.infer<typeof supplierRequest>

export const inboxItem = endpoint({
  method: 'GET',
  path: 'quotation-inbox/{id}',
  summary: 'Get a request that the caller’s company got',
  access: 'company',
  params: idParams,
  response: supplierRequest,
  errors: ['not_found'],
})

const change = {
  method: 'POST',
  access: 'company',
  limit: 'quotation-link',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
} as const

export const markRequestRead = endpoint({
  ...change,
  path: 'quotation-inbox/{id}/read',
  summary: 'Mark a request that the caller’s company got as read, up to a message',
  body: z.object({ last_message: z.int().positive() }),
  errors: ['not_found'],
})

export const answerRequest = endpoint({
  ...change,
  path: 'quotation-inbox/{id}/messages',
  summary: 'Send a message, with optional files and a quotation, to the buyer',
  body: answerWrite,
  files: { files: attachmentRule },
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'too_many_requests'],
})

/** Why a supplier declines a request; the last reason is said in their own words. */
export const declineWrite = z
  .object({ reason: z.enum(declineReasons, 'required'), text: optionalLine() })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    error: 'required',
  })

export type DeclineWrite = z.output<typeof declineWrite>

export const declineRequest = endpoint({
  ...change,
  path: 'quotation-inbox/{id}/decline',
  summary: 'Decline a request with a reason, of which the buyer is told',
  body: declineWrite,
})

export const decideRequest = endpoint({
  ...change,
  path: 'quotation-inbox/{id}/state',
  summary: 'Mark a request as spam, or take the mark or a decline back',
  body: z.object({ state: z.enum(inboxDecisions) }),
})

export const agreeToRequest = endpoint({
  ...change,
  path: 'quotation-inbox/{id}/agree',
  summary: 'Agree to exchange the addresses; both sides see them once both agree',
})

export const reportRequest = endpoint({
  ...change,
  path: 'quotation-inbox/{id}/report',
  summary: 'Report a conversation to the office, which may then read it',
  body: reportWrite,
})
