import 'server-only'
import { isOpen } from '@/lib/db/reads/enquiries'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import {
  enquiries,
  enquiryMessageFiles,
  enquiryMessages,
  enquirySteps,
} from '@/lib/db/schema/enquiries'
import { enquiryMentions, enquiryNotes } from '@/lib/db/schema/enquiry-desk'
import { changeHistory } from '@/lib/db/schema/history'
import { and, eq, isNull, sql } from 'drizzle-orm'

/** The owner and the status of an enquiry; undefined when there is none. */
export async function findCase(db: Executor, id: number) {
  const [found] = await db
    .select({ id: enquiries.id, user_id: enquiries.user_id, status: enquiries.status })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .limit(1)
  return found
}

/** The same, locked until the transaction ends. */
export async function lockCase(db: Executor, id: number) {
  const [found] = await db
    .select({
      user_id: enquiries.user_id,
      status: enquiries.status,
      merged_into: enquiries.merged_into,
      email: enquiries.email,
      version: enquiries.version,
    })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .for('update')
  return found
}

interface Step {
  enquiry_id: number
  from: number
  to: number
  /** Null for steps of the portal itself. */
  by: number | null
  reason?: string | undefined
}

/** The clock of an enquiry stops while the office waits for the person, and goes on after it. */
const stoppedClock = { waits_since: sql`coalesce(${enquiries.waits_since}, now())` }
const resumedClock = {
  waits_since: null,
  clock_start: sql`case when ${enquiries.waits_since} is null then ${enquiries.clock_start}
    else coalesce(${enquiries.clock_start}, ${enquiries.created_at}) + (now() - ${enquiries.waits_since}) end`,
}

/** Moves an enquiry to a status, with its step and history. */
export async function writeStatus(db: Executor, { enquiry_id, from, to, by, reason }: Step) {
  await db
    .update(enquiries)
    .set({
      status: to,
      updated_at: sql`now()`,
      version: sql`${enquiries.version} + 1`,
      ...(to === enquiryStatus.pending ? stoppedClock : resumedClock),
      ...(isEnded(to) && { awaits_reply_since: null, escalated_at: null }),
    })
    .where(eq(enquiries.id, enquiry_id))
  await db.insert(enquirySteps).values({ enquiry_id, status: to, set_by: by, reason })
  await writeHistory(db, { action: 'status', enquiry_id, by, change: { from, to } })
}

/** Changes an enquiry, which then has a new version. */
export async function updateCase(
  db: Executor,
  id: number,
  change: Partial<Pick<typeof enquiries.$inferInsert, 'owner_id' | 'merged_into'>>,
) {
  await db
    .update(enquiries)
    .set({ ...change, version: sql`${enquiries.version} + 1`, updated_at: sql`now()` })
    .where(eq(enquiries.id, id))
}

export async function writeHistory(
  db: Executor,
  {
    action,
    enquiry_id,
    by,
    change,
  }: { action: string; enquiry_id: number; by: number | null; change: Record<string, unknown> },
) {
  await db.insert(changeHistory).values({
    action,
    subject: 'enquiry',
    subject_id: String(enquiry_id),
    changed_by: by,
    change,
  })
}

/** The message that a person wrote under a key. */
export async function findByKey(db: Executor, author_id: number, key: string) {
  const [found] = await db
    .select({ id: enquiryMessages.id, request_hash: enquiryMessages.request_hash })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.author_id, author_id), eq(enquiryMessages.idempotency_key, key)))
    .limit(1)
  return found
}

type NewMessage = Omit<typeof enquiryMessages.$inferInsert, 'at' | 'read_at'>

/**
 * Inserts a message with its files and history. Returns undefined when its author already has one
 * under this key; waits for one that is being inserted.
 */
