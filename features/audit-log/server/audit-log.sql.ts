import 'server-only'
import { numberIn } from '@/lib/api/list-query'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { matchCount, orderedBy } from '@/lib/db/search-page'
import { personWords, users } from '@/lib/db/schema/accounts'
import { changeHistory, changeWords } from '@/lib/db/schema/history'
import { matchesTokens } from '@/lib/db/search-vector'
import { companyVersions } from '@/lib/db/schema/companies'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { contentEntries } from '@/lib/db/schema/content'
import { productVersions, serviceVersions } from '@/lib/db/schema/offers'
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/i18n/locale'
import type { PgColumn } from 'drizzle-orm/pg-core'

export interface AuditLogFilters {
  before?: number | undefined
  search?: string | undefined
  person?: string | undefined
  actions?: string[] | undefined
  subjects?: string[] | undefined
  subjectId?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Filters by a person's id, or by all people who match the text. */
function doneBy(person: string) {
  const number = numberIn(person)
  if (number !== null) return eq(changeHistory.changed_by, number)
  const named = sql`(select ${users.id} from ${users} where ${matchesTokens(personWords(users), person)})`
  return inArray(changeHistory.changed_by, named)
}

function matching(filters: AuditLogFilters) {
  const { id, changed_at, action, subject, subject_id, change } = changeHistory
  const { before, search, person, actions, subjects, subjectId, from, until } = filters
  return and(
    before === undefined ? undefined : lt(id, before),
    search === undefined ? undefined : matchesTokens(changeWords(change), search),
    person === undefined ? undefined : doneBy(person),
    actions && inArray(action, actions),
    subjects && inArray(subject, subjects),
    subjectId === undefined ? undefined : eq(subject_id, subjectId),
    from === undefined ? undefined : gte(changed_at, from),
    until === undefined ? undefined : lt(changed_at, until),
  )
}

/** The search text of a page, except after an entry, where the total ignores it. */
export function textOnly({ before, search }: AuditLogFilters): string | undefined {
  return before === undefined ? search : undefined
}

/** Audit entries, the latest first, with the names of the people. */
export async function selectAuditEntries(
  db: Executor,
  { limit, offset, ...filters }: AuditLogFilters & { limit: number; offset: number },
) {
  const { id } = changeHistory
  const page = db
    .select({ id, counted: matchCount(textOnly(filters)) })
    .from(changeHistory)
    .where(matching(filters))
    .orderBy(desc(orderedBy(filters.search, id)))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({
      entry: changeHistory,
      name: sql<string | null>`trim(${users.name} || ' ' || ${users.last_name})`,
      email: users.email,
      counted: page.counted,
    })
    .from(changeHistory)
    .innerJoin(page, eq(page.id, id))
    .leftJoin(users, eq(users.id, changeHistory.changed_by))
    .orderBy(desc(id))
}

export async function countAuditEntries(db: Executor, filters: AuditLogFilters) {
  return countUpTo(db, changeHistory, matching(filters))
}

/** The distinct values of a column, by a loose index scan: few values in very many rows. */
export async function selectValues(db: Executor, which: 'subject' | 'action'): Promise<string[]> {
  const column: PgColumn = changeHistory[which]
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      (select ${column} as value from ${changeHistory} order by ${column} limit 1)
      union all
      select (select ${column} from ${changeHistory} where ${column} > found.value order by ${column} limit 1)
      from found where found.value is not null
    )
    select value from found where value is not null`)
  return rows.map(({ value }) => value)
}

/** The names of some people by their numbers. */
export async function selectPeopleNames(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const name = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`
  const rows = await db
    .select({ id: users.id, name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return rows.map((row) => [row.id, row.name] as const)
}

interface Subject {
  subject: string
  subject_id: string
}

/** The key of a record among the names. */
export const nameKey = ({ subject, subject_id }: Subject) => `${subject} ${subject_id}`

const contentKind = /^content\/(.+)$/

/** The names of the records of a page of entries, in one query for each of their tables. */
export async function selectSubjectNames(db: Executor, entries: readonly Subject[]) {
  const idsOf = (subject: string) =>
    entries
      .filter((one) => one.subject === subject)
      .flatMap((one) => numberIn(one.subject_id) ?? [])
  const found = new Map<string, Record<Locale, string>>()
  const add = (subject: string, rows: { id: number | string; en: string; ar: string }[]) => {
    for (const { id, en, ar } of rows) {
      found.set(nameKey({ subject, subject_id: String(id) }), { en: en || ar, ar: ar || en })
    }
  }
  const people = idsOf('user')
  if (people.length > 0) {
    const name = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`
    const { id } = users
    add('user', await db.select({ id, en: name, ar: name }).from(users).where(inArray(id, people)))
  }
  const roles = idsOf('staff-role')
  if (roles.length > 0) {
    const [en, ar] = columnsOf(composedRoles, ['name'])
    const { id } = composedRoles
    const names = { id, en: sql<string>`${en}`, ar: sql<string>`${ar}` }
    const isNamed = inArray(id, roles)
    add('staff-role', await db.select(names).from(composedRoles).where(isNamed))
  }
  const sources = [
    {
      subject: 'company',
      table: companyVersions,
      id: companyVersions.company_id,
      names: columnsOf(companyVersions, ['company_registered_name']),
    },
    {
      subject: 'product',
      table: productVersions,
      id: productVersions.product_id,
      names: columnsOf(productVersions, ['name']),
    },
    {
      subject: 'service',
      table: serviceVersions,
      id: serviceVersions.service_id,
      names: columnsOf(serviceVersions, ['name']),
    },
  ]
  for (const { subject, table, id, names } of sources) {
    const ids = idsOf(subject)
    if (ids.length === 0) continue
    const [en, ar] = names
    const isNamed = and(inArray(id, ids), eq(table.edition, 'owner'))
    add(
      subject,
      await db
        .select({ id, en: sql<string>`${en}`, ar: sql<string>`${ar}` })
        .from(table)
        .where(isNamed),
    )
  }
  const { kind, record_id } = contentEntries
  const records = entries.flatMap(({ subject, subject_id }) => {
    const [, name] = contentKind.exec(subject) ?? []
    return name === undefined ? [] : [and(eq(kind, name), eq(record_id, subject_id))]
  })
  if (records.length === 0) return found
  const [en, ar] = columnsOf(contentEntries, ['label'])
  const labelled = await db
    .select({ kind, id: record_id, en: sql<string>`${en}`, ar: sql<string>`${ar}` })
    .from(contentEntries)
    .where(or(...records))
  for (const row of labelled) add(`content/${row.kind}`, [row])
  return found
}
