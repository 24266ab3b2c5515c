import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { companies } from '@/lib/db/schema/companies'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { productVersions } from '@/lib/db/schema/offers'
import { industries, subIndustries } from '@/lib/db/schema/sectors'
import { and, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OfferType } from '../../kinds/contract'
import { heads, ownId, versions } from '../../server/offers.sql'
import { tradeFacts } from '../../trade-facts/contract'

interface OwnQuery {
  id?: number | undefined
  q?: string | undefined
}

const codesOf = { products: [productVersions.gs1_code, productVersions.hs_code], services: [] }

/** The offers of a company: all, those whose names and codes have the words, or one of them. */
function ofCompany(type: OfferType, companyId: number, { id, q }: OwnQuery) {
  const head = heads[type]
  return and(
    eq(head.company_id, companyId),
    isNull(head.deleted_at),
    id === undefined ? undefined : eq(head.id, id),
    mentions([...columnsOf(versions[type], ['name']), ...codesOf[type]], q),
  )
}

/** How many offers of a company a list has. */
export async function countOwn(
  db: Executor,
  type: OfferType,
  companyId: number,
  query: OwnQuery,
): Promise<number> {
  const head = heads[type]
  const version = versions[type]
  const [found] = await db
    .select({ total: count() })
    .from(head)
    .innerJoin(version, and(eq(ownId(type), head.id), eq(version.edition, 'owner')))
    .where(ofCompany(type, companyId, query))
  return found?.total ?? 0
}

/** The offers of a company of a type for its members, newest first. */
export async function selectOwn(
  db: Executor,
  type: OfferType,
  companyId: number,
  query: OwnQuery,
  { limit, offset }: RowRange,
) {
  const head = heads[type]
  const version = versions[type]
  const code = (column: PgColumn): SQL<string | null> =>
    type === 'products' ? sql`nullif(${column}, '')` : sql`null`
  const publicCompany = db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.id, companyId),
        isNotNull(companies.approved_at),
        isNull(companies.deleted_at),
      ),
    )
  const rows = await db
    .select({
      id: head.id,
      company_id: head.company_id,
      ...columnPair(version, 'name'),
      gs1_code: code(productVersions.gs1_code),
      hs_code: code(productVersions.hs_code),
      industry: version.industry,
      sub_ind: version.sub_ind,
      sector: industries,
      sub: subIndustries,
      ...columnPair(version, 'description'),
      ...columnPair(version, 'features', 'bare'),
      cert: version.cert,
      contacts: version.contacts,
      image: version.image,
      ...columnPair(version, 'image_alt'),
      image_focus_x: version.image_focus_x,
      image_focus_y: version.image_focus_y,
      certificate_image: version.certificate_image,
      facts: version,
      status: head.status,
      refusal_reason: head.refusal_reason,
      is_approved: sql<boolean>`${isNotNull(head.approved_at)}`,
      has_public_company: sql<boolean>`exists (${publicCompany})`,
      version: head.version,
      updated_at: head.updated_at,
    })
    .from(head)
    .innerJoin(version, and(eq(ownId(type), head.id), eq(version.edition, 'owner')))
    .leftJoin(industries, eq(industries.iid, version.industry))
    .leftJoin(subIndustries, eq(subIndustries.id, version.sub_ind))
    .where(ofCompany(type, companyId, query))
    .orderBy(desc(head.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ sector, sub, status, facts, is_approved, has_public_company, ...row }) => ({
    ...row,
    is_public: is_approved && has_public_company,
    waits_for_company: is_approved && !has_public_company,
    ...tradeFacts.parse(facts),
    industry_belongs: sector && bilingualPair('name', textsOf(sector, 'name')),
    sub_industry_belongs: sub && bilingualPair('SUB_NAME', textsOf(sub, 'SUB_NAME'), 'upper'),
    status_belongs: { iid: status },
  }))
}

interface Named {
  industry: number
  sub_ind: number
  hs_code?: string | undefined
}

/** The referenced records that exist; a sub-sector must belong to the sector. */
export async function selectKnown(db: Executor, type: OfferType, named: Named) {
  const offered = type === 'products' ? industries.for_products : industries.for_services
  const [sector] = await db
    .select({ iid: industries.iid })
    .from(industries)
    .where(and(eq(industries.iid, named.industry), eq(industries.status, 1), eq(offered, true)))
  const [sub] = await db
    .select({ id: subIndustries.id })
    .from(subIndustries)
    .where(and(eq(subIndustries.id, named.sub_ind), eq(subIndustries.ind_id, named.industry)))
  if (named.hs_code === undefined) return { industry: sector, sub_ind: sub, hs_code: true }
  const [heading] = await db
    .select({ code: hsSubheadings.code })
    .from(hsSubheadings)
    .where(eq(hsSubheadings.code, named.hs_code))
  return { industry: sector, sub_ind: sub, hs_code: heading !== undefined }
}

/** Locks a company so that one member at a time adds to it; false when it is deleted. */
export async function lockCompany(db: Executor, id: number): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .for('update')
  return found.length > 0
}

/** The hash of the form that added an offer under this key; undefined where none did. */
export async function findAdded(
  db: Executor,
  type: OfferType,
  { company, key }: { company: number; key: string },
) {
  const head = heads[type]
  const [found] = await db
    .select({ request_hash: head.request_hash })
    .from(head)
    .where(and(eq(head.company_id, company), eq(head.idempotency_key, key)))
  return found?.request_hash ?? undefined
}
