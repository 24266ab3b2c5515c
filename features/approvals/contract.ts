import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, valueList } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import type { ApprovalArea } from '@/lib/auth/staff-areas'
import { bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses, type Decision } from '@/lib/db/codes/approval'
import { z } from 'zod'

/** The kinds of records submitted for approval. */
export const submittedKinds = ['company', 'product', 'service'] as const

export type SubmittedKind = (typeof submittedKinds)[number]

/** The area of the office in which records of a kind are approved. */
export const areaOfSubmitted = {
  company: 'companies',
  product: 'products',
  service: 'services',
} as const satisfies Record<SubmittedKind, ApprovalArea>

export const statusFilters = ['10', '20', '30', '40'] as const

const submission = z.object({
  kind: z.enum(submittedKinds),
  id: z.int().positive(),
  company_id: z.int().positive(),
  ...bilingualText('name'),
  ...bilingualText('company_name'),
  status: z.literal(approvalStatuses),
  version: z.int().positive(),
  /** Whether the public sees an approved version. */
  is_public: z.boolean(),
  /** Staff asked for changes, and the company has not saved any yet. */
  is_returned: z.boolean(),
  refusal_reason: z.string().nullable(),
  updated_at: z.iso.datetime({ offset: true }),
})

export const approvals = endpoint({
  method: 'GET',
  path: 'admin/approvals',
  summary: 'List companies, products and services awaiting review, oldest first',
  access: 'staff:approvals',
  query: z.object({
    ...pagingQuery,
    kind: valueList(submittedKinds),
    /** In process and changed by default. */
    status: valueList(statusFilters),
    /** `1` for records that wait for changes of their company, which are else left out. */
    returned: z.enum(['0', '1']).optional(),
    /** When the company last saved it. */
    ...dayRange,
  }),
  response: listAnswer(submission),
})

const written = z.record(z.string(), z.unknown())

/** The fields that a submitted record shares with a possible duplicate. */
export const sharedFields = ['name', 'phone', 'email', 'gtin'] as const

/** A submitted record for the person who decides on it, with its public version. */
const review = z.object({
  kind: z.enum(submittedKinds),
  id: z.int().positive(),
  company_id: z.int().positive(),
  ...bilingualText('company_name'),
  status: z.literal(approvalStatuses),
  version: z.int().positive(),
  /** Whether there is an approved version. */
  is_public: z.boolean(),
  /** Whether that version is hidden because the company of the offer is not public. */
  waits_for_company: z.boolean(),
  refusal_reason: z.string().nullable(),
  updated_at: z.iso.datetime({ offset: true }),
  /** The last saved version. */
  owner: written,
  /** The public version; null without one. */
  public: written.nullable(),
  /** The fields in which the two differ; all fields without a public version. */
  changed: z.array(z.string()),
  /** Possible duplicates, by the fields they share. */
  duplicates: z.array(
    z.object({
      id: z.int().positive(),
      company_id: z.int().positive(),
      ...bilingualText('name'),
      status: z.int(),
      shared: z.array(z.enum(sharedFields)),
    }),
  ),
  /** People of the company. */
  members: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
})

export type Review = z.infer<typeof review>

/** The call with which staff review a record of an area; `one` names such a record. */
const reviewOf = (area: ApprovalArea, one: string, several: string) =>
  endpoint({
    method: 'GET',
    path: `admin/${area}/{id}/review`,
    summary: `Get the latest and the public version of ${one}, and similar ${several}`,
    access: `staff:${area}`,
    params: idParams,
    response: review,
    errors: ['not_found'],
  })

/** The calls with which staff review a record, by its kind. */
export const reviewCalls = {
  company: reviewOf('companies', 'a company', 'companies'),
  product: reviewOf('products', 'a product', 'products'),
  service: reviewOf('services', 'a service', 'services'),
}

/** Longest reason of a refusal. */
const maxReasonLength = 2_000

/** The version that staff have seen; a decision on an older one is a conflict. */
const seen = z.object({ version: z.int().positive() })

const withReason = seen.extend({
  reason: typedLine(maxReasonLength).pipe(z.string().min(1, 'required')),
})

/** The new status of the record. */
const newStatus = z.object({ status: z.literal(approvalStatuses), version: z.int().positive() })

/** The calls with which staff decide on records of an area; `one` names such a record. */
function decisionsOn(area: ApprovalArea, one: string) {
  const decisionCall = <Body extends z.ZodType>(decision: Decision, body: Body, summary: string) =>
    endpoint({
      method: 'POST',
      path: `admin/${area}/{id}/${decision}`,
      summary,
      access: `staff:${area}`,
      params: idParams,
      body,
      response: newStatus,
      errors: ['not_found', 'conflict'],
    })
  return {
    approve: decisionCall('approve', seen, `Approve the latest changes to ${one} and publish them`),
    refuse: decisionCall(
      'refuse',
      withReason,
      `Refuse the latest changes to ${one} with a reason; the approved version stays`,
    ),
    return: decisionCall(
      'return',
      withReason,
      `Ask the company for changes to ${one}, which waits until they are saved`,
    ),
    withdraw: decisionCall('withdraw', withReason, `Unpublish ${one} with a reason`),
  }
}

/** The calls with which staff decide on a record, by its kind. */
export const decisionCalls = {
  company: decisionsOn('companies', 'a company'),
  product: decisionsOn('products', 'a product'),
  service: decisionsOn('services', 'a service'),
}

export type DecisionCalls = ReturnType<typeof decisionsOn>
