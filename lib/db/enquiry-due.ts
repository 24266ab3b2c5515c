import { enquiries } from '@/lib/db/schema/enquiries'
import { sql, type SQL } from 'drizzle-orm'

/**
 * When an enquiry is next due, its answer or its end; null for one that is over or waits for the
 * person. The one rule of every order, filter and figure.
 */
export const enquiryDueAt = sql<
  string | null
>`case when ${enquiries.status} not in (40, 50, 60) and ${enquiries.waits_since} is null
  then least(${enquiries.answer_due_at}, ${enquiries.close_due_at}) end`.mapWith(
  enquiries.close_due_at,
)

/** Past the time that the office has promised. */
export const isEnquiryLate: SQL<boolean> = sql<boolean>`coalesce(${enquiryDueAt} < now(), false)`
