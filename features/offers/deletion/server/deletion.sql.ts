import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isRecent } from '@/lib/db/instants'
import { changeHistory } from '@/lib/db/schema/history'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { OfferType } from '../../kinds/contract'
import { kindOf } from '../../rules'
import { heads } from '../../server/offers.sql'

/** The audit entry of a deletion in the last quarter of an hour. */
export async function findDeletion(db: Executor, type: OfferType, id: number) {
  const head = heads[type]
  const [last] = await db
    .select({ action: changeHistory.action, change: changeHistory.change })
    .from(changeHistory)
    .innerJoin(head, eq(changeHistory.subject_id, sql`${head.id}::text`))
    .where(
      and(
        eq(head.id, id),
        eq(changeHistory.subject, kindOf(type)),
        isRecent(head.deleted_at, sql`interval '15 minutes'`),
      ),
    )
    .orderBy(desc(changeHistory.id))
    .limit(1)
  return last?.action === 'delete' ? last.change : undefined
}

/** Whether an offer was deleted too long ago to be restored. */
export async function isGone(db: Executor, type: OfferType, id: number): Promise<boolean> {
  const head = heads[type]
  const [found] = await db
    .select({ gone: sql<boolean>`not ${isRecent(head.deleted_at, sql`interval '30 minutes'`)}` })
    .from(head)
    .where(eq(head.id, id))
  return found?.gone === true
}

/** The offers of a company, without deleted ones. */
export async function selectKept(
  db: Executor,
  type: OfferType,
  companyId: number,
): Promise<number[]> {
  const head = heads[type]
  const kept = await db
    .select({ id: head.id })
    .from(head)
    .where(and(eq(head.company_id, companyId), isNull(head.deleted_at)))
    .orderBy(asc(head.id))
  return kept.map(({ id }) => id)
}
