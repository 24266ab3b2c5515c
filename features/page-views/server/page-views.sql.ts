import 'server-only'
import type { Period } from '@/lib/api/day-range'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { pageViews } from '@/lib/db/schema/page-views'
import { searchDocuments } from '@/lib/db/schema/search'
import type { Locale } from '@/lib/i18n/locale'
import { and, between, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'

export interface Views {
  page: string
  locale: Locale
  views: number
}

const placeOf = ({ page, locale }: Views) => `${page} ${locale}`

/** Adds page views of a day; in a fixed order, so that instances do not deadlock. */
export async function addViews(db: Executor, day: string, views: readonly Views[]) {
  const rows = views.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  await db
    .insert(pageViews)
    .values(rows.map((row) => ({ day, ...row })))
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page, pageViews.locale],
      set: { views: sql`${pageViews.views} + excluded.views` },
    })
}

/** Deletes page views before a day. */
export async function deleteViewsBefore(db: Executor, day: string) {
  await db.delete(pageViews).where(lt(pageViews.day, day))
}

/** The number of page views in a period. */
export async function sumViews(db: Executor, { from_day, until_day }: Period): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`coalesce(sum(${pageViews.views}), 0)::int` })
    .from(pageViews)
    .where(between(pageViews.day, from_day, until_day))
  return found?.total ?? 0
}

/** The most read pages in a period, in each language. */
export async function selectMostRead(db: Executor, { from_day, until_day }: Period, limit: number) {
  const { page, locale, views, day } = pageViews
  const readIn = (language: Locale) =>
    sql<number>`coalesce(sum(${views}) filter (where ${locale} = ${language}), 0)::int`
  return db
    .select({ page, english: readIn('en'), arabic: readIn('ar') })
    .from(pageViews)
    .where(between(day, from_day, until_day))
    .groupBy(page)
    .orderBy(desc(sql`sum(${views})`), page)
    .limit(limit)
}

interface RecordName {
  kind: string
  id: number
}

const { kind, record_id, english_path } = searchDocuments
const named = { kind, id: record_id, path: english_path, ...columnPair(searchDocuments, 'title') }

/** The titles of the pages of menus, and of these records. */
export async function selectTitles(db: Executor, records: readonly RecordName[]) {
  const kinds = Map.groupBy(records, (record) => record.kind)
  const conditions = [...kinds].map(([name, ones]) =>
    and(
      eq(kind, name),
      inArray(
        record_id,
        ones.map(({ id }) => id),
      ),
    ),
  )
  return db
    .select(named)
    .from(searchDocuments)
    .where(or(eq(kind, 'pages'), ...conditions))
}
