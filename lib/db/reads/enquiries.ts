import { and, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { constantNumbers } from '../checks'
import { endedStatuses } from '../codes/enquiry-statuses'
import { instantOrNull } from '../columns'
import { enquiries } from '../schema/enquiries'

/** Enquiries that the office has ended; they can be taken up again. */
export const isOver = inArray(enquiries.status, [...endedStatuses])

/** Enquiries that the office works on. */
export const isOpen = notInArray(enquiries.status, [...endedStatuses])

/** Enquiries that are over and could be rated, and are not. */
export const isUnrated = and(isOver, isNull(enquiries.rating), isNull(enquiries.merged_into))

/**
 * When an enquiry is next due, its answer or its end; null for one that is over or waits for the
 * person. The one rule of every order, filter and figure.
 */
export const enquiryDueAt = instantOrNull(
  sql`case when ${enquiries.status} not in (${constantNumbers(endedStatuses)}) and ${enquiries.waits_since} is null
  then least(${enquiries.answer_due_at}, ${enquiries.close_due_at}) end`,
)

/** Past the time that the office has promised. */
export const isEnquiryLate: SQL<boolean> = sql<boolean>`coalesce(${enquiryDueAt} < now(), false)`
