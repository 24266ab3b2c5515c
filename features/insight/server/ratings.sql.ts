import 'server-only'
import type { Period } from '@/lib/api/day-range'
import type { Executor } from '@/lib/db/database'
import { isUnrated } from '@/lib/db/reads/enquiries'
import { enquiries } from '@/lib/db/schema/enquiries'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { countOf, during } from './insight.sql'

const score = sql<number | null>`round(avg(${enquiries.rating}), 1)::float8`
const ratings = [1, 2, 3, 4, 5]

/** The ratings of the enquiries filed in a period, by type. */
export async function selectRatings(db: Executor, period: Period) {
  const counts = ratings.map((rating) => countOf(eq(enquiries.rating, rating)))
  return db
    .select({
      enq_type: enquiries.enq_type,
      counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]`,
      average: score,
      unrated: countOf(isUnrated),
    })
    .from(enquiries)
    .where(during(enquiries.created_at, period))
    .groupBy(enquiries.enq_type)
    .orderBy(asc(enquiries.enq_type))
}

/** The number of ratings over all types, and their average. */
export async function countRatings(db: Executor, period: Period) {
  const [found] = await db
    .select({ ratings: countOf(isNotNull(enquiries.rating)), rating: score })
    .from(enquiries)
    .where(during(enquiries.created_at, period))
  return found ?? { ratings: 0, rating: null }
}
