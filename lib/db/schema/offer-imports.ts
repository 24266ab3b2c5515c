import { oneOf } from '@/lib/db/checks'
import { belongsTo, instantNow, partialIndex } from '@/lib/db/columns'
import {
  importFileUses,
  importStates,
  lineResults,
  type ImportFileUse,
  type ImportState,
  type LineResult,
} from '@/lib/db/codes/offer-imports'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { companies } from './companies'
import { products, services } from './offers'

const count = () => integer().notNull().default(0)

/** A CSV file of a company's products or services; one at a time is worked on. */
export const offerImports = pgTable(
  'offer_imports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    company_id: belongsTo(() => companies.id),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text().$type<'products' | 'services'>().notNull(),
    state: text().$type<ImportState>().notNull().default('open'),
    file_name: text().notNull(),
    lines: count(),
    created_at: instantNow(),
    /** When its state or its progress changed last. */
    updated_at: instantNow(),
  },
  (table) => [
    oneOf('offer_imports_type', table.type, ['products', 'services']),
    oneOf('offer_imports_state', table.state, importStates),
    uniqueIndex('offer_imports_current')
      .on(table.company_id)
      .where(sql`${table.state} in ('open', 'checking', 'checked', 'taking')`),
    index('offer_imports_company').on(table.company_id, table.id),
    index('offer_imports_created').on(table.created_at),
  ],
)

/** The lines of a file: what they say, and what becomes of them. */
export const offerImportLines = pgTable(
  'offer_import_lines',
  {
    import_id: belongsTo(() => offerImports.id),
    /** The number of its first line in the file. */
    line: integer().notNull(),
    /** Its cells by their columns. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    /** Null until it is checked. */
    result: text().$type<LineResult>(),
    /** Why it is refused: rules by their fields. */
    reasons: jsonb().$type<{ field: string; rule: string }[]>().notNull().default([]),
    /** A line that could not be read is refused for good; the others are checked again. */
    is_broken: boolean().notNull().default(false),
    /** The offer that it changes, or that came from it, with the version that was checked. */
    offer_id: integer(),
    version: integer(),
    /** Whether it is taken over, or nothing is left to do. */
    is_done: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.line] }),
    oneOf('offer_import_lines_result', table.result, lineResults),
    index('offer_import_lines_result').on(table.import_id, table.result, table.line),
    index('offer_import_lines_offer').on(table.import_id, table.offer_id),
  ],
)

/** The files that the lines name, and what came of them. */
export const offerImportFiles = pgTable(
  'offer_import_files',
  {
    import_id: belongsTo(() => offerImports.id),
    use: text().$type<ImportFileUse>().notNull(),
    /** As names are compared: without differences of case. */
    name: text().notNull(),
    /** Where it is stored; null until it came. */
    address: text(),
    /** Of what is stored, by which an equal file is known. */
    sha256: text(),
    /** The rule by which it was refused. */
    refused: text(),
    /** Whether an offer has it; others get copies. */
    is_used: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.use, table.name] }),
    oneOf('offer_import_files_use', table.use, importFileUses),
    partialIndex('offer_import_files_missing', sql`${table.address} is null`, [table.import_id]),
  ],
)

/** The numbers by which companies themselves know their products and services. */
export const articleNumbers = pgTable(
  'article_numbers',
  {
    company_id: belongsTo(() => companies.id),
    type: text().$type<'products' | 'services'>().notNull(),
    number: text().notNull(),
    product_id: integer().references(() => products.id, { onDelete: 'cascade' }),
    service_id: integer().references(() => services.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.type, table.number] }),
    oneOf('article_numbers_type', table.type, ['products', 'services']),
    check(
      'article_numbers_offer',
      sql`(${table.type} = 'products') = (${table.product_id} is not null) and (${table.type} = 'services') = (${table.service_id} is not null)`,
    ),
    uniqueIndex('article_numbers_product').on(table.product_id),
    uniqueIndex('article_numbers_service').on(table.service_id),
  ],
)
