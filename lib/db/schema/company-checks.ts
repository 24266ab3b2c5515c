import { oneOf } from '@/lib/db/checks'
import { belongsTo, day, instantNow } from '@/lib/db/columns'
import { checkedFacts, type CheckedFact } from '@/lib/db/codes/companies'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { companies } from './companies'

/** Certificates whose end the owner was told of, once for each last day. */
export const certificateReminders = pgTable(
  'certificate_reminders',
  {
    company_id: belongsTo(() => companies.id),
    title: text().notNull(),
    valid_until: day().notNull(),
    reminded_at: instantNow(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.title, table.valid_until] })],
)

/** What staff have checked of a company; a row goes when the fact changes or staff take it back. */
export const companyChecks = pgTable(
  'company_checks',
  {
    company_id: belongsTo(() => companies.id),
    fact: text().$type<CheckedFact>().notNull(),
    checked_at: instantNow(),
    checked_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.fact] }),
    oneOf('company_checks_fact', table.fact, checkedFacts),
    index('company_checks_person').on(table.checked_by),
  ],
)
