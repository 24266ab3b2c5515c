import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { files } from '@/lib/db/schema/files'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'

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
    search === undefined ? undefined : mentions([files.file_name, ...texts], search),
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
