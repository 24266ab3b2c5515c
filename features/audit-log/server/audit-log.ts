import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { instantsOf } from '@/lib/api/day-range'
import { valuesOf } from '@/lib/api/list-query'
import { pageOf } from '@/lib/api/paging'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { rowsWithTotal } from '@/lib/db/search-page'
import type { auditLog, AuditEntry } from '../contract'
import {
  countAuditEntries,
  nameKey,
  selectAuditEntries,
  selectPeopleNames,
  selectSubjectNames,
  selectValues,
  textOnly,
  type AuditLogFilters,
} from './audit-log.sql'
import { officerIn, spokenChange } from '../rules'

const pageSize = 50

export type AuditLogQuery = Omit<QueryOf<typeof auditLog>, 'page' | 'per_page' | 'before'>

/** The filters in a query of the audit log. */
export function auditFiltersOf(query: AuditLogQuery): AuditLogFilters {
  const days = instantsOf(query)
  return {
    search: query.q,
    person: query.person,
    actions: valuesOf(query.action),
    subjects: valuesOf(query.subject),
    subjectId: query.subject_id,
    from: days.from ?? query.from,
    until: days.until ?? query.until,
  }
}

/**
 * The audit log, the latest entry first. With `before` the page starts after an entry, at the same
 * cost for any entry. Throws `forbidden`.
 */
export async function listAuditLog(actor: Actor, query: QueryOf<typeof auditLog>) {
  requireAccess('staff:admin', actor)
  const filters = auditFiltersOf(query)
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
  const data = await namedEntries(db, rows)
  return { ...pageOf({ data, total }, query, pageSize), subjects, actions }
}

type Found = Awaited<ReturnType<typeof selectAuditEntries>>

/** Entries with the names of their people and records. */
export async function namedEntries(db: Executor, rows: Found): Promise<AuditEntry[]> {
  const entries = rows.map(({ entry }) => entry)
  const officers = [...new Set(entries.flatMap((entry) => officerIn(entry) ?? []))]
  const [names, people] = [
    await selectSubjectNames(db, entries),
    new Map(await selectPeopleNames(db, officers)),
  ]
  return rows.map(({ entry, name, email }) => {
    const { id, changed_at: at, changed_by, action, subject, subject_id } = entry
    const change = spokenChange(entry, people)
    const by = changed_by === null ? null : { id: changed_by, name: name ?? '', email: email ?? '' }
    const found = names.get(nameKey(entry))
    const subject_name = found ? bilingualPair('name', found) : null
    return { id, at, by, action, subject, subject_id, subject_name, change }
  })
}
