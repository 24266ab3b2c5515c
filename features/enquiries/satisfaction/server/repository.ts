import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ended } from '../../service-levels/server/repository'

/** Stores the rating of an enquiry that is over and has none; returns whether it did. */
export async function writeRating(db: Executor, id: number, rating: number): Promise<boolean> {
  const written = await db
    .update(enquiries)
    .set({ rating })
    .where(
      and(
        eq(enquiries.id, id),
        inArray(enquiries.status, ended),
        isNull(enquiries.rating),
        isNull(enquiries.merged_into),
      ),
    )
    .returning({ id: enquiries.id })
  return written.length > 0
}
