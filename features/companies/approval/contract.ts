import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { approvalStatuses } from '@/lib/db/approval'
import { z } from 'zod'

/** The kinds of records submitted for approval. */
export const submittedKinds = ['company', 'product', 'service'] as const

export type SubmittedKind = (typeof submittedKinds)[number]

/** Longest reason of a refusal. */
const maxReasonLength = 2_000

/** The version that staff have seen; a decision on an older one is a conflict. */
export const seen = z.object({ version: z.int().positive() })

export const withReason = seen.extend({
  reason: typedLine(maxReasonLength).pipe(z.string().min(1, 'required')),
})

/** The new status of the record. */
const newStatus = z.object({ status: z.literal(approvalStatuses), version: z.int().positive() })

/** The common declaration of every decision endpoint. */
export const decision = {
  method: 'POST',
  access: 'staff:officer',
  params: idParams,
  response: newStatus,
  errors: ['not_found', 'conflict'],
} as const

export const approveCompany = endpoint({
  ...decision,
  path: 'admin/companies/{id}/approve',
  summary: 'Approve what a company’s owner last saved; it is public from then on',
  body: seen,
})

export const refuseCompany = endpoint({
  ...decision,
  path: 'admin/companies/{id}/refuse',
  summary: 'Refuse what a company’s owner last saved, with a reason; what is approved stays',
  body: withReason,
})

export const withdrawCompany = endpoint({
  ...decision,
  path: 'admin/companies/{id}/withdraw',
  summary: 'Take a company from the public, with a reason',
  body: withReason,
})
