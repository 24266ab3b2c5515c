import { bilingualColumns } from '@/lib/bilingual/columns'
import { matches, oneOf } from '@/lib/db/checks'
import { belongsTo, instant, instantNow, referenceTo } from '@/lib/db/columns'
import { factColumns, rate } from '@/lib/db/fact-columns'
import {
  confidences,
  datasetKinds,
  preferences,
  versionStates,
  type DatasetKind,
  type Preference,
  type VersionState,
} from '@/lib/db/codes/markets'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'

/** A file of facts: a tariff, a list of rules of origin, flows. Its rows are in its versions. */
export const marketDatasets = pgTable(
  'market_datasets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    kind: text().$type<DatasetKind>().notNull(),
    /** The market of a tariff: a country, or EU for the common tariff. */
    market: text(),
    /** The agreement whose rate its preference column holds, or whose rules it lists. */
    agreement_key: text(),
    ...bilingualColumns('title'),
    ...bilingualColumns('note'),
    /** The years of the figures, as people read them: '2020', '2021 and 2022'. */
    period: text().notNull(),
    nomenclature: text().notNull().default('HS 2022'),
    licence: text().notNull().default(''),
    attribution: text().notNull().default(''),
    /** Whether its licence is stated, so that it may be downloaded. */
    open: boolean().notNull().default(false),
    ...factColumns,
  },
  (table) => [
    matches('market_datasets_key', table.key, '^[a-z0-9]+(-[a-z0-9]+)*$'),
    oneOf('market_datasets_kind', table.kind, datasetKinds),
    oneOf('market_datasets_confidence', table.confidence, confidences),
    matches('market_datasets_market', table.market, '^[A-Z]{2}$'),
  ],
)

/** One load of a dataset's rows. A version is published by pointing the dataset's row in `market_published` at it. */
export const marketVersions = pgTable(
  'market_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    dataset_id: belongsTo(() => marketDatasets.id),
    state: text().$type<VersionState>().notNull(),
    file_name: text().notNull().default(''),
    format: text().notNull().default(''),
    rows_read: integer().notNull().default(0),
    rows_loaded: integer().notNull().default(0),
    rows_refused: integer().notNull().default(0),
    /** Refused lines with their reasons, the first thousand; and what was mapped between HS versions. */
    report: jsonb().notNull().default({}),
    /** Counts and examples of what differs from the version that was published when it was loaded. */
    difference: jsonb().notNull().default({}),
    created_by: integer().references(() => users.id),
    created_at: instantNow(),
    published_by: integer().references(() => users.id),
    published_at: instant(),
    /** Renewed while rows are written; a loading version whose sign of life is old is an orphan. */
    alive_at: instantNow(),
  },
  (table) => [
    oneOf('market_versions_state', table.state, versionStates),
    index('market_versions_dataset').on(table.dataset_id, table.id),
  ],
)

/** Which version of each dataset the public reads: one short write publishes, and takes back. */
export const marketPublished = pgTable('market_published', {
  // No cascade: a dataset that the public reads is taken back before it can be removed.
  dataset_id: integer()
    .primaryKey()
    .references(() => marketDatasets.id),
  version_id: referenceTo(() => marketVersions.id),
})

/** Duties of a market by HS subheading. */
export const tariffRates = pgTable(
  'tariff_rates',
  {
    version_id: belongsTo(() => marketVersions.id),
    hs6: text().notNull(),
    /** National tariff lines below the subheading. */
    lines: integer().notNull().default(1),
    /** Plain percentages of the customs value; missing where no line has one. */
    mfn_min: rate(),
    mfn_max: rate(),
    /** Other rates as printed: specific, compound, seasonal. */
    mfn_other: text().array().notNull().default([]),
    preference: text().$type<Preference>().notNull().default('unknown'),
    /** A reduced rate: its percentage where it is plain, and as printed. */
    preference_rate: rate(),
    preference_text: text().notNull().default(''),
    /** National lines that are not free, or the only ones that are, with their rates. */
    preference_lines: jsonb().$type<Record<string, string>>(),
    /** Older codes whose range the figures are. */
    via_codes: text().array().notNull().default([]),
    entry_price: boolean().notNull().default(false),
    /** Order numbers of quotas. */
    quotas: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.version_id, table.hs6] }),
    matches('tariff_rates_hs6', table.hs6, '^[0-9]{6}$'),
    oneOf('tariff_rates_preference', table.preference, preferences),
  ],
)

