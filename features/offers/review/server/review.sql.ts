import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { productVersions } from '@/lib/db/schema/offers'
import { orderedBy } from '@/lib/db/search-page'
import { matchesTokens, searchVector } from '@/lib/db/search-vector'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { OfferType } from '../../kinds/contract'
import { heads, ownId, versions } from '../../server/offers.sql'

const [companyEnglish, companyArabic] = columnsOf(companyVersions, ['company_registered_name'])

export async function findStatus(db: Executor, type: OfferType, id: number) {
  const head = heads[type]
  const [found] = await db
    .select({
      company_id: head.company_id,
      status: head.status,
      version: head.version,
      refusal_reason: head.refusal_reason,
      updated_at: head.updated_at,
      ...bilingualPair('company_name', {
        en: sql<string>`${companyEnglish}`.as('company_english_name'),
        ar: sql<string>`${companyArabic}`.as('company_arabic_name'),
      }),
      has_public_company: sql<boolean>`${isNotNull(companies.approved_at)} and ${isNull(companies.deleted_at)}`,
    })
    .from(head)
    .innerJoin(companies, eq(companies.id, head.company_id))
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), eq(companyVersions.edition, 'owner')),
    )
    .where(and(eq(head.id, id), isNull(head.deleted_at)))
    .limit(1)
  return found
}

interface Marks {
  company_id: number
  names: readonly string[]
  gtin: string | undefined
}

const maxSimilar = 20

/**
 * Offers, in their last saved version, with the same number, or with the same name in the same
 * company.
 */
export async function selectAlike(
  db: Executor,
  type: OfferType,
  id: number,
  { company_id, names, gtin }: Marks,
) {
  const [head, version] = [heads[type], versions[type]]
  const [english, arabic] = columnsOf(version, ['name'])
  const list = sql`array[${sql.join(
    names.map((name) => sql`lower(${name})`),
    sql`, `,
  )}]::text[]`
  const byName = sql<boolean>`(${head.company_id} = ${company_id} and (
    (${english} <> '' and lower(${english}) = any(${list})) or
    (${arabic} <> '' and lower(${arabic}) = any(${list}))))`
  const byNumber =
    gtin === undefined ? sql<boolean>`false` : sql<boolean>`${productVersions.gs1_code} = ${gtin}`
  return db
    .select({
      id: head.id,
      company_id: head.company_id,
      status: head.status,
      ...bilingualPair('name', {
        en: sql<string>`${english}`.as('english_name'),
        ar: sql<string>`${arabic}`.as('arabic_name'),
      }),
      name: byName.as('by_name'),
      gtin: byNumber.as('by_number'),
    })
    .from(version)
    .innerJoin(head, eq(head.id, ownId(type)))
    .where(
      and(
        eq(version.edition, 'owner'),
        ne(head.id, id),
        isNull(head.deleted_at),
        or(byName, byNumber),
      ),
    )
    .orderBy(asc(head.id))
    .limit(maxSimilar)
}

/** The newest offers whose last saved names have the tokens of a text, or that have its GTIN. */
export async function selectNamedOffers(
  db: Executor,
  type: OfferType,
  { text, limit }: { text: string; limit: number },
) {
  const [head, version] = [heads[type], versions[type]]
  const [english, arabic] = columnsOf(version, ['name'])
  const isNamed = matchesTokens(searchVector([sql`${english}`, sql`${arabic}`]), text)
  const isGtin = type === 'products' && /^\d{8,14}$/.test(text)
  // Found first and joined then: names of companies are read for the shown offers only.
  const page = db
    .select({ id: head.id })
    .from(version)
    .innerJoin(head, eq(head.id, ownId(type)))
    .where(
      and(
        eq(version.edition, 'owner'),
        isNull(head.deleted_at),
        isGtin ? eq(productVersions.gs1_code, text) : isNamed,
      ),
    )
    .orderBy(desc(orderedBy(text, head.id)))
    .limit(limit)
    .as('page')
  return db
    .select({
      id: head.id,
      status: head.status,
      ...bilingualPair('name', {
        en: sql<string>`${english}`.as('english_name'),
        ar: sql<string>`${arabic}`.as('arabic_name'),
      }),
      ...bilingualPair('company_name', {
        en: sql<string>`${companyEnglish}`.as('company_english_name'),
        ar: sql<string>`${companyArabic}`.as('company_arabic_name'),
      }),
    })
    .from(page)
    .innerJoin(head, eq(head.id, page.id))
    .innerJoin(version, and(eq(ownId(type), head.id), eq(version.edition, 'owner')))
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, head.company_id), eq(companyVersions.edition, 'owner')),
    )
    .orderBy(desc(head.id))
}
