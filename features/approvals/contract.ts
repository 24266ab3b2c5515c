import { submittedKinds } from '@/features/companies/approval/contract'
import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, valueList } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses } from '@/lib/db/codes/approval'
import { z } from 'zod'

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
