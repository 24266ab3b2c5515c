import 'server-only'
import { approvalAreas, type ApprovalArea } from '@/lib/auth/staff-areas'
import { type ApprovalState, type Edition, approvalStatus } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { companyChecks } from '@/lib/db/schema/company-checks'
import {
  companies,
  companyCertificates,
  companyCountries,
  companyIndustries,
  companySubIndustries,
  companyVersions,
} from '@/lib/db/schema/companies'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CompanyDetails, CompanyImport } from '../contract'

interface Version {
  company_id: number
  edition: Edition
  details: CompanyDetails
}

export async function insertCompanies(db: Executor, records: CompanyImport[]) {
  await insertAll(
    db,
    companies,
    records.map(({ id, status, sample, public: approved }) => ({
      id,
      status,
      sample,
      approved_at: approved && sql`now()`,
    })),
  )
  await insertVersions(db, records.flatMap(versionsOf))
  await insertAll(
    db,
    companyChecks,
    records.flatMap(({ id: company_id, checks }) =>
      checks.map(({ fact, on }) => ({ company_id, fact, checked_at: `${on}T09:00:00Z` })),
    ),
  )
  await raiseIdentity(db, companies)
}

function versionsOf({ id, owner, public: approved }: CompanyImport): Version[] {
  const saved = { company_id: id, edition: 'owner', details: owner } as const
  return approved ? [saved, { company_id: id, edition: 'public', details: approved }] : [saved]
}

/** Inserts saved or approved versions of existing companies. */
export async function insertVersions(db: Executor, versions: Version[]) {
  await insertAll(
    db,
    companyVersions,
    versions.map(({ details, ...key }) => ({ ...key, ...details })),
  )
  const each = <Row>(rows: (details: CompanyDetails) => Row[]) =>
    versions.flatMap(({ details, ...key }) => rows(details).map((row) => ({ ...key, ...row })))
  await insertAll(db, companyIndustries, each(industryRows))
  await insertAll(db, companySubIndustries, each(subIndustryRows))
  await insertAll(
    db,
    companyCountries,
    each((details) => details.countries_of_operations.map((country_id) => ({ country_id }))),
  )
  await insertAll(
    db,
    companyCertificates,
    each((details) => details.certificates.map((row, position) => ({ ...row, position }))),
  )
}

function industryRows(details: CompanyDetails) {
  const rows = (offer: 'products' | 'services', ids: number[]) =>
    ids.map((industry_id) => ({ offer, industry_id }))
  return [
    ...rows('products', details.industry_information_for_products),
    ...rows('services', details.industry_information_for_services),
  ]
}

function subIndustryRows(details: CompanyDetails) {
  const rows = (offer: 'products' | 'services', ids: number[]) =>
    ids.map((sub_industry_id) => ({ offer, sub_industry_id }))
  return [
    ...rows('products', details.sub_industries_for_products),
    ...rows('services', details.sub_industries_for_services),
  ]
}

/** Reads and locks a company; undefined when it does not exist. */
export async function lockCompany(tx: Executor, id: number) {
  const [found] = await tx
    .select({
      company_id: companies.id,
      status: companies.status,
      version: companies.version,
      approved_at: companies.approved_at,
    })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .for('update')
  if (!found) return undefined
  const { approved_at, ...company } = found
  return { ...company, isPublic: approved_at !== null }
}

const {
  company_id: _company,
  edition: _edition,
  saved_at: _saved,
  search: _search,
  type_list: _types,
  title_list: _titles,
  position_list: _positions,
  ...writtenColumns
} = getTableColumns(companyVersions)

