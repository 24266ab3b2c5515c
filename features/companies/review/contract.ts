import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses } from '@/lib/db/approval'
import { z } from 'zod'
import { submittedKinds } from '../approval/contract'

const written = z.record(z.string(), z.unknown())

/** What a submitted record shares with another one that may be the same. */
export const likenesses = ['name', 'phone', 'email', 'gtin'] as const

/** A submitted record as whoever decides on it sees it, beside what the public sees. */
const review = z.object({
  kind: z.enum(submittedKinds),
  id: z.int().positive(),
  company_id: z.int().positive(),
  status: z.literal(approvalStatuses),
  version: z.int().positive(),
  is_public: z.boolean(),
  refusal_reason: z.string().nullable(),
  updated_at: z.iso.datetime({ offset: true }),
  /** What its owner last saved. */
  owner: written,
  /** What the public sees; null when it sees nothing. */
  public: written.nullable(),
  /** The fields in which the two differ; all where the public sees nothing. */
  changed: z.array(z.string()),
  /** Others that may be the same, by what they share. */
  duplicates: z.array(
    z.object({
      id: z.int().positive(),
      company_id: z.int().positive(),
      ...bilingualText('name'),
      status: z.int(),
      shared: z.array(z.enum(likenesses)),
    }),
  ),
  /** People of the company. */
  members: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
})

export type Review = z.infer<typeof review>

/** What every call that shows a submitted record declares. */
export const reviewed = {
  method: 'GET',
  access: 'staff:officer',
  params: idParams,
  response: review,
  errors: ['not_found'],
} as const

export const reviewCompany = endpoint({
  ...reviewed,
  path: 'admin/companies/{id}/review',
  summary: 'What a company’s owner last saved beside what the public sees, and companies like it',
})
