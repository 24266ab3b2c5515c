import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, secondFactors, users } from '@/lib/db/schema/accounts'
import { barriers } from '@/lib/db/schema/barriers'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import { companies } from '@/lib/db/schema/companies'
import { contentVersions } from '@/lib/db/schema/content'
import { credentials } from '@/lib/db/schema/credentials'
import { events } from '@/lib/db/schema/events'
import { experts, poolEntries } from '@/lib/db/schema/experts'
import { faqs } from '@/lib/db/schema/faqs'
import { socialMedia } from '@/lib/db/schema/home'
import { news } from '@/lib/db/schema/news'
import { offices } from '@/lib/db/schema/offices'
import { products, services } from '@/lib/db/schema/offers'
import { publications } from '@/lib/db/schema/publications'
import { sponsors } from '@/lib/db/schema/sponsors'
import { statistics } from '@/lib/db/schema/statistics'
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { sampleKinds } from '../contract'

type SampleKind = (typeof sampleKinds)[number]

const tables: Record<SampleKind, PgTable & { sample: PgColumn; deleted_at?: PgColumn }> = {
  companies,
  products,
  services,
  people: users,
  requests: buyingRequests,
  barriers,
  news,
  events,
  publications,
  faqs,
  sponsors,
  offices,
  'social-links': socialMedia,
  credentials,
  'expert-fields': experts,
  experts: poolEntries,
  statistics,
}

/** How many samples of a kind there are, without deleted ones. */
export async function countSamples(db: Executor, kind: SampleKind): Promise<number> {
  const { sample, deleted_at } = tables[kind]
  return db.$count(tables[kind], and(eq(sample, true), deleted_at && isNull(deleted_at)))
}

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
