import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { belongsTo, day, instant, referenceTo } from '@/lib/db/columns'
import { legalStatuses, type LegalStatus } from '@/lib/db/codes/legal-statuses'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { countries } from './geography'

/** Trade agreements, one row a treaty. `status` 1 is public. */
export const agreements = pgTable(
  'agreements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    ...bilingualColumns('kind'),
    country_code: text().references(() => countries.code_2),
    visible: integer().notNull(),
    status: integer().notNull().default(1),
    legal_status: text().$type<LegalStatus>().notNull(),
    ...bilingualColumns('title'),
    ...bilingualColumns('subtitle'),
    signed: day(),
    in_force: day(),
    fully_implemented: day(),
    terminated: day(),
    scope: text().array().notNull().default([]),
    ...bilingualColumns('origin_rule'),
    ...bilingualColumns('proof_of_origin'),
    ...bilingualColumns('content'),
    ...bilingualColumns('keywords', 'bare'),
    url: text().notNull().unique(),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    sources: text().array().notNull().default([]),
    confidence: text().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    zeroOrOne('agreements_visible', table.visible),
    oneOf('agreements_legal_status', table.legal_status, legalStatuses),
    index('agreements_status').on(table.status, table.id),
  ],
)

/** Partner countries of an agreement. */
export const agreementCountries = pgTable(
  'agreement_countries',
  {
    agreement_id: belongsTo(() => agreements.id),
    country_code: text()
      .notNull()
      .references(() => countries.code_2),
  },
  (table) => [
    primaryKey({ columns: [table.agreement_id, table.country_code] }),
    index('agreement_countries_country').on(table.country_code),
  ],
)

/** A partner country on the map, and its page. `visible` 1 colours the country. */
export const countryAgreements = pgTable(
  'country_agreements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    country_id: integer()
      .notNull()
      .unique()
      .references(() => countries.id),
    visible: integer().notNull(),
    ...bilingualColumns('title'),
    ...bilingualColumns('subtitle', 'bare'),
    ...bilingualColumns('sub_subtitle', 'bare'),
    ...bilingualColumns('content'),
    ...bilingualColumns('keywords', 'bare'),
    url: text().notNull().unique(),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    updated_at: instant().notNull(),
  },
  (table) => [zeroOrOne('country_agreements_visible', table.visible)],
)

/** Agreements on a partner country's page. */
export const countryAgreementParts = pgTable(
  'country_agreement_parts',
  {
    country_agreement_id: belongsTo(() => countryAgreements.id),
    agreement_id: referenceTo(() => agreements.id),
  },
  (table) => [
    primaryKey({ columns: [table.country_agreement_id, table.agreement_id] }),
    index('country_agreement_parts_agreement').on(table.agreement_id),
  ],
)
