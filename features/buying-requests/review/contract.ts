import { locales } from '@/lib/i18n/locale'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { idParams, instant } from '@/lib/api/params'
import { typedLine, typedText } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { pairOf } from '@/lib/bilingual/fields'
import {
  buyingRequestResults,
  buyingRequestStates,
  stepTakers,
} from '@/lib/db/codes/buying-requests'
import { z } from 'zod'
import { wantedGoods } from '../contract'
import { companyChoice, introducible } from '../introductions/contract'
import { requestLimits } from '../posting/contract'

/** The orders of the work list; the default is the longest waiting first. */
export const reviewSorts = ['waiting', 'newest'] as const

const row = z.object({
  id: z.int().positive(),
  ...bilingualText('product'),
  hs_code: z.string(),
  state: z.enum(buyingRequestStates),
  sample: z.boolean(),
  company: z.string(),
  market: z.object(bilingualText('name')),
  deadline: z.iso.date(),
  created_at: instant,
  updated_at: instant,
  offers: z.int().min(0),
  /** Whether an offer is reported. */
  is_reported: z.boolean(),
})

export type ReviewRow = z.infer<typeof row>

const officers = { access: 'staff:requests' } as const

export const requestReviews = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/buying-requests',
  summary: 'List the requests of buyers for staff, the longest waiting first',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    state: valueList(buyingRequestStates),
    /** What staff have to do: requests to check, and those with reported offers. */
    waiting: z.literal('1').optional(),
    sort: z.enum(reviewSorts).optional(),
  }),
  response: z.object({
    data: z.array(row),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})

const detail = wantedGoods.extend({
  version: z.int().positive(),
  state: z.enum(buyingRequestStates),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  country: z.object(bilingualText('name')),
  locale: z.enum(locales),
  may_introduce: z.boolean(),
  sample: z.boolean(),
  /** Accepted without a verified captcha. */
  unchecked: z.boolean(),
  enquiry_id: z.int().nullable(),
  result: z.enum(buyingRequestResults).nullable(),
  refusal_reason: z.string().nullable(),
  created_at: instant,
  published_at: instant.nullable(),
  history: z.array(
    z.object({ state: z.enum(buyingRequestStates), by: z.enum(stepTakers), at: instant }),
  ),
  /** Which companies sent offers; what they wrote is theirs and the buyer's. */
  offers: z.array(z.object({ id: z.int(), ...bilingualText('name'), is_reported: z.boolean() })),
  /** Other requests of the same address that are not closed: perhaps duplicates. */
  similar: z.array(z.object({ id: z.int(), ...bilingualText('product') })),
  /** The companies that fit, the best first. */
  companies: z.array(introducible),
})

export type RequestReview = z.infer<typeof detail>

const one = { ...officers, params: idParams, response: detail } as const

export const requestReview = endpoint({
  ...one,
  method: 'GET',
  path: 'admin/buying-requests/{id}',
  summary: 'Get a request of a buyer with its history and the companies that fit',
  errors: ['not_found'],
})

const version = z.int().positive()
const reason = typedText(requestLimits.text, 'request_max').pipe(z.string().min(1, 'required'))
const texts = () => typedText(requestLimits.text, 'request_max')

export const publishRequest = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/buying-requests/{id}/publish',
  summary: 'Publish a request of a buyer without the buyer’s name, and tell matching companies',
  body: z
    .object({
      version,
      ...pairOf('product', 'lower', () => typedLine(requestLimits.line)),
      ...pairOf('quality', 'lower', texts),
      ...pairOf('certificates', 'lower', texts),
    })
    .refine(
      (body) => Object.entries(body).some(([key, text]) => key.startsWith('product') && text),
      {
        path: ['product'],
        error: 'required',
      },
    ),
  errors: ['not_found', 'conflict'],
})

export const refuseRequest = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/buying-requests/{id}/refuse',
  summary: 'Refuse a request of a buyer with a reason, which the buyer gets by mail',
  body: z.object({ version, reason }),
  errors: ['not_found', 'conflict'],
})

export const withdrawRequest = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/buying-requests/{id}/close',
  summary: 'Close a public request with a reason, which the buyer gets by mail',
  body: z.object({ version, reason }),
  errors: ['not_found', 'conflict'],
})

export const introduceToRequest = endpoint({
  ...one,
  method: 'POST',
  path: 'admin/buying-requests/{id}/introduce',
  summary: 'Introduce a company and the buyer of a request to each other',
  body: companyChoice,
  errors: ['not_found', 'conflict'],
})
