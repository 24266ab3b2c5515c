import { oneOf } from '@/lib/db/checks'
import { belongsTo, instantNow } from '@/lib/db/columns'
import { planStages, planSteps, type PlanStage, type PlanStep } from '@/lib/db/plan-codes'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'

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
  },
  (table) => [
    oneOf('export_plans_stage', table.stage, planStages),
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
