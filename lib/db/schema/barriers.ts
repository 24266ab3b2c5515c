import {
  barrierStatuses,
  effectAnswers,
  measureKinds,
  type BarrierStatus,
  type EffectAnswer,
  type MeasureKind,
} from '@/lib/db/codes/barriers'
import { bilingualColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow } from '@/lib/db/columns'
import { valueBands, type ValueBand } from '@/lib/db/codes/outcomes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { agreements } from './agreements'
import { enquiries } from './enquiries'
import { countries } from './geography'
import { hsSubheadings } from './hs-nomenclature'

/**
 * Barriers to trade that exporters reported. What is public names neither companies nor people; who
 * reported one is in `barrier_reports`, for staff only.
 */
export const barriers = pgTable(
  'barriers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** That of the last step. */
    status: text().$type<BarrierStatus>().notNull(),
    measure: text().$type<MeasureKind>().notNull(),
    /** The market, by its ISO 3166 code. */
    market: text()
      .notNull()
      .references(() => countries.code_2),
    /** The product; null where the barrier concerns many. */
    hs_code: text().references(() => hsSubheadings.code),
    ...bilingualColumns('title'),
    ...bilingualColumns('summary'),
    /** The body that deals with it. */
    ...bilingualColumns('authority'),
    /** Since when it exists. */
    started_on: day(),
    /** What it costs exporters in a year, as the office estimates. */
    loss_band: text().$type<ValueBand>(),
    /** The agreement that it touches, and which of its articles. */
    agreement_id: integer().references(() => agreements.id, { onDelete: 'set null' }),
    ...bilingualColumns('article'),
    /** The last person who edited it, who cannot publish it. */
    edited_by: integer().references(() => users.id),
    /** Incremented by every change (optimistic lock). */
    version: integer().notNull().default(1),
    created_at: instantNow(),
    updated_at: instantNow(),
    published_at: instant(),
    /** Loaded with the sample data: shown with a mark, and left out of site map and figures. */
    sample: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('barriers_status', table.status, barrierStatuses),
    oneOf('barriers_measure', table.measure, measureKinds),
    index('barriers_state').on(table.status, table.id),
    index('barriers_market').on(table.market, table.hs_code, table.id),
    index('barriers_product').on(table.hs_code),
    index('barriers_change').on(table.updated_at, table.id),
    oneOf('barriers_loss', table.loss_band, valueBands),
    index('barriers_agreement').on(table.agreement_id),
    index('barriers_editor').on(table.edited_by),
  ],
)

/** What was done about a barrier, which is its public timeline. */
export const barrierSteps = pgTable(
  'barrier_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    barrier_id: belongsTo(() => barriers.id),
    status: text().$type<BarrierStatus>().notNull(),
    on_day: day().notNull(),
    ...bilingualColumns('text'),
  },
  (table) => [
    oneOf('barrier_steps_status', table.status, barrierStatuses),
    check(
      'barrier_steps_reason',
      sql`status <> 'unresolvable' or (text_eng <> '' and text_ara <> '')`,
    ),
    index('barrier_steps_barrier').on(table.barrier_id, table.id),
  ],
)

/** The enquiries that reported a barrier: one barrier each. */
export const barrierReports = pgTable(
  'barrier_reports',
  {
    enquiry_id: belongsTo(() => enquiries.id),
    barrier_id: belongsTo(() => barriers.id),
    linked_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiry_id] }),
    index('barrier_reports_barrier').on(table.barrier_id),
  ],
)

/** Members whom a published barrier affects too, with the figures of their company, for staff only. */
export const barrierJoins = pgTable(
  'barrier_joins',
  {
    barrier_id: belongsTo(() => barriers.id),
    user_id: belongsTo(() => users.id),
    /** What it costs the company in a year; null where the person did not say. */
    loss_band: text().$type<ValueBand>(),
    /** How many consignments it affected. */
    consignments: integer(),
    details: text().notNull().default(''),
    /** Whether the bodies that deal with the barrier may learn who it is. */
    may_share: boolean().notNull().default(false),
    joined_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.barrier_id, table.user_id] }),
    oneOf('barrier_joins_loss', table.loss_band, valueBands),
    check('barrier_joins_consignments', sql`consignments >= 0`),
    index('barrier_joins_person').on(table.user_id),
  ],
)

/**
 * Who was asked whether a step that solved a barrier works for their company, and what they answered.
 * Answers stay without the person when the account is closed.
 */
export const barrierEffects = pgTable(
  'barrier_effects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    step_id: belongsTo(() => barrierSteps.id),
    user_id: integer().references(() => users.id),
    asked_at: instantNow(),
    answer: text().$type<EffectAnswer>(),
    /** In the person’s own words, for staff only. */
    details: text().notNull().default(''),
    answered_at: instant(),
  },
  (table) => [
    unique('barrier_effects_once').on(table.step_id, table.user_id),
    oneOf('barrier_effects_answer', table.answer, effectAnswers),
    index('barrier_effects_person').on(table.user_id),
  ],
)
