import { bilingualColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow } from '@/lib/db/columns'
import {
  planGuests,
  planStages,
  planSteps,
  type PlanGuest,
  type PlanStage,
  type PlanStep,
} from '@/lib/db/codes/export-plans'
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { readinessQuestions } from './readiness'

/** The export plan of a person: their answers, or that they skipped the questions. */
export const exportPlans = pgTable(
  'export_plans',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Subheadings of the Harmonized System. */
    products: text().array().notNull().default([]),
    /** Markets by their codes. */
    markets: text().array().notNull().default([]),
    stage: text().$type<PlanStage>(),
    updated_at: instantNow(),
    /** The first open step when it was last counted; null where all were done. */
    next_step: text().$type<PlanStep>(),
    counted_at: instant(),
  },
  (table) => [
    oneOf('export_plans_stage', table.stage, planStages),
    oneOf('export_plans_next_step', table.next_step, planSteps),
    index('export_plans_counted').on(table.counted_at),
    check('export_plans_products', sql`cardinality(${table.products}) <= 5`),
    check('export_plans_markets', sql`cardinality(${table.markets}) <= 5`),
  ],
)

/** The steps that a person ticked by hand. */
export const exportPlanTicks = pgTable(
  'export_plan_ticks',
  {
    user_id: belongsTo(() => users.id),
    step: text().$type<PlanStep>().notNull(),
    ticked_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.step] }),
    oneOf('export_plan_ticks_step', table.step, planSteps),
  ],
)

/** Whether a person is reminded of tasks by mail, and whether officers may read their plan. */
export const exportPlanSettings = pgTable('export_plan_settings', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reminders: boolean().notNull().default(true),
  /** Since when officers may read the plan next to the person’s enquiries; null for never. */
  advised_since: instant(),
})

/** The tasks of a plan: written by a person, or a weak statement of a readiness assessment. */
export const exportPlanTasks = pgTable(
  'export_plan_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The owner of the plan. */
    user_id: belongsTo(() => users.id),
    /** As it was written; null for a statement. */
    title: text(),
    /** The title of a task that a page gave, in both languages; `title` is in that of the page. */
    ...bilingualColumns('title'),
    statement_id: integer().references(() => readinessQuestions.id, { onDelete: 'cascade' }),
    /** The product and the market of a task from the page of both. */
    product: text(),
    market: text(),
    /** The step that ends the task once it is done; null for a task that only people end. */
    step: text().$type<PlanStep>(),
    due: day(),
    done_at: instant(),
    /** Who wrote it, and is reminded of it. */
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instantNow(),
    reminded_at: instant(),
  },
  (table) => [
    check('export_plan_tasks_text', sql`num_nonnulls(${table.title}, ${table.statement_id}) = 1`),
    check('export_plan_tasks_pair', sql`num_nonnulls(${table.product}, ${table.market}) in (0, 2)`),
    oneOf('export_plan_tasks_step', table.step, planSteps),
    unique('export_plan_tasks_statement').on(table.user_id, table.statement_id),
    index('export_plan_tasks_creator').on(table.created_by),
    index('export_plan_tasks_statements').on(table.statement_id),
  ],
)

/** The people that the owner of a plan invited by mail, and those who accepted. */
export const exportPlanPeople = pgTable(
  'export_plan_people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    owner_id: belongsTo(() => users.id),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<PlanGuest>().notNull(),
    invited_at: instantNow(),
    /** Who accepted; null for an open invitation. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Since when the plan is offered to this person; null while it is not. */
    offered_at: instant(),
  },
  (table) => [
    oneOf('export_plan_people_role', table.role, planGuests),
    unique('export_plan_people_address').on(table.owner_id, table.email),
    uniqueIndex('export_plan_people_person').on(table.user_id, table.owner_id),
    index('export_plan_people_email').on(table.email),
    uniqueIndex('export_plan_people_offer')
      .on(table.owner_id)
      .where(sql`${table.offered_at} is not null`),
  ],
)
