import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, secondFactors, users } from '@/lib/db/schema/accounts'
import { contentVersions } from '@/lib/db/schema/content'
import { news } from '@/lib/db/schema/news'
import { offices } from '@/lib/db/schema/offices'
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const menuKinds = ['menu-pages', 'pages']

/** Which records of the portal's own there are already. */
export async function selectOwnRecords(db: Executor, person: number) {
  const own = (table: PgTable & { sample: PgColumn }) => db.$count(table, eq(table.sample, false))
  const isStaff = sql`cardinality(${users.staff_roles}) > 0`
  const isColleague = and(isStaff, isActiveUser, eq(users.sample, false), ne(users.id, person))
  const byStaff = and(inArray(contentVersions.kind, menuKinds), isNotNull(contentVersions.by))
  const confirmed = and(eq(secondFactors.user_id, person), isNotNull(secondFactors.confirmed_at))
  return {
    offices: (await own(offices)) > 0,
    news: (await own(news)) > 0,
    colleagues: (await db.$count(users, isColleague)) > 0,
    menus: (await db.$count(contentVersions, byStaff)) > 0,
    secondFactor: (await db.$count(secondFactors, confirmed)) > 0,
  }
}
