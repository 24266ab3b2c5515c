import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const word = /^[a-z][a-z/-]{0,59}$/

const entry = z.object({
  id: z.int().positive(),
  at: instant,
  /** Null for actions of the portal itself. */
  by: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  change: z.record(z.string(), z.unknown()),
})

export const auditLog = endpoint({
  method: 'GET',
  path: 'admin/trail',
  summary: 'List the actions of staff and owners, latest first',
  access: 'staff:admin',
  query: z.object({
    ...pagingQuery,
    /** The id of the entry after which the page starts. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    q: searchQuery,
    /** The id of a person, or text of a name or email. */
    person: searchQuery,
    action: valueList(word),
    subject: valueList(word),
    subject_id: z
      .string()
      .regex(/^[\w./-]{1,60}$/)
      .optional(),
    from: instant.optional(),
    until: instant.optional(),
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
