import { day, instantNow } from '@/lib/db/columns'
import type { Confidence } from '@/lib/db/codes/markets'
import { integer, numeric, text } from 'drizzle-orm/pg-core'

/** Percentages and rates: exact decimals, read as texts. */
export const rate = () => numeric({ precision: 12, scale: 4 })

/** What every fact carries: how sure it is, where it is from, who answers for it and when it was checked. */
export const factColumns = {
  confidence: text().$type<Confidence>().notNull(),
  source: text().notNull().default(''),
  checked_at: day().notNull(),
  /** The address that is told when the check is overdue; empty for nobody. */
  owner_email: text().notNull().default(''),
  review_months: integer().notNull().default(12),
  updated_at: instantNow(),
}
