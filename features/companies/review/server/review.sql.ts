import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'

export async function findStatus(db: Executor, id: number) {
  const [found] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .limit(1)
  return found
}

interface Marks {
  names: readonly string[]
  phone: string
  email: string
}

const maxSimilar = 20

/** Companies, in their last saved version, that share a name, a telephone or an address. */
export async function selectAlike(db: Executor, id: number, { names, phone, email }: Marks) {
  const columns = columnsOf(companyVersions, ['company_registered_name'])
  const [english, arabic] = columns
  const given = names.filter((name) => name !== '')
  const list = sql`array[${sql.join(
    given.map((name) => sql`lower(${name})`),
    sql`, `,
  )}]::text[]`
  const byName =
    given.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(lower(${english}) = any(${list}) or lower(${arabic}) = any(${list}))`
  const byPhone = sql<boolean>`${companyVersions.phone_number} = ${phone}`
  const byEmail = sql<boolean>`lower(${companyVersions.e_mail}) = lower(${email})`
  return db
    .select({
      id: companies.id,
      status: companies.status,
      ...bilingualPair('name', {
        en: sql<string>`${english}`.as('english_name'),
        ar: sql<string>`${arabic}`.as('arabic_name'),
      }),
      name: byName.as('by_name'),
      phone: byPhone.as('by_phone'),
      email: byEmail.as('by_email'),
    })
    .from(companyVersions)
    .innerJoin(companies, eq(companies.id, companyVersions.company_id))
    .where(
      and(
        eq(companyVersions.edition, 'owner'),
        ne(companies.id, id),
        isNull(companies.deleted_at),
        or(byName, byPhone, byEmail),
      ),
    )
    .orderBy(asc(companies.id))
    .limit(maxSimilar)
}

/** People of a company who have an account. */
export async function selectMembers(db: Executor, company_id: number) {
  return db
    .select({
      id: users.id,
      name: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
      email: users.email,
    })
    .from(users)
    .where(and(eq(users.company_id, company_id), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
}
