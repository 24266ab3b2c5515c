import 'server-only'
import type { Edition } from '@/lib/db/approval'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import {
  companies,
  companyCertificates,
  companyCountries,
  companyIndustries,
  companySubIndustries,
  companyVersions,
} from '@/lib/db/schema/companies'
import { sql } from 'drizzle-orm'
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
  await raiseIdentity(db, companies)
}

function versionsOf({ id, owner, public: approved }: CompanyImport): Version[] {
  const saved = { company_id: id, edition: 'owner', details: owner } as const
  return approved ? [saved, { company_id: id, edition: 'public', details: approved }] : [saved]
}

/** Writes what owners saved, or staff approved, of companies that are there. */
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
