import { recordId } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'

/** Kinds of records of which a portal can have samples. */
export const sampleKinds = [
  'companies',
  'products',
  'services',
  'people',
  'enquiries',
  'requests',
  'barriers',
  'news',
  'events',
  'publications',
  'faqs',
  'sponsors',
  'offices',
  'social-links',
  'credentials',
  'expert-fields',
  'experts',
  'statistics',
] as const

export type SampleKind = (typeof sampleKinds)[number]

const kind = z.enum(sampleKinds)

/** For how long removed samples can be taken back. */
export const reversibleHours = 24

const state = z.object({
  kinds: z.array(
    z.object({
      kind,
      /** How many a removal takes. */
      count: z.int().min(0),
      /** How many stay, since they are in use. */
      kept: z.int().min(0),
    }),
  ),
  /** Whether the account of the caller is a sample, which a removal leaves. */
  is_own_account: z.boolean(),
  /** The last removal, while it can be taken back. */
  removal: z
    .object({
      id: z.int().positive(),
      removed_at: z.iso.datetime(),
      removed_by: z.string(),
      until: z.iso.datetime(),
    })
    .nullable(),
})

export type SampleState = z.infer<typeof state>

export const sampleState = endpoint({
  method: 'GET',
  path: 'admin/samples',
  summary: 'Count the samples of each kind, and get the removal that can be taken back',
  access: 'staff:admin',
  response: state,
})

export const removeSamples = endpoint({
  method: 'POST',
  path: 'admin/samples/removal',
  summary: 'Remove all samples that are not in use; repeated, it changes nothing',
  access: 'staff:admin',
  body: z.object({
    /** How many the caller has seen: with another number the answer is `conflict`. */
    count: z.int().positive(),
  }),
  response: state,
})

export const restoreSamples = endpoint({
  method: 'POST',
  path: 'admin/samples/return',
  summary: 'Bring removed samples back within a day; repeated, it changes nothing',
  access: 'staff:admin',
  body: z.object({ removal: recordId }),
  response: state,
})