/** The last saved or last approved version of a company; undefined when there is none. */
export async function findDetails(
  db: Executor,
  id: number,
  edition: Edition,
): Promise<CompanyDetails | undefined> {
  const of = (table: VersionTable) => and(eq(table.company_id, id), eq(table.edition, edition))
  const [written] = await db.select(writtenColumns).from(companyVersions).where(of(companyVersions))
  if (!written) return undefined
  const industries = await db
    .select({ offer: companyIndustries.offer, id: companyIndustries.industry_id })
    .from(companyIndustries)
    .where(of(companyIndustries))
    .orderBy(asc(companyIndustries.industry_id))
  const subs = await db
    .select({ offer: companySubIndustries.offer, id: companySubIndustries.sub_industry_id })
    .from(companySubIndustries)
    .where(of(companySubIndustries))
    .orderBy(asc(companySubIndustries.sub_industry_id))
  const markets = await db
    .select({ id: companyCountries.country_id })
    .from(companyCountries)
    .where(of(companyCountries))
    .orderBy(asc(companyCountries.country_id))
  const certificates = await db
    .select({
      title: companyCertificates.title,
      file: companyCertificates.file,
      valid_from: companyCertificates.valid_from,
      valid_until: companyCertificates.valid_until,
      is_public: companyCertificates.is_public,
    })
    .from(companyCertificates)
    .where(of(companyCertificates))
    .orderBy(asc(companyCertificates.position))
  return {
    ...written,
    industry_information_for_products: idsFor(industries, 'products'),
    industry_information_for_services: idsFor(industries, 'services'),
    sub_industries_for_products: idsFor(subs, 'products'),
    sub_industries_for_services: idsFor(subs, 'services'),
    countries_of_operations: markets.map((market) => market.id),
    certificates,
  }
}

type VersionTable =
  | typeof companyVersions
  | typeof companyIndustries
  | typeof companySubIndustries
  | typeof companyCountries
  | typeof companyCertificates

const idsFor = (rows: { offer: string; id: number }[], offer: 'products' | 'services') =>
  rows.filter((row) => row.offer === offer).map(({ id }) => id)

/** Deletes a version with its dependent rows. */
export async function removeVersion(tx: Executor, id: number, edition: Edition) {
  await tx
    .delete(companyVersions)
    .where(and(eq(companyVersions.company_id, id), eq(companyVersions.edition, edition)))
}

/** Replaces a version. */
export async function replaceVersion(tx: Executor, version: Version) {
  await removeVersion(tx, version.company_id, version.edition)
  await insertVersions(tx, [version])
}

const renewed = { version: sql`${companies.version} + 1`, updated_at: sql`now()` }

/** Writes the status of a company; the note of staff stays until the owner saves again. */
export async function writeStatus(
  tx: Executor,
  id: number,
  { status, isPublic, reason }: ApprovalState & { reason: string | null },
) {
  const approved = { ...(status === approvalStatus.approved && { approved_at: sql`now()` }) }
  const taken = { ...(!isPublic && { approved_at: null }) }
  await tx
    .update(companies)
    .set({ status, refusal_reason: reason, ...approved, ...taken, ...renewed })
    .where(eq(companies.id, id))
}

/** Whether a version of a company or of its offers names a document address. */
export async function isHeldBy(
  db: Executor,
  {
    companyId,
    areas = approvalAreas,
  }: { companyId: number | null; areas?: readonly ApprovalArea[] },
  address: string,
): Promise<boolean> {
  const isOf = (area: ApprovalArea, column: PgColumn) =>
    areas.includes(area)
      ? sql`(${companyId}::integer is null or ${column} = ${companyId})`
      : sql`false`
  const { rows } = await db.execute(sql`
    select 1 from ${companyVersions}
      where ${isOf('companies', companyVersions.company_id)}
        and ${companyVersions.company_profile_pdf} = ${address}
    union all
    select 1 from ${companyCertificates}
      where ${isOf('companies', companyCertificates.company_id)} and ${companyCertificates.file} = ${address}
    union all
    select 1 from ${products}
      join ${productVersions} on ${productVersions.product_id} = ${products.id}
      where ${isOf('products', products.company_id)} and ${productVersions.certificate_image} = ${address}
    union all
    select 1 from ${services}
      join ${serviceVersions} on ${serviceVersions.service_id} = ${services.id}
      where ${isOf('services', services.company_id)} and ${serviceVersions.certificate_image} = ${address}
    limit 1`)
  return rows.length > 0
}
