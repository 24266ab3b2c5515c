import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import type { ApprovalArea } from '@/lib/auth/staff-areas'
import { approvalStatuses } from '@/lib/db/codes/approval'
import { z } from 'zod'
import { submittedKinds } from '../approval/contract'

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

/** The call with which staff review a record of a kind; `one` names such a record. */
export const reviewOf = (area: ApprovalArea, one: string, several: string) =>
  endpoint({
    method: 'GET',
    path: `admin/${area}/{id}/review`,
    summary: `Get the latest and the public version of ${one}, and similar ${several}`,
    access: `staff:${area}`,
    params: idParams,
    response: review,
    errors: ['not_found'],
  })

export const reviewCompany = reviewOf('companies', 'a company', 'companies')
