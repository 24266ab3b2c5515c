import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { statistics, statisticTopics } from '@/lib/db/schema/statistics'
import { alias } from 'drizzle-orm/pg-core'
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'

const source = alias(statistics, 'drawn_from')

/** Not premium, nor drawn from a premium statistic. */
const isPublished = and(
  inArray(statistics.kind, ['statistics', 'infographics']),
  eq(statistics.premium, 0),
  or(isNull(statistics.statistic), eq(source.premium, 0)),
)

const names = {
  identifier: statistics.identifier,
  ...columnPair(statistics, 'title', 'bare'),
  date: statistics.date,
}

/** The public statistics and infographics by name, newest first. */
export async function selectPublished(db: Executor) {
  return db
    .select(names)
    .from(statistics)
    .leftJoin(source, eq(source.identifier, statistics.statistic))
    .where(isPublished)
    .orderBy(desc(statistics.date), desc(statistics.identifier))
}

/** A public statistic or infographic; undefined where there is none. */
export async function findPublished(db: Executor, wanted: string) {
  const [row] = await db
    .select({ found: statistics })
    .from(statistics)
    .leftJoin(source, eq(source.identifier, statistics.statistic))
    .where(and(eq(statistics.identifier, wanted), isPublished))
  return row?.found
}

/** Other public statistics on the topics of one, newest first. */
export async function selectRelated(db: Executor, wanted: string, limit: number) {
  const topics = db
    .select({ id: statisticTopics.industry_id })
    .from(statisticTopics)
    .where(eq(statisticTopics.identifier, wanted))
  const onTopics = db
    .select({ identifier: statisticTopics.identifier })
    .from(statisticTopics)
    .where(inArray(statisticTopics.industry_id, topics))
  return db
    .select()
    .from(statistics)
    .where(
      and(
        eq(statistics.kind, 'statistics'),
        eq(statistics.premium, 0),
        ne(statistics.identifier, wanted),
        inArray(statistics.identifier, onTopics),
      ),
    )
    .orderBy(desc(statistics.date), desc(statistics.identifier))
    .limit(limit)
}