export async function insertMessage(
  db: Executor,
  message: NewMessage,
  files: readonly string[],
): Promise<number | undefined> {
  const [written] = await db
    .insert(enquiryMessages)
    .values(message)
    .onConflictDoNothing({ target: [enquiryMessages.author_id, enquiryMessages.idempotency_key] })
    .returning({ id: enquiryMessages.id })
  if (!written) return undefined
  const message_id = written.id
  await insertAll(
    db,
    enquiryMessageFiles,
    files.map((file_key, sort) => ({ message_id, file_key, sort })),
  )
  await db
    .update(enquiries)
    .set({
      updated_at: sql`now()`,
      version: sql`${enquiries.version} + 1`,
      ...(message.sender === 'office'
        ? {
            answered_at: sql`coalesce(${enquiries.answered_at}, now())`,
            answer_due_at: null,
            awaits_reply_since: null,
            escalated_at: null,
            waits_since: sql`case when ${enquiries.status} = ${enquiryStatus.pending}::int then coalesce(${enquiries.waits_since}, now()) end`,
          }
        : {
            ...resumedClock,
            awaits_reply_since: sql`coalesce(${enquiries.awaits_reply_since}, now())`,
          }),
    })
    .where(eq(enquiries.id, message.enquiry_id))
  await writeHistory(db, {
    action: 'message',
    enquiry_id: message.enquiry_id,
    by: message.author_id,
    change: { message_id, from: message.sender, files: files.length },
  })
  return message_id
}

/** Assigns an enquiry that nobody works on to the officer who answers it. */
export async function assignUnassigned(db: Executor, enquiry_id: number, owner_id: number) {
  const assigned = await db
    .update(enquiries)
    .set({ owner_id })
    .where(and(eq(enquiries.id, enquiry_id), isNull(enquiries.owner_id)))
    .returning({ id: enquiries.id })
  if (assigned.length === 0) return
  await writeHistory(db, { action: 'assign', enquiry_id, by: owner_id, change: { owner_id } })
}

/** A person's enquiries that the office still works on. */
export async function selectOpen(db: Executor, user_id: number) {
  return db
    .select({ id: enquiries.id, status: enquiries.status })
    .from(enquiries)
    .where(and(eq(enquiries.user_id, user_id), isOpen))
    .for('update')
}

const ofPerson = (user_id: number) =>
  sql`select ${enquiries.id} from ${enquiries} where ${enquiries.user_id} = ${user_id}`

/** Deletes all personal data from a person's enquiries; returns the keys of the attached files. */
export async function anonymise(db: Executor, user_id: number): Promise<string[]> {
  await db
    .update(enquiries)
    .set({
      name: '',
      email: '',
      phone: '',
      phone2: null,
      company: '',
      job_title: null,
      barrier_agreement: null,
      description: '',
      request_hash: '',
      updated_at: sql`now()`,
    })
    .where(eq(enquiries.user_id, user_id))
  await db
    .update(enquiryMessages)
    .set({ text: '', request_hash: '' })
    .where(sql`${enquiryMessages.enquiry_id} in (${ofPerson(user_id)})`)
  // With them go the notes that hold their answers.
  await db.delete(bodyTasks).where(sql`${bodyTasks.enquiry_id} in (${ofPerson(user_id)})`)
  await db
    .update(enquiryNotes)
    .set({ text: '' })
    .where(sql`${enquiryNotes.enquiry_id} in (${ofPerson(user_id)})`)
  await db
    .delete(enquiryMentions)
    .where(
      sql`${enquiryMentions.note_id} in (select ${enquiryNotes.id} from ${enquiryNotes} where ${enquiryNotes.enquiry_id} in (${ofPerson(user_id)}))`,
    )
  await db
    .update(enquirySteps)
    .set({ reason: null })
    .where(sql`${enquirySteps.enquiry_id} in (${ofPerson(user_id)})`)
  const removed = await db
    .delete(enquiryMessageFiles)
    .where(
      sql`${enquiryMessageFiles.message_id} in (select ${enquiryMessages.id} from ${enquiryMessages} where ${enquiryMessages.enquiry_id} in (${ofPerson(user_id)}))`,
    )
    .returning({ key: enquiryMessageFiles.file_key })
  return removed.map(({ key }) => key)
}
