import 'server-only'
import { isOpen } from '@/lib/db/reads/enquiries'
import type { Executor } from '@/lib/db/database'
import { enquiries, enquiryMessages } from '@/lib/db/schema/enquiries'
import { firstWords } from '@/lib/i18n/first-words'
import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { unansweredSince } from '../service-levels/server/service-levels.sql'

const excerptLength = 160

/** The first words of what the person wrote. */
const excerpt = sql`left(${enquiries.description}, ${excerptLength + 1}::int)`.mapWith(
  (text: string) => firstWords(text, excerptLength),
)

/** Enquiries that were merged into this one. */
export async function selectMerged(db: Executor, into: number) {
  const { id, merged_into } = enquiries
  return db.select({ id, excerpt }).from(enquiries).where(eq(merged_into, into)).orderBy(asc(id))
}

/**
 * Gives the messages of an enquiry to another one of the same person, what it was filed with as the
 * first of them; the other one awaits a reply since the earlier of both.
 */
export async function moveConversation(db: Executor, { from, to }: { from: number; to: number }) {
  await db
    .update(enquiryMessages)
    .set({ enquiry_id: to })
    .where(eq(enquiryMessages.enquiry_id, from))
  const { user_id, description, created_at, answer_due_at } = enquiries
  const [moved] = await db
    .select({ since: unansweredSince, due: answer_due_at, user_id, description, created_at })
    .from(enquiries)
    .where(eq(enquiries.id, from))
  if (!moved) return
  await db.insert(enquiryMessages).values({
    enquiry_id: to,
    sender: 'person',
    author_id: moved.user_id,
    at: moved.created_at,
    text: moved.description,
    idempotency_key: randomUUID(),
    request_hash: '',
    read_at: sql`now()`,
  })
  if (!moved.since) return
  await db
    .update(enquiries)
    .set({
      awaits_reply_since: sql`least(${enquiries.awaits_reply_since}, ${moved.since}::timestamptz)`,
      answer_due_at: sql`least(${answer_due_at}, ${moved.due}::timestamptz)`,
    })
    .where(eq(enquiries.id, to))
}

const maxSimilar = 20
const similarDays = 30
const leastSimilarity = 0.3

/** Other open enquiries of the same person, alike in type, words and time, the newest first. */
export async function selectSimilar(
  db: Executor,
  one: Pick<
    typeof enquiries.$inferSelect,
    'id' | 'user_id' | 'enq_type' | 'created_at' | 'description'
  >,
  reachable: SQL | undefined,
) {
  const { id, user_id, enq_type, status, created_at, description } = enquiries
  const isNear = sql`abs(extract(epoch from ${created_at} - ${one.created_at}::timestamptz)) < ${similarDays * 86_400}::int`
  const isAlike = sql`similarity(${description}, ${one.description}) >= ${leastSimilarity}::real`
  const isOther = and(eq(user_id, one.user_id), ne(id, one.id), isOpen)
  return db
    .select({ id, enq_type, status, created_at, excerpt })
    .from(enquiries)
    .where(and(isOther, eq(enq_type, one.enq_type), isNear, isAlike, reachable))
    .orderBy(desc(id))
    .limit(maxSimilar)
}
