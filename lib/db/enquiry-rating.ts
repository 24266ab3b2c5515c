import { and, inArray, isNull } from 'drizzle-orm'
import { enquiries } from '@/lib/db/schema/enquiries'

/** Enquiries that the office has ended; they can be taken up again. */
export const isOver = inArray(enquiries.status, [40, 50, 60])

/** Enquiries that are over and could be rated, and are not. */
export const isUnrated = and(isOver, isNull(enquiries.rating), isNull(enquiries.merged_into))
