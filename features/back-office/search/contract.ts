import { approvalStatuses } from '@/lib/db/codes/approval'
import { endpoint } from '@/lib/api/endpoint'
import { searchQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** What the back office is searched for, in the order of the results. */
export const foundKinds = [
  'enquiries',
  'requests',
  'quotations',
  'companies',
  'products',
  'services',
  'people',
  'barriers',
  'content',
  'media',
] as const

/** How many records of a kind an answer has at most. */
export const mostOfKind = 5

const found = z.object({
  id: z.string(),
  ...bilingualText('title'),
  /** Whose it is or where it belongs. */
  ...bilingualText('about'),
  /** The approval of a company or an offer. */
  approval: z.literal(approvalStatuses).nullable(),
})

export type FoundRecord = z.infer<typeof found>

const group = z.object({
  kind: z.enum(foundKinds),
  /** The kind of content of records of content. */
  content_kind: z.string().nullable(),
  records: z.array(found).min(1).max(mostOfKind),
  /** There are more than these. */
  has_more: z.boolean(),
})

export type FoundGroup = z.infer<typeof group>

export const staffSearch = endpoint({
  method: 'GET',
  path: 'my-work/search',
  summary: 'Find records in all work lists that the roles of the caller open',
  access: 'user',
  query: z.object({ q: searchQuery }),
  response: z.array(group),
})
