import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { matches } from '@/lib/db/checks'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** ISO 3166-1 countries by numeric code, and additional entries of the portal (`portal_own`). */
export const countries = pgTable(
  'countries',
  {
    id: integer().primaryKey(),
    code_2: text().unique(),
    code_3: text().notNull().unique(),
    code_num: text().notNull().unique(),
    ...bilingualColumns('name'),
    ...bilingualColumns('region', 'bare'),
    ...bilingualColumns('subregion', 'bare'),
    is_arab: boolean().notNull(),
    portal_own: boolean().notNull().default(false),
    ...bilingualNullableColumns('note'),
  },
  (table) => [
    matches('countries_code_2', table.code_2, '^[A-Z]{2}$'),
    matches('countries_code_3', table.code_3, '^[A-Z]{3}$'),
    matches('countries_code_num', table.code_num, '^[0-9]{3}$'),
  ],
)

/** Governorates of the country. */
export const governorates = pgTable(
  'governorates',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    ...bilingualColumns('name'),
    iso_3166_2: text().notNull().unique(),
    ...bilingualColumns('region'),
    ...bilingualColumns('seat'),
  },
  (table) => [matches('governorates_iso', table.iso_3166_2, '^[A-Z]{2}-[A-Z0-9]{1,3}$')],
)
