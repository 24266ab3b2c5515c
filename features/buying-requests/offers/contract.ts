import {
  attachmentRule,
  conversationMessage,
  conversationView,
  quotationFields,
} from '@/features/conversations/contract'
import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { requiredText } from '@/lib/api/typed-fields'
import { matchReasons } from '@/lib/db/codes/buying-requests'
import { z } from 'zod'
import { buyingRequest } from '../contract'

const offerWrite = z.object({
  ...quotationFields,
  text: requiredText(),
  /** Two offers with the same key count once. */
  idempotency_key: z.uuid(),
})

export type OfferWrite = z.output<typeof offerWrite>

export const sendRequestOffer = endpoint({
  method: 'POST',
  path: 'request-offers/{id}',
  summary: 'Answer a request of a buyer with an offer; a further one replaces the last',
  access: 'company',
  limit: 'buying-offer',
  params: idParams,
  body: offerWrite,
  files: { files: attachmentRule },
  response: z.object({ id: z.int().positive() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})

/** What a company wrote about a request, and who the buyer is once both agree. */
const ownOffer = z.object({
  /** An approved company may answer while the request is open. */
  may_answer: z.boolean(),
  messages: z.array(conversationMessage),
  /** Who agreed to exchange the addresses; null before the first offer. */
  agreed: conversationView.shape.agreed.nullable(),
  buyer: z.object({ name: z.string(), company: z.string(), email: z.string() }).nullable(),
})

export type OwnOffer = z.infer<typeof ownOffer>

export const ownRequestOffer = endpoint({
  method: 'GET',
  path: 'request-offers/{id}',
  summary: 'Get what the caller’s company offered to a request of a buyer',
  access: 'company',
  params: idParams,
  response: ownOffer,
  errors: ['not_found'],
})

export const agreeWithBuyer = endpoint({
  method: 'POST',
  path: 'request-offers/{id}/agree',
  summary: 'Agree to exchange the addresses with a buyer; both sides see them once both agree',
  access: 'company',
  limit: 'buying-offer',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['forbidden', 'not_found', 'conflict'],
})

const matchingRequest = buyingRequest.extend({
  reasons: z.array(z.enum(matchReasons)),
  /** Whether the company sent an offer. */
  is_answered: z.boolean(),
})

export type MatchingRequest = z.infer<typeof matchingRequest>

export const matchingRequests = endpoint({
  method: 'GET',
  path: 'matching-requests',
  summary: 'List the open requests of buyers that fit the caller’s company, best first',
  access: 'company',
  response: z.array(matchingRequest),
})
