import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiries } from '@/lib/db/schema/enquiries'
import { enquiryMentions, enquiryNotes } from '@/lib/db/schema/enquiry-desk'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

/** The colleagues whom the notes about an enquiry name. */
export async function selectMentions(db: Executor, enquiry_id: number) {
  const { id, note_id, user_id, name, read_at } = enquiryMentions
  return db
    .select({ note_id, user_id, name, read_at })
    .from(enquiryMentions)
    .innerJoin(enquiryNotes, eq(enquiryNotes.id, note_id))
    .where(eq(enquiryNotes.enquiry_id, enquiry_id))
    .orderBy(asc(id))
}

export async function insertMentions(
  db: Executor,
  note_id: number,
  colleagues: readonly { id: number; name: string }[],
) {
  if (colleagues.length === 0) return
  await db
    .insert(enquiryMentions)
    .values(colleagues.map(({ id, name }) => ({ note_id, user_id: id, name })))
}

const unreadOf = (user_id: number) =>
  and(eq(enquiryMentions.user_id, user_id), isNull(enquiryMentions.read_at))

const notesOf = (db: Executor, enquiry_id: number) =>
  db
    .select({ id: enquiryNotes.id })
    .from(enquiryNotes)
    .where(eq(enquiryNotes.enquiry_id, enquiry_id))

/** Marks that a colleague has opened an enquiry whose notes name them. */
export async function markMentionsRead(db: Executor, enquiry_id: number, user_id: number) {
  await db
    .update(enquiryMentions)
    .set({ read_at: sql`now()` })
    .where(and(unreadOf(user_id), inArray(enquiryMentions.note_id, notesOf(db, enquiry_id))))
}

/** Enquiries with a note that names a colleague and that they have not opened since. */
export const namesUnread = (db: Executor, user_id: number) =>
  inArray(
    enquiries.id,
    db
      .select({ id: enquiryNotes.enquiry_id })
      .from(enquiryMentions)
      .innerJoin(enquiryNotes, eq(enquiryNotes.id, enquiryMentions.note_id))
      .where(unreadOf(user_id)),
  )

export async function countMentioned(db: Executor, user_id: number): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(distinct ${enquiryNotes.enquiry_id})::int` })
    .from(enquiryMentions)
    .innerJoin(enquiryNotes, eq(enquiryNotes.id, enquiryMentions.note_id))
    .where(unreadOf(user_id))
  return found?.count ?? 0
}
