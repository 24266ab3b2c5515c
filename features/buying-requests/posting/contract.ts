import {
  conversationLimits,
  conversationMessage,
  conversationView,
  quotation,
} from '@/features/conversations/contract'
import { endpoint } from '@/lib/api/endpoint'
import { formByLink, readByLink, signedLink } from '@/lib/api/link-calls'
import { addressId, idParams, instant, largestId, recordId } from '@/lib/api/params'
import { optionalAmount, requiredLine } from '@/lib/api/typed-fields'
import { typedCode, typedEmail, typedText } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import {
  buyingRequestResults,
  buyingRequestStates,
  stepTakers,
} from '@/lib/db/codes/buying-requests'
import { tradeUnits } from '@/lib/db/codes/trade-terms'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { wantedGoods } from '../contract'
import { ownIntroduction } from '../introductions/contract'

/** The longest texts of a request, in characters. */
export const requestLimits = { line: conversationLimits.line, text: 1_000 } as const

/** The action name sent to the captcha. */
export const requestCaptchaAction = 'buying_request'

/** The id of a list entry, as a select gives it. */
const chosen = () =>
  z
    .union([z.string(), z.number()], 'required')
    .transform(Number)
    .pipe(z.int('required').min(1, 'required').max(largestId, 'choice'))

const furtherText = () => z.string().default('').pipe(typedText(requestLimits.text, 'request_max'))

/** The fields of the form; each message is a key under `rules` of the messages. */
export const requestFields = {
  hs_code: typedCode.pipe(z.string().regex(/^\d{6}$/, 'hs_digits')),
  product: requiredLine(),
  quantity: optionalAmount(3).pipe(z.number('required')),
  unit: z.enum(tradeUnits, 'required'),
  quality: furtherText(),
  certificates: furtherText(),
  market: chosen(),
  deadline: z.iso.date('required'),
  name: requiredLine(),
  company: requiredLine(),
  country: chosen(),
  email: typedEmail,
  may_introduce: z.boolean(),
  agreements: z.boolean('you_must').refine((ticked) => ticked, 'you_must'),
}

const requestWrite = z.object({
  ...requestFields,
  locale: z.enum(locales),
  /** The caller's matchmaking enquiry that it is published from. */
  enquiry: recordId.optional(),
  recaptchaToken: z.string().max(4_096).nullish(),
  /** Two requests with the same key count once. */
  idempotency_key: z.uuid(),
  /** A honeypot: people do not see this field, so only a program fills it. */
  website: z.string().max(0),
})

export type RequestWrite = z.output<typeof requestWrite>

export const submitBuyingRequest = endpoint({
  method: 'POST',
  path: 'buying-requests',
  summary:
    'Post what a buyer wants to buy; the address of a caller without an account is confirmed first',
  access: 'public',
  limit: 'buying-request',
  body: requestWrite,
  response: z.object({
    id: z.int().positive(),
    state: z.enum(buyingRequestStates),
    /** The page of the request, for members; others get it by mail. */
    path: z.string().nullable(),
  }),
  errors: ['unavailable'],
})

/** What a form gets whose mail is sent again: never whether there is such a request. */
export const sendConfirmationAgain = endpoint({
  method: 'POST',
  path: 'buying-request-confirmations',
  summary: 'Send the mail that confirms the address of a buyer once more',
  access: 'public',
  limit: 'buying-request-link',
  body: requestWrite.pick({ idempotency_key: true }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['too_many_requests'],
})

/** The offer of a company to a request: the last quotation, and what was written. */
const offer = z.object({
  company: z.object({ id: z.int(), ...bilingualText('name') }),
  at: instant,
  quotation,
  /** Whether the validity of the offer has ended. */
  is_expired: z.boolean(),
  messages: z.array(conversationMessage),
  /** Whether the buyer, and the company, agreed to exchange the addresses. */
  agreed: conversationView.shape.agreed,
  /** How the company is reached, once both agreed. */
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  /** Whether the buyer reported the offer, which staff can read until they close the report. */
  is_reported: z.boolean(),
})

export type RequestOffer = z.infer<typeof offer>

const ownRequest = wantedGoods.extend({
  state: z.enum(buyingRequestStates),
  locale: z.enum(locales),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  refusal_reason: z.string().nullable(),
  result: z.enum(buyingRequestResults).nullable(),
  created_at: instant,
  /** Whether the link to confirm the address has expired. */
  is_expired: z.boolean(),
  /** What was typed, for a new request once the link has expired. */
  draft: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  history: z.array(
    z.object({ state: z.enum(buyingRequestStates), by: z.enum(stepTakers), at: instant }),
  ),
  offers: z.array(offer),
  introductions: z.array(ownIntroduction),
  /** How many companies the request was matched with. */
  matches: z.int().min(0),
})

export type OwnRequest = z.infer<typeof ownRequest>

export const ownBuyingRequest = endpoint({
  ...readByLink,
  path: 'buying-requests/{id}/{signature}',
  summary: 'Get the request of the buyer identified by an email link, with the offers',
  params: signedLink,
  response: ownRequest,
})

const byLink = {
  ...formByLink,
  limit: 'buying-request-link',
  params: signedLink,
  errors: ['not_found', 'conflict'],
} as const

export const confirmBuyingRequest = endpoint({
  ...byLink,
  path: 'buying-requests/{id}/{signature}/confirm',
  summary: 'Confirm the address of a buyer, so that staff review the request',
})

export const closeBuyingRequest = endpoint({
  ...byLink,
  path: 'buying-requests/{id}/{signature}/close',
  summary: 'Close a request with its result',
  accepts: 'form',
  body: z.object({ result: z.enum(buyingRequestResults) }),
})

export const deleteBuyingRequest = endpoint({
  ...byLink,
  path: 'buying-requests/{id}/{signature}/delete',
  summary: 'Delete a request with everything that is kept about its buyer',
})

export const shareWithCompany = endpoint({
  ...byLink,
  path: 'buying-requests/{id}/{signature}/share',
  summary:
    'Agree to exchange the addresses with a company that sent an offer, or be named to an introduced one',
  accepts: 'form',
  body: z.object({ company: addressId }),
})

const ownRow = wantedGoods.extend({
  state: z.enum(buyingRequestStates),
  created_at: instant,
  offers: z.int().min(0),
  /** The page of the request. */
  path: z.string(),
})

export type OwnRow = z.infer<typeof ownRow>

export const myBuyingRequests = endpoint({
  method: 'GET',
  path: 'my-buying-requests',
  summary: 'List the caller’s requests with the number of offers, newest first',
  access: 'user',
  response: z.array(ownRow),
})

/** What an enquiry fills in when it is published as a request. */
export const requestOfEnquiry = endpoint({
  method: 'GET',
  path: 'my-enquiry-requests/{id}',
  summary:
    'Get what a matchmaking enquiry of the caller fills in when it is published as a request',
  access: 'user',
  params: idParams,
  response: z.object({
    id: z.int(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    country: z.int().nullable(),
    description: z.string(),
  }),
  errors: ['not_found'],
})

export type EnquirySource = z.infer<typeof requestOfEnquiry.response>
