import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { companyVersions } from '@/lib/db/schema/companies'
import { and, eq } from 'drizzle-orm'

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
