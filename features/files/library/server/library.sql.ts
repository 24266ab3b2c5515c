import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { files } from '@/lib/db/schema/files'
import { someMatching } from '@/lib/db/search-page'
import { matchesTokens } from '@/lib/db/search-vector'
import { mediumVector } from '@/lib/db/staff-search-vectors'
import { and, desc, eq, getTableColumns, isNull, lt, ne, not, sql } from 'drizzle-orm'

export interface MediaFilters {
  search?: string | undefined
  kind?: 'picture' | 'document' | undefined
  withoutAlt?: boolean | undefined
}

/** The portal's own files: without an owner, and of no conversation. */
const isOwn = and(isNull(files.owner_id), ne(files.audience, 'sides'), isNull(files.discarded_at))

function matching({ search, kind, withoutAlt }: MediaFilters) {
  const texts = columnsOf(files, ['alt'])
  const [english, arabic] = texts
  const lacks = sql`(coalesce(${english}, '') = '' or coalesce(${arabic}, '') = '')`
  return and(
    isOwn,
    search === undefined ? undefined : mentions([files.file_name, ...texts, files.key], search),
    kind && eq(files.kind, kind),
    withoutAlt === undefined ? undefined : eq(files.kind, 'picture'),
    withoutAlt === undefined ? undefined : withoutAlt ? lacks : sql`not ${lacks}`,
  )
}

export type MediumRow = typeof files.$inferSelect

export async function selectMedia(
  db: Executor,
  { limit, offset, ...filters }: MediaFilters & { limit: number; offset: number },
): Promise<MediumRow[]> {
  return db
    .select()
    .from(files)
    .where(matching(filters))
    .orderBy(desc(files.created_at), desc(files.key))
    .limit(limit)
    .offset(offset)
}

export async function countMedia(db: Executor, filters: MediaFilters) {
  return countUpTo(db, files, matching(filters))
}

/** Some files of the library that a text names. */
export async function selectNamed(db: Executor, search: string, limit: number) {
  const vector = mediumVector(getTableColumns(files))
  return db
    .select()
    .from(files)
    .where(someMatching(files.key, and(isOwn, matchesTokens(vector, search)), limit))
}

/** Whether the library has a file. */
export async function hasMedium(db: Executor, key: string): Promise<boolean> {
  return (await db.$count(files, and(eq(files.key, key), isOwn))) > 0
}

/** The files of the library older than a day but for these, the newest first. Sample files are shared. */
export async function selectUnheld(db: Executor, held: readonly string[]): Promise<MediumRow[]> {
  const isOld = lt(files.created_at, sql`now() - interval '1 day'`)
  const isHeld = sql`${files.key} = any(${sql.param([...held])}::text[])`
  return db
    .select()
    .from(files)
    .where(and(isOwn, eq(files.sample, false), isOld, not(isHeld)))
    .orderBy(desc(files.created_at), desc(files.key))
}

/** Updates the alternative texts of a file of the portal; returns the texts before and after. */
export async function updateAlternative(
  db: Executor,
  key: string,
  texts: Partial<typeof files.$inferInsert>,
) {
  const own = and(eq(files.key, key), isOwn)
  const [before] = await db.select().from(files).where(own).for('update')
  if (!before) return undefined
  const [after] = await db.update(files).set(texts).where(own).returning()
  return after && { before, after }
}
