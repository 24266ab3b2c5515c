import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import type { ApprovalArea } from '@/lib/auth/staff-areas'
import { approvalStatuses } from '@/lib/db/codes/approval'
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

/** Longest reason of a refusal. */
const maxReasonLength = 2_000

/** The version that staff have seen; a decision on an older one is a conflict. */
const seen = z.object({ version: z.int().positive() })

const withReason = seen.extend({
  reason: typedLine(maxReasonLength).pipe(z.string().min(1, 'required')),
})

/** The new status of the record. */
const newStatus = z.object({ status: z.literal(approvalStatuses), version: z.int().positive() })

const decision = {
  method: 'POST',
  params: idParams,
  response: newStatus,
  errors: ['not_found', 'conflict'],
} as const

/** The calls with which staff decide on records of a kind; `one` names such a record. */
export const decisionsOn = (area: ApprovalArea, one: string) => ({
  approve: endpoint({
    ...decision,
    access: `staff:${area}`,
    path: `admin/${area}/{id}/approve`,
    summary: `Approve the latest changes to ${one} and publish them`,
    body: seen,
  }),
  refuse: endpoint({
    ...decision,
    access: `staff:${area}`,
    path: `admin/${area}/{id}/refuse`,
    summary: `Refuse the latest changes to ${one} with a reason; the approved version stays`,
    body: withReason,
  }),
  return: endpoint({
    ...decision,
    access: `staff:${area}`,
    path: `admin/${area}/{id}/return`,
    summary: `Ask the company for changes to ${one}, which waits until they are saved`,
    body: withReason,
  }),
  withdraw: endpoint({
    ...decision,
    access: `staff:${area}`,
    path: `admin/${area}/{id}/withdraw`,
    summary: `Unpublish ${one} with a reason`,
    body: withReason,
  }),
})

export type DecisionCalls = ReturnType<typeof decisionsOn>

export const companyDecisions = decisionsOn('companies', 'a company')
