import {
  attachmentRule,
  conversationView,
  messageWrite,
  reportWrite,
} from '@/features/conversations/contract'
import { endpoint } from '@/lib/api/endpoint'
import { formByLink, readByLink, signedLink } from '@/lib/api/link-calls'
import { listAnswer, pagingQuery } from '@/lib/api/list-query'
import { z } from 'zod'
import { requestDetails } from '../contract'

/** How a company is reached, once both sides agreed. */
const supplierContact = z.object({
  email: z.string(),
  phone: z.string(),
})

/** A request as the buyer sees it. */
export const buyerRequest = requestDetails.extend({
  /** The link that confirms the address no longer works. */
  expired: z.boolean(),
  /** The address that the portal writes to. */
  email: z.string(),
  /** What was typed, for a new request once the link has expired. */
  draft: z.record(z.string(), z.string()).nullable(),
  /** It is part of an account. */
  joined: z.boolean(),
  conversation: conversationView.nullable(),
  contact: supplierContact.nullable(),
})

export type BuyerRequest = z.infer<typeof buyerRequest>

/** Additions in the style of the contract: a signed link of a mail, which needs no login. */
export const requestOfLink = endpoint({
  ...readByLink,
  path: 'quotation-requests/{id}/{signature}',
  summary: 'Get the request for a quotation identified by an email link',
  params: signedLink,
  response: buyerRequest,
})

const byLink = {
  ...formByLink,
  limit: 'quotation-link',
  params: signedLink,
  errors: ['not_found', 'conflict'],
} as const

export const confirmRequest = endpoint({
  ...byLink,
  path: 'quotation-requests/{id}/{signature}/confirm',
  summary: 'Confirm the email address of a request, which is then sent on',
})

export const agreeByLink = endpoint({
  ...byLink,
  path: 'quotation-requests/{id}/{signature}/agree',
  summary: 'Agree to exchange the addresses; both sides see them once both agree',
})

export const endByLink = endpoint({
  ...byLink,
  path: 'quotation-requests/{id}/{signature}/end',
  summary: 'End a request: no further messages and no further mails',
})

export const eraseByLink = endpoint({
  ...byLink,
  path: 'quotation-requests/{id}/{signature}/erase',
  summary: 'Delete everything that is kept about the person who sent a request',
})

export const joinByLink = endpoint({
  ...byLink,
  access: 'user',
  path: 'quotation-requests/{id}/{signature}/join',
  summary: 'Add a request to the caller’s account with the same confirmed email address',
  errors: ['not_found', 'conflict', 'forbidden'],
})

export const writeByLink = endpoint({
  ...byLink,
  path: 'quotation-requests/{id}/{signature}/messages',
  summary: 'Send a message, with optional files, to the supplier',
  query: z.object({}),
  body: messageWrite,
  files: { files: attachmentRule },
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'too_many_requests'],
})

export const reportByLink = endpoint({
  ...byLink,
  path: 'quotation-requests/{id}/{signature}/report',
  summary: 'Report a conversation to the office, which may then read it',
  query: z.object({}),
  body: reportWrite,
})

const requestRow = requestDetails
  .pick({
    id: true,
    state: true,
    created_at: true,
    company: true,
    subject: true,
    answered_at: true,
  })
  .extend({
    /** Where its page is, without language. */
    path: z.string(),
  })

export type RequestRow = z.infer<typeof requestRow>

export const myRequests = endpoint({
  method: 'GET',
  path: 'my-quotation-requests',
  summary:
    'List the requests of the caller’s account and confirmed address, newest first; paginated if the query has parameters',
  access: 'user',
  query: z.object(pagingQuery),
  response: listAnswer(requestRow),
})
