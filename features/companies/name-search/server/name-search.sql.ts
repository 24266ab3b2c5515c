import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

const number = /^[1-9]\d{0,8}$/

/** Companies by the words or the number in a text, matches of the name first. */
export async function selectNamed(db: Executor, text: string, limit: number) {
  const [english, arabic] = columnsOf(companyVersions, ['company_registered_name'])
  const startsWithText = sql`(starts_with(lower(${english}), lower(${text})) or starts_with(${arabic}, ${text}))`
  return db
    .select({
      id: companies.id,
      status: companies.status,
      ...bilingualPair('name', {
        en: sql<string>`${english}`.as('english_name'),
        ar: sql<string>`${arabic}`.as('arabic_name'),
      }),
    })
    .from(companyVersions)
    .innerJoin(companies, eq(companies.id, companyVersions.company_id))
    .where(
      and(
        eq(companyVersions.edition, 'owner'),
        isNull(companies.deleted_at),
        number.test(text)
          ? eq(companies.id, Number(text))
          : matchesTokens(companyVersions.search, text),
      ),
    )
    .orderBy(sql`${startsWithText} desc`, asc(english ?? companies.id), asc(companies.id))
    .limit(limit)
}
