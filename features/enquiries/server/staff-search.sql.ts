import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiryTextVector } from '@/lib/db/schema/enquiry-search-vector'
import { enquiries } from '@/lib/db/schema/enquiries'
import { someMatching } from '@/lib/db/search-page'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, notInArray, type SQL } from 'drizzle-orm'

/** Some enquiries whose text has every token, besides the known ones. */
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
  const vector = enquiryTextVector(enquiries)
  const found = await db
    .select({ id })
    .from(enquiries)
    .where(someMatching(id, and(matchesTokens(vector, search), isOther, reachable), limit))
  return found.map((one) => one.id).toSorted((one, other) => other - one)
}
