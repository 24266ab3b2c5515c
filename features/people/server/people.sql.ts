import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { matchCount, orderedBy } from '@/lib/db/search-page'
import { personWords, secondFactors, users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { matchesTokens } from '@/lib/db/search-vector'
import { isTheirRole } from '@/lib/db/staff-areas'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

export interface PeopleFilters {
  search?: string | undefined
  role?: string | undefined
  vip?: boolean | undefined
  blocked?: boolean | undefined
}

/** The columns of a person for admins; secrets are not even read. */
const shown = {
  id: users.id,
  name: users.name,
  last_name: users.last_name,
  email: users.email,
  phone: users.phone,
  email_verified_at: users.email_verified_at,
  company_id: users.company_id,
  is_vip: users.is_vip,
  staff_roles: users.staff_roles,
  locale: users.locale,
  has_second_factor: sql<boolean>`exists (select 1 from ${secondFactors} where ${and(
    eq(secondFactors.user_id, users.id),
    isNotNull(secondFactors.confirmed_at),
  )})`,
  created_at: users.created_at,
  disabled_at: users.disabled_at,
  sample: users.sample,
  version: users.version,
}

const composedRole = { id: composedRoles.id, ...columnPair(composedRoles, 'name') }

function matching({ search, role, vip, blocked }: PeopleFilters) {
  const isStaff = sql`cardinality(${users.staff_roles}) > 0`
  return and(
    isNull(users.deleted_at),
    search === undefined ? undefined : matchesTokens(personWords(users), search),
    role === undefined ? undefined : isStaff,
    role === undefined || role === 'any' ? undefined : sql`${users.staff_roles} @> array[${role}]`,
    vip === undefined ? undefined : eq(users.is_vip, vip),
    blocked === undefined ? undefined : (blocked ? isNotNull : isNull)(users.disabled_at),
  )
}

export async function selectPeople(
  db: Executor,
  {
    limit,
    offset,
    sort,
    ...filters
  }: PeopleFilters & { limit: number; offset: number; sort: string },
) {
  const [field, direction] = sort.split('-')
  const towards = direction === 'asc' ? asc : desc
  const by = field === 'email' ? sql`lower(${users.email})` : sql`${users.id}`
  const page = db
    .select({ id: users.id, counted: matchCount(filters.search) })
    .from(users)
    .where(matching(filters))
    .orderBy(towards(orderedBy(filters.search, by)))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({ person: shown, composed_role: composedRole, counted: page.counted })
    .from(users)
    .innerJoin(page, eq(page.id, users.id))
    .leftJoin(composedRoles, isTheirRole)
    .orderBy(towards(by))
  return rows.map(({ person, composed_role, counted }) => ({
    person: { ...person, composed_role },
    counted,
  }))
}

export async function countPeople(db: Executor, filters: PeopleFilters) {
  return countUpTo(db, users, matching(filters))
}

export async function findPerson(db: Executor, id: number) {
  const [found] = await db
    .select({ ...shown, composed_role: composedRole })
    .from(users)
    .leftJoin(composedRoles, isTheirRole)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .limit(1)
  return found
}
