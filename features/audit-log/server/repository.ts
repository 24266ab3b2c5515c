import 'server-only'
import { numberIn } from '@/lib/api/list-query'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { matchCount, orderedBy } from '@/lib/db/search-page'
import { personWords, users } from '@/lib/db/schema/accounts'
import { changeHistory, changeWords } from '@/lib/db/schema/history'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
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
