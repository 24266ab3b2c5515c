import 'server-only'
import type { Executor } from '@/lib/db/database'
import { searchJudgements } from '@/lib/db/schema/search'
import { desc, eq, sql } from 'drizzle-orm'
import type { JudgementWrite } from '../contract'

const { id, query, updated_at } = searchJudgements

/** Judged searches, the last changed first. */
export async function selectJudgements(db: Executor, limit: number) {
  return db.select().from(searchJudgements).orderBy(desc(updated_at), desc(id)).limit(limit)
}

export async function findJudgement(db: Executor, text: string) {
  const [found] = await db.select().from(searchJudgements).where(eq(query, text)).for('update')
  return found
}

/** Saves the grades of a search, instead of earlier ones. */
export async function saveJudgement(db: Executor, written: JudgementWrite) {
  return db
    .insert(searchJudgements)
    .values(written)
    .onConflictDoUpdate({
      target: query,
      set: { grades: written.grades, updated_at: sql`now()` },
    })
    .returning()
}

export async function deleteJudgement(db: Executor, judgement: number) {
  return db.delete(searchJudgements).where(eq(id, judgement)).returning()
}
