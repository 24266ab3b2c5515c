import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiryTextVector } from '@/lib/db/enquiry-search-vector'
import { enquiries } from '@/lib/db/schema/enquiries'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, notInArray } from 'drizzle-orm'

/**
 * Enquiries whose text has every token, besides the known ones: any of them, since nothing is
 * sorted, so that a frequent word costs no more than a rare one.
 */
export async function selectIdsByText(
  db: Executor,
  search: string,
  { known, limit }: { known: readonly number[]; limit: number },
): Promise<number[]> {
  const { id } = enquiries
  const isOther = known.length > 0 ? notInArray(id, [...known]) : undefined
  const found = await db
    .select({ id })
    .from(enquiries)
    .where(and(matchesTokens(enquiryTextVector(enquiries), search), isOther))
    .limit(limit)
  return found.map((one) => one.id).toSorted((one, other) => other - one)
}
