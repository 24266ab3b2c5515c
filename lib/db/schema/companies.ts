import { bilingualColumns, columnsOf } from '@/lib/bilingual/columns'
import {
  approvalStatuses,
  editions,
  type ApprovalStatus,
  type Edition,
} from '@/lib/db/codes/approval'
import { inOrder, oneOf, someOf } from '@/lib/db/checks'
import {
  belongsTo,
  day,
  instant,
  instantNow,
  partialIndex,
  referenceTo,
  tsvector,
} from '@/lib/db/columns'
import { companySizes, type CompanySize } from '@/lib/db/codes/companies'
import { hasFocus, pictureColumns } from '@/lib/db/picture-columns'
import { searchVector } from '@/lib/db/search-vector'
import { serviceLanguages, type ServiceLanguage } from '@/lib/db/codes/trade-terms'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { countries, governorates } from './geography'
import { lookupListColumn, lookupReference } from './lookups'
import { industries, subIndustries } from './sectors'

/**
 * Columns that companies, products and services share. `version` is incremented by every write, and
 * a write that names an older one is an edit conflict. Rows of deleted records stay.
 */
export const approvalColumns = () => ({
  status: integer().$type<ApprovalStatus>().notNull().default(10),
  version: integer().notNull().default(1),
  refusal_reason: text(),
  created_at: instantNow(),
  updated_at: instantNow(),
  approved_at: instant(),
  deleted_at: instant(),
  sample: boolean().notNull().default(false),
})

/** Companies: identity and approval. All texts are in `company_versions`. */
export const companies = pgTable(
  'companies',
  { id: integer().primaryKey().generatedByDefaultAsIdentity(), ...approvalColumns() },
  (table) => [
    oneOf('companies_status', table.status, approvalStatuses),
    check('companies_version', sql`${table.version} > 0`),
    index('companies_work').on(table.status, table.updated_at),
    index('companies_approved').on(table.approved_at),
  ],
)

/**
 * The owner's and the public version of a company. The public one exists exactly while the public
 * may see it, also next to a refused change; withdrawing or deleting the company removes it.
 */
export const companyVersions = pgTable(
  'company_versions',
  {
    company_id: belongsTo(() => companies.id),
    edition: text().$type<Edition>().notNull(),
    ...bilingualColumns('company_registered_name', 'bare'),
    ...bilingualColumns('company_trading_name', 'bare'),
    type_list: lookupListColumn('company_types'),
    type_of_company: integer().notNull(),
    phone_number: text().notNull(),
    mobile_number: text().notNull(),
    website_url: text().notNull(),
    e_mail: text().notNull(),
    location_type_id: integer().notNull(),
    governorates: integer().references(() => governorates.id),
    location_country_id: integer().references(() => countries.id),
    logo: text(),
    /** Its photograph: where it works, or what it makes. */
    image: text(),
    ...pictureColumns(),
    company_profile_pdf: text(),
    founded: integer(),
    ...bilingualColumns('description'),
    /** The number under which the state has registered it. */
    registration_number: text().notNull().default(''),
    employees: text().$type<CompanySize>(),
    /** Languages it deals with buyers in. */
    languages: text().array().$type<ServiceLanguage[]>().notNull().default([]),
    /** What it can supply in a time, in its own words. */
    ...bilingualColumns('capacity'),
    title_list: lookupListColumn('titles'),
    person_title: integer().notNull(),
    position_list: lookupListColumn('positions'),
    person_position: integer().notNull(),
    ...bilingualColumns('person_first_name', 'bare'),
    ...bilingualColumns('person_last_name', 'bare'),
    person_mobile_number: text().notNull(),
    person_email: text().notNull(),
    saved_at: instantNow(),
    /** Searched by lists: the names and the description of the company. */
    search: tsvector().generatedAlwaysAs((): SQL => searchVector(searchedTexts())),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.edition] }),
    hasFocus('company_versions', table),
    oneOf('company_versions_edition', table.edition, editions),
    oneOf('company_versions_employees', table.employees, companySizes),
    someOf('company_versions_languages', table.languages, serviceLanguages),
    lookupReference(table.type_list, table.type_of_company),
    lookupReference(table.title_list, table.person_title),
    lookupReference(table.position_list, table.person_position),
    check(
      'company_versions_location',
      sql`(${table.location_type_id} = 1 and ${table.governorates} is not null and ${table.location_country_id} is null)
        or (${table.location_type_id} = 2 and ${table.location_country_id} is not null and ${table.governorates} is null)`,
    ),
    index('company_versions_name').on(table.edition, table.company_registered_name),
    index('company_versions_listed').on(table.edition, table.company_id),
    index('company_versions_location').on(table.edition, table.location_type_id, table.company_id),
    index('company_versions_governorate').on(table.edition, table.governorates, table.company_id),
    index('company_versions_search')
      .using('gin', table.search)
      .where(sql`${table.edition} = 'public'`),
    index('company_versions_owner_search')
      .using('gin', table.search)
      .where(sql`${table.edition} = 'owner'`),
    index('company_versions_country').on(table.location_country_id),
    index('company_versions_phone').on(table.phone_number),
    index('company_versions_e_mail').on(sql`lower(${table.e_mail})`),
    index('company_versions_called').on(sql`lower(${table.company_registered_name})`),
    index('company_versions_called_ara').on(sql`lower(${table.company_registered_name_ara})`),
  ],
)

