import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { contentLinks } from '@/lib/db/schema/content'
import { and, asc, eq, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm'

type LinkRow = typeof contentLinks.$inferSelect

type FoundLink = Pick<LinkRow, 'kind' | 'record_id' | 'field' | 'url' | 'text'>

const { kind, record_id, field, url, text, answer, checked_at, failed_at } = contentLinks

export async function selectLinks(db: Executor, ofKind: string): Promise<FoundLink[]> {
  return db.select({ kind, record_id, field, url, text }).from(contentLinks).where(eq(kind, ofKind))
}

const isLink = (link: Omit<FoundLink, 'text'>) =>
  and(eq(kind, link.kind), eq(record_id, link.record_id), eq(field, link.field), eq(url, link.url))

export async function insertLinks(db: Executor, links: readonly FoundLink[]) {
  await insertAll(db, contentLinks, [...links])
}

export async function updateText(db: Executor, link: FoundLink) {
  await db.update(contentLinks).set({ text: link.text }).where(isLink(link))
}

export async function deleteLink(db: Executor, link: FoundLink) {
  await db.delete(contentLinks).where(isLink(link))
}

interface Unchecked {
  /** Addresses that were not checked since then. */
  since: string
  failedOnly: boolean
  limit: number
}

export async function selectUnchecked(db: Executor, { since, failedOnly, limit }: Unchecked) {
  const isOld = or(isNull(checked_at), lt(checked_at, since))
  const rows = await db
    .selectDistinct({ url })
    .from(contentLinks)
    .where(and(isOld, failedOnly ? isNotNull(failed_at) : undefined))
    .orderBy(asc(url))
    .limit(limit)
  return rows.map((row) => row.url)
}

export async function writeAnswer(
  db: Executor,
  { address, works, said, at }: { address: string; works: boolean; said: string; at: string },
) {
  const failedSince = works ? null : sql`coalesce(${failed_at}, ${at}::timestamptz)`
  await db
    .update(contentLinks)
    .set({ answer: said, checked_at: at, failed_at: failedSince })
    .where(eq(url, address))
}

export async function hasFailed(db: Executor): Promise<boolean> {
  return (await db.$count(contentLinks, isNotNull(failed_at))) > 0
}

/** Links that failed at two checks, at least a day apart, those broken longest first. */
export async function selectBroken(db: Executor, limit: number) {
  return db
    .select({ kind, record_id, field, url, text, answer, failed_at })
    .from(contentLinks)
    .where(sql`${failed_at} <= ${checked_at} - interval '1 day'`)
    .orderBy(asc(failed_at), asc(kind), asc(record_id), asc(field), asc(url))
    .limit(limit)
}

export async function findLastCheck(db: Executor): Promise<string | null> {
  const [found] = await db.select({ at: max(checked_at) }).from(contentLinks)
  return found?.at ?? null
}
