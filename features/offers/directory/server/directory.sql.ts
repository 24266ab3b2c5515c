import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { productVersions, type products, type services } from '@/lib/db/schema/offers'
import { subIndustries } from '@/lib/db/schema/sectors'
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { heads, ownId, versions } from '../../server/offers.sql'
import { type OfferType, offerTypes } from '../../kinds/contract'

type Range = { limit: number; offset: number }
/** The public edition, as a constant, so that indexes serve it. */
const isPublicEdition = (edition: PgColumn) => sql`${edition} = 'public'`

/**
 * Approved and not deleted, even if a newer version waits or was refused: `approved_at` belongs to
 * the public version.
 */
const isShown = (head: typeof products | typeof services | typeof companies) =>
  and(isNotNull(head.approved_at), isNull(head.deleted_at))

/** Nothing of a company that is not public is public. */
const isOfShownCompany = (head: typeof products | typeof services) =>
  sql`exists (select from ${companies}
    where ${companies.id} = ${head.company_id} and ${isShown(companies)})`

function ofSubIndustry(type: OfferType, sub: number | PgColumn) {
  const head = heads[type]
  const isShownOffer = sql`exists (select from ${head}
    where ${head.id} = ${ownId(type)} and ${isShown(head)} and ${isOfShownCompany(head)})`
  return and(isPublicEdition(versions[type].edition), eq(versions[type].sub_ind, sub), isShownOffer)
}

/** The newest offers of a sub-sector; an index finds them in their order, as far as the page. */
export async function selectOfSubIndustry(
  db: Executor,
  type: OfferType,
  sub: number,
  { limit, offset }: Range,
) {
  const found = await db
    .select({ id: sql<number>`${ownId(type)}`.as('found_id') })
    .from(versions[type])
    .where(ofSubIndustry(type, sub))
    .orderBy(desc(ownId(type)))
    .limit(limit)
    .offset(offset)
  const ids = found.map(({ id }) => id)
  return selectOffers(db, type, ids)
}

export async function countOfSubIndustry(db: Executor, type: OfferType, sub: number) {
  return countUpTo(db, versions[type], ofSubIndustry(type, sub))
}

/** The sub-sectors in which the public sees an offer: each is found by one step in an index. */
export async function selectUsedSectors(db: Executor, type: OfferType) {
  const first = db
    .select({ id: ownId(type) })
    .from(versions[type])
    .where(ofSubIndustry(type, subIndustries.id))
    .limit(1)
  return db
    .select({ industry: subIndustries.ind_id, sub: subIndustries.id })
    .from(subIndustries)
    .where(sql`(${first}) is not null`)
}

/** The sectors and sub-sectors of the offers of a company that the public sees. */
export async function selectSectorsOfCompany(db: Executor, companyId: number, type: OfferType) {
  const head = heads[type]
  const version = versions[type]
  return db
    .selectDistinct({ industry: version.industry, sub: version.sub_ind })
    .from(head)
    .innerJoin(version, and(eq(ownId(type), head.id), isPublicEdition(version.edition)))
    .where(and(eq(head.company_id, companyId), isShown(head), isOfShownCompany(head)))
}

/** The filters for the offers of a company: types, and sectors and sub-sectors of each. */
export type CompanyOfferFilters = Readonly<
  Record<OfferType, { industries?: number[] | undefined; subs?: number[] | undefined } | null>
>

/**
 * The offers of one type of a company that the public may see, of these sectors. Each has a public
 * version exactly while it is shown; it is looked up for its sectors alone, one by one, since a
 * company has few offers and a sector has very many.
 */
function offersOf(
  db: Executor,
  companyId: number,
  type: OfferType,
  filter: CompanyOfferFilters[OfferType],
) {
  const head = heads[type]
  const version = versions[type]
  const matchesFilter = and(
    filter?.industries && inArray(version.industry, filter.industries),
    filter?.subs && inArray(version.sub_ind, filter.subs),
  )
  const ofSectors = db
    .select({ matchesFilter: sql`${matchesFilter}` })
    .from(version)
    .where(and(eq(ownId(type), head.id), isPublicEdition(version.edition)))
  return db
    .select({ type: sql<OfferType>`${type}::text`.as('type'), id: head.id })
    .from(head)
    .where(
      and(
        filter === null ? sql`false` : undefined,
        eq(head.company_id, companyId),
        matchesFilter ? sql`${ofSectors}` : isShown(head),
      ),
    )
}

/**
 * A page of the offers of a company: products, then services, newest first, and their total from
 * the same snapshot.
 */