function searchedTexts() {
  return columnsOf(companyVersions, [
    'company_trading_name',
    'company_registered_name',
    'description',
  ])
}

const versionKey = () => ({
  company_id: integer().notNull(),
  edition: text().$type<Edition>().notNull(),
})

const ofVersion = ({ company_id, edition }: Record<'company_id' | 'edition', AnyPgColumn>) =>
  foreignKey({
    columns: [company_id, edition],
    foreignColumns: [companyVersions.company_id, companyVersions.edition],
  }).onDelete('cascade')

const offers = ['products', 'services'] as const

/** Sectors of a company, for its products and for its services. */
export const companyIndustries = pgTable(
  'company_industries',
  {
    ...versionKey(),
    offer: text().$type<(typeof offers)[number]>().notNull(),
    industry_id: referenceTo(() => industries.iid),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.edition, table.offer, table.industry_id] }),
    ofVersion(table),
    oneOf('company_industries_offer', table.offer, offers),
    index('company_industries_industry').on(
      table.edition,
      table.offer,
      table.industry_id,
      table.company_id,
    ),
  ],
)

/** Sub-sectors of a company, for its products and for its services. */
export const companySubIndustries = pgTable(
  'company_sub_industries',
  {
    ...versionKey(),
    offer: text().$type<(typeof offers)[number]>().notNull(),
    sub_industry_id: referenceTo(() => subIndustries.id),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.edition, table.offer, table.sub_industry_id] }),
    ofVersion(table),
    oneOf('company_sub_industries_offer', table.offer, offers),
    index('company_sub_industries_sub').on(table.sub_industry_id, table.offer, table.edition),
  ],
)

/** Countries a company operates in. */
export const companyCountries = pgTable(
  'company_countries',
  {
    ...versionKey(),
    country_id: referenceTo(() => countries.id),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.edition, table.country_id] }),
    ofVersion(table),
    index('company_countries_country').on(table.edition, table.country_id, table.company_id),
  ],
)

/**
 * Certificates of a company. `file` is the address of a handler that checks access. The public sees
 * the titles of those that the owner made public, between their days.
 */
export const companyCertificates = pgTable(
  'company_certificates',
  {
    ...versionKey(),
    position: integer().notNull(),
    title: text().notNull(),
    file: text(),
    valid_from: day(),
    valid_until: day(),
    is_public: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.edition, table.position] }),
    ofVersion(table),
    inOrder('company_certificates_days', table.valid_from, table.valid_until),
    partialIndex(
      'company_certificates_end',
      sql`${table.edition} = 'owner' and ${table.valid_until} is not null`,
      [table.valid_until],
    ),
  ],
)
