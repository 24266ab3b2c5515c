import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isUnrated } from '@/lib/db/reads/enquiries'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, eq } from 'drizzle-orm'

/** Stores the rating of an enquiry that is over and has none; returns whether it did. */
export async function writeRating(db: Executor, id: number, rating: number): Promise<boolean> {
  const written = await db
    .update(enquiries)
    .set({ rating })
    .where(and(eq(enquiries.id, id), isUnrated))
    .returning({ id: enquiries.id })
  return written.length > 0
}
