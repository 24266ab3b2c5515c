import 'server-only'
import { requireWriter, storedKind, type StoredKind } from '@/features/content/kinds/server/kinds'
import { lockRecord } from '@/features/content/server/content-store'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { limitsIn } from '@/lib/auth/staff-areas'
import { database, transaction, type Executor, type Transaction } from '@/lib/db/database'
import { recordChange, recordChanges } from '@/lib/db/record-change'
import { today } from '@/lib/i18n/today'
import type { dueReviews, handOver, Review, setReview } from '../contract'
import {
  countDue,
  countDueFor,
  findReview,
  isWorkingPerson,
  monthsAfter,
  moveRecords,
  selectDue,
  selectOwners,
  updateReview,
  type EntryChange,
} from './reviews.sql'

const pageSize = 25

/** Facts of markets have an owner and a day of their own. */
const isReviewed = ({ kind }: StoredKind) => kind.confirmation === undefined

async function reviewOf(db: Executor, open: StoredKind, id: string): Promise<Review> {
  const found = await findReview(db, open.name, id)
  const none = { owner: null, review_on: null, review_months: null, reviewed_on: null }
  return { ...none, ...found, is_reviewed: isReviewed(open) }
}

/** Who answers for a record and when it is looked at again. Throws `forbidden`, `not_found`. */
export async function getReview(actor: Actor, name: string, id: string) {
  requireAccess('staff:content', actor)
  return reviewOf(await database(), storedKind(name), id)
}

interface At {
  kind: string
  id: string
}

/** Changes the review of a record in a transaction, with an audit entry. */
async function change(
  actor: Actor,
  { kind: name, id }: At,
  work: (tx: Transaction, before: Review) => Promise<EntryChange>,
): Promise<Review> {
  const open = storedKind(name)
  const by = requireWriter(actor, open)
  if (!isReviewed(open)) throw new Problem('forbidden')
  return transaction(async (tx) => {
    await lockRecord(tx, open, id)
    const before = await reviewOf(tx, open, id)
    await updateReview(tx, name, id, await work(tx, before))
    const after = await reviewOf(tx, open, id)
    const noted = Object.entries(shown(before)).flatMap(([field, value]) => {
      const now = new Map(Object.entries(shown(after))).get(field)
      return now === value ? [] : [[field, { before: value, after: now }] as const]
    })
    const subject = `content/${name}`
    await recordChange(tx, { by, action: 'update', subject, id, change: Object.fromEntries(noted) })
    return after
  })
}

/** A review as the audit log shows it. */
const shown = ({ owner, review_on, review_months, reviewed_on }: Review) => ({
  owner: owner?.name ?? null,
  review_on,
  review_months,
  reviewed_on,
})

async function requireWorking(tx: Transaction, id: number | null, field: string) {
  if (id !== null && !(await isWorkingPerson(tx, id))) {
    throw new Problem('invalid', { fields: { [field]: ['unknown'] } })
  }
}

/**
 * Sets who answers for a record and when it is looked at again. Throws `invalid` for a person who
 * does not work on content, `forbidden` for a fact of a market, which has its own, and `not_found`.
 */
export async function setReviewOf(
  actor: Actor,
  at: At,
  { owner_id, review_on, review_months }: BodyOf<typeof setReview>,
) {
  return change(actor, at, async (tx, before) => {
    if (owner_id !== before.owner?.id) await requireWorking(tx, owner_id, 'owner_id')
    return { owner_id, review_on, review_months }
  })
}

/**
 * Says that a record was looked at today and is still right; it is looked at again after its months.
 * Throws `conflict` for a record without a date, `forbidden` and `not_found`.
 */
export async function confirmReviewOf(actor: Actor, at: At) {
  return change(actor, at, async (tx, { review_months }) => {
    if (review_months === null) throw new Problem('conflict')
    const reviewed_on = today()
    return { reviewed_on, review_on: await monthsAfter(tx, reviewed_on, review_months) }
  })
}

/** A page of the records that are due for a check, the longest due first. Throws `forbidden`. */
export async function listDueReviews(actor: Actor, query: QueryOf<typeof dueReviews>) {
  requireAccess('staff:content', actor)
  const filter = {
    until: today(),
    whose: query.whose ?? 'mine',
    person: personOf(actor).userId,
  }
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [rows, total] = [await selectDue(db, filter, { limit, offset }), await countDue(db, filter)]
  const data = rows.flatMap(({ review_on, ...row }) => (review_on ? [{ ...row, review_on }] : []))
  return pageOf({ data, total }, query, pageSize)
}

/** The number of records that are due for a check by a person. */
export async function countWaitingReviews(db: Executor, userId: number): Promise<number> {
  return countDueFor(db, userId, today())
}

/** Who may answer for content, and who has left and still does. Throws `forbidden`. */
export async function listOwners(actor: Actor) {
  requireAccess('staff:content', actor)
  return selectOwners(await database())
}

/**
 * Makes another person answer for every record of a person, who leaves for example. Throws `invalid`
 * where the other one does not work on content, and `forbidden`, also for a role that is limited to
 * some kinds.
 */
export async function handOverRecords(actor: Actor, { from, to }: BodyOf<typeof handOver>) {
  requireAccess('staff:content', actor)
  // The records of a person are of any kind.
  if (limitsIn('content', actor)?.content_kinds) throw new Problem('forbidden')
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    await requireWorking(tx, to, 'to')
    const names = new Map((await selectOwners(tx)).map(({ id, name }) => [id, name]))
    const moved = await moveRecords(tx, from, to)
    const owner = { before: names.get(from) ?? null, after: names.get(to) ?? null }
    await recordChanges(
      tx,
      moved.map(({ kind, id }) => ({
        by,
        action: 'update' as const,
        subject: `content/${kind}`,
        id,
        change: { owner },
      })),
    )
    return { records: moved.length }
  })
}
