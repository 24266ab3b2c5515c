import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { pageFeedback } from '@/lib/db/schema/feedback'
import { menuEntries } from '@/lib/db/schema/menus'
import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'

export interface FeedbackFilters {
  pages: number[] | undefined
  useful: 0 | 1 | undefined
  commented: boolean
  from: string | undefined
  until: string | undefined
}

function matching({ pages, useful, commented, from, until }: FeedbackFilters) {
  return and(
    pages && inArray(pageFeedback.entry_id, pages),
    useful === undefined ? undefined : eq(pageFeedback.useful, useful),
    commented ? isNotNull(pageFeedback.comment) : undefined,
    from === undefined ? undefined : gte(pageFeedback.created_at, from),
    until === undefined ? undefined : lt(pageFeedback.created_at, until),
  )
}

/** Answers about pages with the titles of these, the latest first. */
export async function selectAnswers(
  db: Executor,
  { limit, offset, ...filters }: FeedbackFilters & { limit: number; offset: number },
) {
  const { id, entry_id, locale, useful, comment, created_at } = pageFeedback
  return db
    .select({
      id,
      entry_id,
      locale,
      useful,
      comment,
      created_at,
      ...columnPair(menuEntries, 'title'),
    })
    .from(pageFeedback)
    .innerJoin(menuEntries, eq(menuEntries.id, entry_id))
    .where(matching(filters))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
}

export async function countAnswers(db: Executor, filters: FeedbackFilters): Promise<number> {
  return db.$count(pageFeedback, matching(filters))
}
