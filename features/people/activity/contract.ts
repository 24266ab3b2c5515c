import { endpoint } from '@/lib/api/endpoint'
import { idParams, instant } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses } from '@/lib/db/codes/approval'
import { z } from 'zod'

/** What a person or a company has done on the portal, in the order in which it is shown. */
export const activityKinds = ['enquiries', 'quotations', 'requests', 'events'] as const

/** How many records of a kind are listed at most, and steps of a history. */
export const mostListed = 5

const groups = z.array(
  z.object({
    kind: z.enum(activityKinds),
    /** The newest first. */
    records: z
      .array(
        z.object({
          id: z.int().positive(),
          ...bilingualText('title'),
          at: instant,
          /** The status of an enquiry; '' for other records. */
          ...bilingualText('status'),
        }),
      )
      .min(1)
      .max(mostListed),
    has_more: z.boolean(),
  }),
)

export type ActivityGroups = z.infer<typeof groups>

const ofRecord = { method: 'GET', params: idParams } as const

export const enquirerActivity = endpoint({
  ...ofRecord,
  access: 'staff:cases',
  path: 'admin/enquiries/{id}/person',
  summary: 'Get the company of the person of an enquiry, and what else they did on the portal',
  response: z.object({
    company: z
      .object({
        id: z.int().positive(),
        ...bilingualText('name'),
        status: z.literal(approvalStatuses),
      })
      .nullable(),
    groups,
  }),
  errors: ['not_found'],
})

export const companyActivity = endpoint({
  ...ofRecord,
  access: 'staff:approvals',
  path: 'admin/companies/{id}/activity',
  summary: 'Get what a company and its people did on the portal, and the history of its record',
  response: z.object({
    groups,
    /** The newest first; `by` is null for the portal itself. */
    history: z
      .array(z.object({ at: instant, action: z.string(), by: z.string().nullable() }))
      .max(mostListed),
  }),
})
