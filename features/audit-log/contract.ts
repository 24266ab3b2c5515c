import { instant } from '@/lib/api/params'
import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { exportPurpose } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

const word = /^[a-z][a-z/-]{0,59}$/

const entry = z.object({
  id: z.int().positive(),
  at: instant,
  /** Null for actions of the portal itself. */
  by: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  /** The name of the record, where it is known: of a person, a company or its offer, or a text. */
  subject_name: z.object(bilingualText('name')).nullable(),
  change: z.record(z.string(), z.unknown()),
})

const filters = {
  q: searchQuery,
  /** The id of a person, or text of a name or email. */
  person: searchQuery,
  action: valueList(word),
  subject: valueList(word),
  subject_id: z
    .string()
    .regex(/^[\w./-]{1,60}$/)
    .optional(),
  ...dayRange,
  from: instant.optional(),
  until: instant.optional(),
}

export type AuditEntry = z.infer<typeof entry>

export const auditLog = endpoint({
  method: 'GET',
  path: 'admin/trail',
  summary: 'List the actions of staff and owners, latest first',
  access: 'staff:admin',
  query: z.object({
    ...pagingQuery,
    /** The id of the entry after which the page starts. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    ...filters,
  }),
  response: z.object({
    data: z.array(entry),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
    /** The kinds of records and the actions that there are, for filters. */
    subjects: z.array(z.string()),
    actions: z.array(z.string()),
  }),
})

export const auditLogExport = endpoint({
  method: 'POST',
  path: 'admin/trail-export',
  summary: 'Export up to 10,000 actions of staff and owners as CSV, for a purpose that is logged',
  access: 'staff:admin',
  body: z.object({
    ...filters,
    purpose: exportPurpose,
    /** The language of the file. */
    locale: z.enum(locales).optional(),
  }),
  response: z.object({
    file_name: z.string(),
    mime: z.string(),
    /** Base64. */
    content: z.string(),
    rows: z.int().min(0),
    /** Whether there are more entries than the file contains. */
    is_cut: z.boolean(),
  }),
})
