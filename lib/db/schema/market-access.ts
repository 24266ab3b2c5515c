import { bilingualColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { day } from '@/lib/db/columns'
import { factColumns, rate } from '@/lib/db/fact-columns'
import {
  agreementStates,
  confidences,
  documentNeeds,
  documentStages,
  type AgreementState,
  type DocumentNeed,
  type DocumentStage,
} from '@/lib/db/codes/markets'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { agreements } from './agreements'
import { countries } from './geography'
import { institutions } from './institutions'

/** What an agreement asks for and gives, in words: next to its record in `agreements`. */
export const accessAgreements = pgTable(
  'access_agreements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    agreement_id: integer().references(() => agreements.id),
    ...bilingualColumns('name'),
    state: text().$type<AgreementState>().notNull(),
    in_force: day(),
    fully_free_since: day(),
    terminated: day(),
    ...bilingualColumns('coverage'),
    ...bilingualColumns('date_note'),
    ...bilingualColumns('transport'),
    ...bilingualColumns('drawback'),
    ...bilingualColumns('cumulation'),
    /** Partners whose materials count, as ISO codes. */
    cumulation_countries: text().array().notNull().default([]),
    ...bilingualColumns('special_rules'),
    /** General criteria of origin (features/origin/contract.ts). */
    origin_criteria: jsonb().notNull().default([]),
    /** Percent of materials that may break the list rule; missing where none is known. */
    tolerance_percent: rate(),
    ...bilingualColumns('tolerance_note'),
    /** Codes of two to six digits, or ranges of headings, that the agreement leaves out. */
    excluded_hs: text().array().notNull().default([]),
    legal_source: text().notNull().default(''),
    ...factColumns,
  },
  (table) => [
    oneOf('access_agreements_state', table.state, agreementStates),
    oneOf('access_agreements_confidence', table.confidence, confidences),
  ],
)

/** Proofs of origin of an agreement. */
export const originProofs = pgTable(
  'origin_proofs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    agreement_key: text()
      .notNull()
      .references(() => accessAgreements.key),
    code: text().notNull(),
    ...bilingualColumns('name'),
    ...bilingualColumns('issuer'),
    ...bilingualColumns('threshold'),
    valid_months: integer(),
    keep_years: integer(),
    ...factColumns,
  },
  (table) => [
    oneOf('origin_proofs_confidence', table.confidence, confidences),
    index('origin_proofs_agreement').on(table.agreement_key, table.id),
  ],
)

/** Which agreement applies to goods of the country in a market. */
export const marketAccess = pgTable(
  'market_access',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    country_code: text()
      .notNull()
      .references(() => countries.code_2),
    agreement_key: text()
      .notNull()
      .references(() => accessAgreements.key),
    since: day(),
    state: text().$type<AgreementState>().notNull(),
    /** 1 is the agreement that is normally used. */
    rank: integer().notNull().default(1),
    /** What the agreement gives where no tariff of the market is on file. */
    ...bilingualColumns('general_duty'),
    ...bilingualColumns('note'),
    ...factColumns,
  },
  (table) => [
    uniqueIndex('market_access_pair').on(table.country_code, table.agreement_key),
    oneOf('market_access_state', table.state, agreementStates),
    oneOf('market_access_confidence', table.confidence, confidences),
  ],
)

/** Papers for goods of some chapters on their way to some markets. */
export const marketDocuments = pgTable(
  'market_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    ...bilingualColumns('name'),
    stage: text().$type<DocumentStage>().notNull(),
    need: text().$type<DocumentNeed>().notNull(),
    /** Chapters, headings or subheadings, and ranges of them: `01-97`, `2501`. */
    hs: text().array().notNull(),
    hs_except: text().array().notNull().default([]),
    /** ISO codes of destinations; none means every market. */
    countries: text().array().notNull().default([]),
    ...bilingualColumns('issuer'),
    institution_id: integer().references(() => institutions.id),
    ...bilingualColumns('occasion'),
    ...factColumns,
  },
  (table) => [
    oneOf('market_documents_stage', table.stage, documentStages),
    oneOf('market_documents_need', table.need, documentNeeds),
    oneOf('market_documents_confidence', table.confidence, confidences),
  ],
)

/** Duties on top of a market's tariff, with the days they are known for: a dated warning. */
export const additionalDuties = pgTable(
  'additional_duties',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    country_code: text()
      .notNull()
      .references(() => countries.code_2),
    heading: text().notNull(),
    ...bilingualColumns('name'),
    /** Percentage points; missing where it depends on the product. */
    percent: rate(),
    starts: day(),
    ends: day(),
    ...bilingualColumns('end_note'),
    /** Said wherever the market is shown while the duty applies; empty for a line of the history. */
    ...bilingualColumns('notice'),
    /** The page of the source that a reader can open. */
    source_url: text().notNull().default(''),
    ...factColumns,
  },
  (table) => [
    oneOf('additional_duties_confidence', table.confidence, confidences),
    index('additional_duties_country').on(table.country_code, table.id),
  ],
)

/** Pairs that people asked for and the portal has no tariff for, a day's count each. */
export const unansweredPairs = pgTable(
  'unanswered_pairs',
  {
    country_code: text().notNull(),
    hs6: text().notNull(),
    month: day().notNull(),
    count: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.country_code, table.hs6, table.month] })],
)
