import { oneOf } from '@/lib/db/checks'
import { instant, instantNow, partialIndex } from '@/lib/db/columns'
import {
  occasionKinds,
  outcomeAnswers,
  outcomeRounds,
  outcomeSides,
  valueBands,
  type OccasionKind,
  type OutcomeAnswer,
  type OutcomeSide,
  type ValueBand,
} from '@/lib/db/codes/outcomes'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { companies } from './companies'
import { industries } from './sectors'

/**
 * Each side of an occasion is asked what came of it, once a round. `occasion` is the same for both
 * sides, so that a trade that both report counts once. Figures keep a row whose person is erased.
 */
export const outcomeQuestions = pgTable(
  'outcome_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<OccasionKind>().notNull(),
    occasion: text().notNull(),
    side: text().$type<OutcomeSide>().notNull(),
    round: integer().notNull(),
    happened_at: instant().notNull(),
    /** The exporter; null for a participant without a company. */
    company_id: integer().references(() => companies.id),
    industry_id: integer().references(() => industries.iid),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    locale: text().$type<'en' | 'ar'>().notNull(),
    asked_at: instantNow(),
    answered_at: instant(),
    answer: text().$type<OutcomeAnswer>(),
    value_band: text().$type<ValueBand>(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    unique('outcome_questions_once').on(table.occasion, table.side, table.round),
    oneOf('outcome_questions_kind', table.kind, occasionKinds),
    oneOf('outcome_questions_side', table.side, outcomeSides),
    oneOf('outcome_questions_round', table.round, outcomeRounds),
    oneOf('outcome_questions_locale', table.locale, ['en', 'ar']),
    oneOf('outcome_questions_answer', table.answer, outcomeAnswers),
    oneOf('outcome_questions_band', table.value_band, valueBands),
    check(
      'outcome_questions_answered',
      sql`(${table.answer} is null) = (${table.answered_at} is null)`,
    ),
    check('outcome_questions_value', sql`${table.value_band} is null or ${table.answer} = 'order'`),
    index('outcome_questions_company').on(table.company_id),
    index('outcome_questions_industry').on(table.industry_id),
    index('outcome_questions_person').on(table.user_id),
    index('outcome_questions_email').on(sql`lower(${table.email})`),
    index('outcome_questions_answers').on(table.answer, table.happened_at),
    index('outcome_questions_age').on(table.asked_at),
    partialIndex('outcome_questions_event', sql`kind = 'event'`, [
      sql`split_part(${table.occasion}, '-', 2)`,
    ]),
  ],
)

/** Mailboxes that do not want to be asked again, as SHA-256. */
export const outcomeRefusals = pgTable('outcome_refusals', {
  mailbox_hash: text().primaryKey(),
  at: instantNow(),
})