/** Quotas of a tariff. */
export const tariffQuotas = pgTable(
  'tariff_quotas',
  {
    version_id: belongsTo(() => marketVersions.id),
    order_number: text().notNull(),
    /** A code of two to ten digits. */
    hs: text().notNull(),
    duty_text: text().notNull().default(''),
    volume: numeric({ precision: 18, scale: 3 }),
    unit: text().notNull().default(''),
    period: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.order_number, table.hs] })],
)

/** Product-specific rules of origin, one row a rule of the list. */
export const originRules = pgTable(
  'origin_rules',
  {
    version_id: belongsTo(() => marketVersions.id),
    /** The number of the rule in its list. */
    number: integer().notNull(),
    hs_from: text().notNull(),
    hs_to: text().notNull(),
    list_heading: text().notNull().default(''),
    partial: boolean().notNull().default(false),
    /** Whether the rule is for named products of its range, or for the others. */
    scope: text().$type<'named' | 'other'>(),
    ...bilingualColumns('scope_text'),
    ...bilingualColumns('note'),
    /** Alternatives, one of which is enough (features/origin/contract.ts). */
    criteria: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version_id, table.number] }),
    oneOf('origin_rules_scope', table.scope, ['named', 'other']),
    index('origin_rules_range').on(table.version_id, table.hs_from, table.hs_to),
  ],
)

/** Documents of a version: they are in `market_documents` while it is published. */
export const marketDocumentRows = pgTable(
  'market_document_rows',
  {
    version_id: belongsTo(() => marketVersions.id),
    number: integer().notNull(),
    /** What a document is found by in two versions: code, stage, goods and markets. */
    key: text().notNull(),
    /** The fields of the record; with its id where it was published before. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.number] })],
)

/** Trade of one reporter with one partner by HS subheading and year, in US dollars. */
export const tradeFlows = pgTable(
  'trade_flows',
  {
    version_id: belongsTo(() => marketVersions.id),
    year: integer().notNull(),
    flow: text().$type<'export' | 'import'>().notNull(),
    /** ISO alpha-2 codes; a partner is `W0` for the world. */
    reporter: text().notNull(),
    partner: text().notNull(),
    hs6: text().notNull(),
    value: numeric({ precision: 20, scale: 2 }).notNull(),
    weight: numeric({ precision: 20, scale: 3 }),
  },
  (table) => [
    primaryKey({
      columns: [table.version_id, table.reporter, table.flow, table.hs6, table.partner, table.year],
    }),
    oneOf('trade_flows_flow', table.flow, ['export', 'import']),
    index('trade_flows_product').on(table.version_id, table.hs6, table.flow, table.year),
  ],
)

/** Imports and average tariff of a market over all goods, and what the country exports, by year. */
export const tradeSummaries = pgTable(
  'trade_summaries',
  {
    version_id: belongsTo(() => marketVersions.id),
    country_code: text().notNull(),
    /** The record of flows-wits-summary.json. */
    data: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.country_code] })],
)

/** Older codes of the Harmonized System and what became of them. */
export const hsCorrelations = pgTable(
  'hs_correlations',
  {
    /** The edition of the older code: 2012 or 2017. */
    edition: integer().notNull(),
    old_code: text().notNull(),
    hs6: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.old_code, table.hs6] }),
    index('hs_correlations_new').on(table.hs6),
  ],
)
