import { and, inArray, isNull } from 'drizzle-orm'
import { enquiries } from '@/lib/db/schema/enquiries'

const ended = [40, 50, 60]

/** Enquiries that are over and could be rated, and are not. */
export const isUnrated = and(
  inArray(enquiries.status, ended),
  isNull(enquiries.rating),
  isNull(enquiries.merged_into),
)
