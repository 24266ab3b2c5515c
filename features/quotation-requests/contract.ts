import { endpoint } from '@/lib/api/endpoint'
import type { signedLink } from '@/lib/api/link-calls'
import { addressId, instant, largestId } from '@/lib/api/params'
import {
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalLine,
  requiredLine,
  requiredText,
} from '@/lib/api/typed-fields'
import { typedEmail } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { declineReasons, firstStates, requestStates } from '@/lib/db/codes/quotation-requests'
import { incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The action name sent to the captcha; a token is valid for this action only. */
export const requestCaptchaAction = 'quotation_request'

/** How long the link that confirms an address works. */
export const confirmationHours = 24

/** The id of a country; a form's select gives it as a text, '' while nothing is selected. */
const chosenCountry = z
  .union([z.string(), z.number()], 'required')
  .transform(Number)
  .pipe(z.int('required').min(1, 'required').max(largestId, 'choice'))

/**
 * What a buyer fills in; each message is a key under `rules` of the messages. Form and call validate
 * by the same schemas.
 */
export const requestFields = {
  name: requiredLine(),
  company_name: requiredLine(),
  country: chosenCountry,
  email: typedEmail,
  subject: requiredLine(),
  quantity: optionalAmount(3),
  unit: optionalChoice(tradeUnits),
  incoterm: optionalChoice(incoterms),
  place: optionalLine(),
  wanted_by: optionalDay(),
  text: requiredText(),
  agreements: z.boolean('you_must').refine((ticked) => ticked, 'you_must'),
}

const requestWrite = z.object({
  ...requestFields,
  company: addressId,
  /** The product or service from whose page the buyer asks. */
  products: addressId.optional(),
  services: addressId.optional(),
  /** The market from whose page the buyer came. */
  market: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The language of the mails to the buyer. */
  locale: z.enum(locales),
  recaptchaToken: z.string().max(4_096).nullish(),
  /** Two requests with the same key count once. */
  idempotency_key: z.uuid(),
  /** A honeypot: people do not see this field, so only a program fills it. */
  website: z.string().max(0),
})

export type RequestWrite = z.output<typeof requestWrite>

export const requestQuotation = endpoint({
  method: 'POST',
  path: 'quotation-requests',
  summary: 'Ask a company for a quotation; it is sent on once the email address is confirmed',
  access: 'public',
  limit: 'quotation-request',
  body: requestWrite,
  response: z.object({
    /** What happens next: the address is confirmed by a link, staff look at it, or it is sent on. */
    state: z.enum(firstStates),
    /** The page of a request that is confirmed already, without language. */
    path: z.string().nullable(),
  }),
  errors: ['not_found', 'too_many_requests'],
})

/** What a form gets whose mail is sent again: never whether there is such a request. */
export const sendConfirmationAgain = endpoint({
  method: 'POST',
  path: 'quotation-request-confirmations',
  summary: 'Send the mail that confirms the address of a request once more',
  access: 'public',
  limit: 'quotation-link',
  body: requestWrite.pick({ idempotency_key: true }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['too_many_requests'],
})

const named = z.object(bilingualText('name'))

/** Whom a request is for. */
export const requestTarget = z.object({
  company: named.extend({ id: z.int().positive() }),
  /** The product or service that the request names, where the public may see it. */
  offer: named
    .extend({ id: z.int().positive(), type: z.enum(['products', 'services']) })
    .nullable(),
})

export type RequestTarget = z.infer<typeof requestTarget>

/** How fast a company usually answers; null below five answers. */
export const answeringSpeeds = ['day', 'days', 'week'] as const

export const supplierToAsk = endpoint({
  method: 'GET',
  path: 'quotation-suppliers/{company}',
  summary: 'Get the company, and the offer, that a request for a quotation is about',
  access: 'public',
  params: z.object({ company: addressId }),
  query: z.object({ products: addressId.optional(), services: addressId.optional() }),
  response: requestTarget.extend({ speed: z.enum(answeringSpeeds).nullable() }),
  errors: ['not_found'],
  tags: ['companies', 'offers'],
})

export type RequestLink = z.output<typeof signedLink>

/** What was asked, as both sides see it; the text is the first message. */
export const requestDetails = z.object({
  id: z.int().positive(),
  state: z.enum(requestStates),
  created_at: instant,
  sent_at: instant.nullable(),
  answered_at: instant.nullable(),
  ...requestTarget.shape,
  buyer: z.object({
    name: z.string(),
    company_name: z.string(),
    country: named,
  }),
  market: named.nullable(),
  subject: z.string(),
  quantity: z.number().nullable(),
  unit: z.enum(tradeUnits).nullable(),
  incoterm: z.enum(incoterms).nullable(),
  place: z.string(),
  wanted_by: z.iso.date().nullable(),
  /** Why the supplier declined it, with their own words if there are any. */
  decline: z.object({ reason: z.enum(declineReasons), text: z.string() }).nullable(),
})

export type RequestDetails = z.infer<typeof requestDetails>