export async function selectOfCompany(
  db: Executor,
  companyId: number,
  filters: CompanyOfferFilters,
  { limit, offset }: Range,
) {
  const all = unionAll(
    offersOf(db, companyId, 'products', filters.products),
    offersOf(db, companyId, 'services', filters.services),
  ).as('offers')
  const inOrder = sql`array_agg(json_build_array(${all.type}, ${all.id}) order by ${all.type}, ${all.id} desc)`
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      places: sql`to_json((${inOrder})[${offset + 1}::int:${offset + limit}::int])`,
    })
    .from(all)
  const places = placesFound.parse(found?.places) ?? []
  const idsOf = (type: OfferType) => places.filter(([own]) => own === type).map(([, id]) => id)
  const [ofProducts, ofServices] = await Promise.all([
    selectOffers(db, 'products', idsOf('products')),
    selectOffers(db, 'services', idsOf('services')),
  ])
  const offers = [
    ...ofProducts.map((offer) => ({ ...offer, type: 'products' as const })),
    ...ofServices.map((offer) => ({ ...offer, type: 'services' as const })),
  ]
  return { offers, total: found?.total ?? 0 }
}

const placesFound = z.array(z.tuple([z.enum(offerTypes), z.int()])).nullable()

/** Whether the public may see a company. */
export async function isPublicCompany(db: Executor, id: number) {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), isPublicEdition(companyVersions.edition)),
    )
    .where(and(eq(companies.id, id), isShown(companies)))
    .limit(1)
  return rows.length > 0
}

/** Public offers of public companies by their ids, newest first, each with its company. */
export async function selectOffers(db: Executor, type: OfferType, ids: number[]) {
  if (ids.length === 0) return []
  const head = heads[type]
  const version = versions[type]
  return db
    .select({ ...offerColumns(type), company_belongs: owner })
    .from(head)
    .innerJoin(version, and(eq(ownId(type), head.id), isPublicEdition(version.edition)))
    .innerJoin(companies, eq(companies.id, head.company_id))
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), isPublicEdition(companyVersions.edition)),
    )
    .where(and(inArray(head.id, ids), isShown(head), isShown(companies)))
    .orderBy(desc(head.id))
}

function offerColumns(type: OfferType) {
  const head = heads[type]
  const version = versions[type]
  const code = (column: PgColumn): SQL<string | null> =>
    type === 'products' ? sql`nullif(${column}, '')` : sql`null`
  return {
    id: head.id,
    company_id: head.company_id,
    updated_at: head.approved_at,
    ...columnPair(version, 'name'),
    ...columnPair(version, 'description'),
    ...columnPair(version, 'features', 'bare'),
    ...columnPair(version, 'image_alt'),
    image_focus_x: version.image_focus_x,
    image_focus_y: version.image_focus_y,
    hs_code: code(productVersions.hs_code),
    gs1_code: code(productVersions.gs1_code),
    image: version.image,
    industry: version.industry,
    sub_ind: version.sub_ind,
    cert: version.cert,
    contacts: version.contacts,
  }
}

/** The company is public: for the public its status is approved, also while a change waits. */
const owner = {
  status: sql<number>`20`,
  ...columnPair(companyVersions, 'company_registered_name', 'bare'),
  logo: companyVersions.logo,
}

const listed = { companies, ...heads }
const listedKinds = ['companies', 'products', 'services'] as const

const isListed = (kind: (typeof listedKinds)[number]) =>
  kind === 'companies'
    ? isShown(companies)
    : and(isShown(heads[kind]), isOfShownCompany(heads[kind]))

/** Numbers of the parts that hold a public record; each is found by one step in an index. */
export async function selectParts(db: Executor, length: number): Promise<number[]> {
  const parts = await Promise.all(listedKinds.map((kind) => partsOf(db, kind, length)))
  return [...new Set(parts.flat())].toSorted((one, other) => one - other)
}

async function partsOf(db: Executor, kind: (typeof listedKinds)[number], length: number) {
  const head = listed[kind]
  const first = (after: SQL) => sql`(select (${head.id} - 1) / ${length}::int + 1 from ${head}
    where ${head.id} > ${after} and ${isListed(kind)} order by ${head.id} limit 1)`
  const { rows } = await db.execute<{ part: number }>(sql`with recursive parts (part) as (
      select ${first(sql`0`)}
      union all
      select ${first(sql`part * ${length}::bigint`)} from parts where part is not null
    ) select part from parts where part is not null`)
  return rows.map(({ part }) => part)
}

/** Public records with these ids at the ends, with the instant of their last approval. */
export async function selectBetween(
  db: Executor,
  kind: (typeof listedKinds)[number],
  [from, to]: readonly [number, number],
) {
  const head = listed[kind]
  return db
    .select({ id: head.id, updated_at: head.approved_at })
    .from(head)
    .where(and(between(head.id, from, to), isListed(kind)))
    .orderBy(asc(head.id))
}
