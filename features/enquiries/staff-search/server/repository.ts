import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiryTextVector } from '@/lib/db/enquiry-search-vector'
import { enquiries } from '@/lib/db/schema/enquiries'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, notInArray, type SQL } from 'drizzle-orm'

/**
 * Enquiries whose text has every token, besides the known ones: any of them, since nothing is
 * sorted, so that a frequent word costs no more than a rare one.
 */
export async function selectIdsByText(
  db: Executor,
  search: string,
  {
    known,
    limit,
    reachable,
  }: { known: readonly number[]; limit: number; reachable: SQL | undefined },
): Promise<number[]> {
  const { id } = enquiries
  const isOther = known.length > 0 ? notInArray(id, [...known]) : undefined
  const found = await db
    .select({ id })
    .from(enquiries)
    .where(and(matchesTokens(enquiryTextVector(enquiries), search), isOther, reachable))
    .limit(limit)
  return found.map((one) => one.id).toSorted((one, other) => other - one)
}
