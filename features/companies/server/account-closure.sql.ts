import 'server-only'
import { bothLanguages } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { and, eq, ne, sql } from 'drizzle-orm'

/** The company of a person; null without one. */
export async function findCompanyOf(db: Executor, userId: number): Promise<number | null> {
  const [found] = await db
    .select({ company: users.company_id })
    .from(users)
    .where(eq(users.id, userId))
  return found?.company ?? null
}

/** Whether a company has another member who can log in. */
export async function hasOtherMember(db: Executor, company: number, userId: number) {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.company_id, company), ne(users.id, userId), isActiveUser))
    .limit(1)
  return other !== undefined
}

/** Closes a company; its row stays, without the contact person. */
export async function closeCompany(db: Executor, id: number) {
  await db
    .update(companyVersions)
    .set({
      ...bothLanguages('person_first_name', '', 'bare'),
      ...bothLanguages('person_last_name', '', 'bare'),
      person_mobile_number: '',
      person_email: '',
    })
    .where(eq(companyVersions.company_id, id))
  await db
    .update(companies)
    .set({
      approved_at: null,
      deleted_at: sql`now()`,
      updated_at: sql`now()`,
      version: sql`${companies.version} + 1`,
    })
    .where(eq(companies.id, id))
}
