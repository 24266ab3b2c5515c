import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { valuesOf } from '@/lib/api/list-query'
import { pageOf } from '@/lib/api/paging'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { rowsWithTotal } from '@/lib/db/search-page'
import type { auditLog } from '../contract'
import { countAuditEntries, selectAuditEntries, selectValues, textOnly } from './repository'

const pageSize = 50

/**
 * The audit log, the latest entry first. With `before` the page starts after an entry, at the same
 * cost for any entry. Throws `forbidden`.
 */
export async function listAuditLog(actor: Actor, query: QueryOf<typeof auditLog>) {
  requireAccess('staff:admin', actor)
  const filters = {
    search: query.q,
    person: query.person,
    actions: valuesOf(query.action),
    subjects: valuesOf(query.subject),
    subjectId: query.subject_id,
    from: query.from,
    until: query.until,
  }
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [{ rows, total }, subjects, actions] = await Promise.all([
    rowsWithTotal(textOnly({ ...filters, before: query.before }), {
      rows: () => selectAuditEntries(db, { ...filters, before: query.before, limit, offset }),
      count: () => countAuditEntries(db, filters),
    }),
    selectValues(db, 'subject'),
    selectValues(db, 'action'),
  ])
  const data = rows.map(({ entry, name, email }) => {
    const { id, changed_at: at, changed_by, action, subject, subject_id, change } = entry
    const by = changed_by === null ? null : { id: changed_by, name: name ?? '', email: email ?? '' }
    return { id, at, by, action, subject, subject_id, change }
  })
  return { ...pageOf({ data, total }, query, pageSize), subjects, actions }
}
