import 'server-only'
import { approvalStatus } from '@/lib/db/codes/approval'
import { Problem } from '@/lib/api/problem'
import type { Executor } from '@/lib/db/database'
import { isRecent } from '@/lib/db/instants'
import type { LookupList } from '@/lib/db/codes/lookup-lists'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { countries, governorates } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { industries } from '@/lib/db/schema/sectors'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

/** The ids in a form, by the list they must belong to. */
export interface NamedIds {
  lookups: readonly { list: LookupList; id: number }[]
  governorates: readonly number[]
  countries: readonly number[]
  products: readonly number[]
  services: readonly number[]
}

/** The given ids that exist. */
export async function selectKnown(db: Executor, named: NamedIds) {
  const listed = await db
    .select({ list: lookups.list, id: lookups.id })
    .from(lookups)
    .where(
      inArray(
        lookups.list,
        named.lookups.map(({ list }) => list),
      ),
    )
  const places = await db
    .select({ id: governorates.id })
    .from(governorates)
    .where(inArray(governorates.id, [...named.governorates]))
  const markets = await db
    .select({ id: countries.id })
    .from(countries)
    .where(inArray(countries.id, [...named.countries]))
  const sectors = await db
    .select({
      id: industries.iid,
      products: industries.for_products,
      services: industries.for_services,
    })
    .from(industries)
    .where(
      and(
        inArray(industries.iid, [...named.products, ...named.services]),
        eq(industries.status, 1),
      ),
    )
  return {
    has: (list: LookupList, id: number) =>
      listed.some((entry) => entry.list === list && entry.id === id),
    governorates: places.map(({ id }) => id),
    countries: markets.map(({ id }) => id),
    products: sectors.filter(({ products }) => products).map(({ id }) => id),
    services: sectors.filter(({ services }) => services).map(({ id }) => id),
  }
}

/** Inserts a company in process (10); returns its id. */
export async function insertCompany(db: Executor): Promise<number> {
  const [written] = await db
    .insert(companies)
    .values({ status: approvalStatus.inProcess })
    .returning({ id: companies.id })
  if (!written) throw new Problem('internal')
  return written.id
}

/** Whether a company was registered recently under these names and not changed since. */
export async function isFresh(
  db: Executor,
  id: number,
  names: { company_registered_name: string; company_trading_name: string },
): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), eq(companyVersions.edition, 'owner')),
    )
    .where(
      and(
        eq(companies.id, id),
        eq(companies.status, approvalStatus.inProcess),
        eq(companies.version, 1),
        isNull(companies.deleted_at),
        isRecent(companies.created_at, sql`interval '1 hour'`),
        eq(companyVersions.company_registered_name, names.company_registered_name),
        eq(companyVersions.company_trading_name, names.company_trading_name),
      ),
    )
  return found.length > 0
}
