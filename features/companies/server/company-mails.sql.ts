import 'server-only'
import type { SubmittedKind } from '@/features/approvals/contract'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { renamePair } from '@/lib/bilingual/pair'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'

/** The last saved name of a record in both languages; undefined when it is deleted. */
export async function findName(db: Executor, kind: SubmittedKind, id: number) {
  if (kind === 'company') {
    const [company] = await db
      .select(columnPair(companyVersions, 'company_registered_name', 'bare'))
      .from(companyVersions)
      .where(and(eq(companyVersions.company_id, id), eq(companyVersions.edition, 'owner')))
    return company && renamePair(company, 'company_registered_name', 'name')
  }
  const [version, key] =
    kind === 'product'
      ? ([productVersions, productVersions.product_id] as const)
      : ([serviceVersions, serviceVersions.service_id] as const)
  const [offer] = await db
    .select(columnPair(version, 'name'))
    .from(version)
    .where(and(eq(key, id), eq(version.edition, 'owner')))
  return offer
}

/** The name of a company, and since when it has waited for a review; undefined when it is deleted. */
export async function findRegistered(db: Executor, id: number) {
  const named = await findName(db, 'company', id)
  const [found] = await db
    .select({ since: companies.created_at })
    .from(companies)
    .where(eq(companies.id, id))
  return named && found && { ...named, ...found }
}

/** Whether the company of a product or service is public. */
export async function hasPublicCompany(
  db: Executor,
  kind: Exclude<SubmittedKind, 'company'>,
  id: number,
): Promise<boolean> {
  const head = kind === 'product' ? products : services
  const found = await db
    .select({ id: head.id })
    .from(head)
    .innerJoin(companies, eq(companies.id, head.company_id))
    .where(and(eq(head.id, id), isNotNull(companies.approved_at), isNull(companies.deleted_at)))
  return found.length > 0
}
