import 'server-only'
import type { Executor } from '@/lib/db/database'
import { companies, companyCertificates } from '@/lib/db/schema/companies'
import { certificateReminders } from '@/lib/db/schema/company-checks'
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'

/** The certificates of a company's public version that its owner made public, valid on a day. */
export async function selectPublic(db: Executor, companyId: number, day: string) {
  const { company_id, edition, position, title, valid_from, valid_until, is_public } =
    companyCertificates
  return db
    .select({ title, valid_from, valid_until })
    .from(companyCertificates)
    .innerJoin(companies, eq(companies.id, company_id))
    .where(
      and(
        eq(company_id, companyId),
        eq(edition, 'public'),
        eq(is_public, true),
        or(isNull(valid_from), lte(valid_from, day)),
        or(isNull(valid_until), gte(valid_until, day)),
        isNull(companies.deleted_at),
      ),
    )
    .orderBy(asc(position))
}

/**
 * Marks the public certificates that end between two days and whose owner was not told of it, and
 * returns them. A certificate is marked once for each last day, on one instance.
 */
export async function markEnding(db: Executor, { from, to }: Record<'from' | 'to', string>) {
  const { company_id, edition, title, valid_until, is_public } = companyCertificates
  const ending = sql`
    select distinct ${company_id}, ${title}, ${valid_until} from ${companyCertificates}
      join ${companies} on ${companies.id} = ${company_id} and ${companies.deleted_at} is null
      where ${edition} = 'owner' and ${valid_until} is not null and ${is_public}
        and ${valid_until} between ${from}::date and ${to}::date`
  const { rows } = await db.execute<{ company_id: number; title: string; valid_until: string }>(sql`
    insert into ${certificateReminders} (company_id, title, valid_until) ${ending}
    on conflict do nothing
    returning company_id, title, to_char(valid_until, 'YYYY-MM-DD') as valid_until`)
  return rows
}

/** Whether the owner still has a certificate that ends on this day. */
export async function stillEnds(
  db: Executor,
  { company_id, title, valid_until }: { company_id: number; title: string; valid_until: string },
): Promise<boolean> {
  const table = companyCertificates
  const count = await db.$count(
    table,
    and(
      eq(table.company_id, company_id),
      eq(table.edition, 'owner'),
      eq(table.title, title),
      eq(table.valid_until, valid_until),
    ),
  )
  return count > 0
}
