import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { and, eq, isNotNull } from 'drizzle-orm'

/** An address that nobody confirmed may be a stranger’s: no personal data goes there. */
const isConfirmedUser = and(isActiveUser, isNotNull(users.email_verified_at))

/** The members of a company who confirmed their addresses. */
export async function selectMembers(db: Executor, companyId: number) {
  return db
    .select({ user_id: users.id })
    .from(users)
    .where(and(eq(users.company_id, companyId), isConfirmedUser))
}

/** The name, address and language of such a member; undefined for one who left. */
export async function findMember(db: Executor, companyId: number, userId: number) {
  const [found] = await db
    .select({ name: users.name, address: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.company_id, companyId), isConfirmedUser))
  return found
}

/** The public name of a company, and its own address. */
export async function findCompany(db: Executor, id: number) {
  const [found] = await db
    .select({
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
      address: companyVersions.e_mail,
    })
    .from(companyVersions)
    .where(and(eq(companyVersions.company_id, id), eq(companyVersions.edition, 'public')))
  return found
}
