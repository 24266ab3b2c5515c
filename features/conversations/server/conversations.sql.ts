import 'server-only'
import type { ConversationSide } from '@/lib/db/codes/conversations'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import {
  conversationFiles,
  conversationMessages,
  conversations,
  isReported,
  quotations,
} from '@/lib/db/schema/conversations'
import { files } from '@/lib/db/schema/files'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { QuotationWrite } from '../contract'

export async function insertConversation(db: Executor) {
  const [written] = await db.insert(conversations).values({}).returning({ id: conversations.id })
  return written?.id
}

export async function findConversation(db: Executor, id: number) {
  const [found] = await db.select().from(conversations).where(eq(conversations.id, id))
  return found
}

/** The same, locked until the transaction ends. */
export async function lockConversation(db: Executor, id: number) {
  const [found] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  return found
}

export async function countMessages(db: Executor, id: number) {
  return db.$count(conversationMessages, eq(conversationMessages.conversation_id, id))
}

/** The message that a side wrote under a key. */
export async function findByKey(
  db: Executor,
  { conversation_id, side, key }: { conversation_id: number; side: ConversationSide; key: string },
) {
  const [found] = await db
    .select({ id: conversationMessages.id, request_hash: conversationMessages.request_hash })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, conversation_id),
        eq(conversationMessages.side, side),
        eq(conversationMessages.idempotency_key, key),
      ),
    )
  return found
}

/**
 * Inserts a message with its quotation and files. Returns undefined when its side already wrote one
 * under this key; waits for one that is being inserted.
 */
export async function insertMessage(
  db: Executor,
  row: typeof conversationMessages.$inferInsert,
  { quotation, keys }: { quotation?: QuotationWrite | null | undefined; keys: readonly string[] },
) {
  const [written] = await db
    .insert(conversationMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: conversationMessages.id })
  if (!written) return undefined
  const message_id = written.id
  if (quotation) {
    await db
      .insert(quotations)
      .values({ ...quotation, message_id, price: quotation.price.toFixed(2) })
  }
  await insertAll(
    db,
    conversationFiles,
    keys.map((file_key, sort) => ({ message_id, file_key, sort })),
  )
  await db
    .update(conversations)
    .set({ last_message_at: sql`now()` })
    .where(eq(conversations.id, row.conversation_id))
  return message_id
}

/** The messages of a conversation with their quotations, oldest first. */
export async function selectMessages(db: Executor, conversation_id: number) {
  return db
    .select({
      id: conversationMessages.id,
      side: conversationMessages.side,
      at: conversationMessages.at,
      text: conversationMessages.text,
      quotation: quotations,
    })
    .from(conversationMessages)
    .leftJoin(quotations, eq(quotations.message_id, conversationMessages.id))
    .where(eq(conversationMessages.conversation_id, conversation_id))
    .orderBy(asc(conversationMessages.id))
}

/** What a person wrote in conversations, oldest first. */
export async function selectWritten(db: Executor, author_id: number) {
  const { conversation_id, side, at, text } = conversationMessages
  return db
    .select({ conversation_id, side, at, text })
    .from(conversationMessages)
    .where(eq(conversationMessages.author_id, author_id))
    .orderBy(asc(conversationMessages.id))
}

export async function selectFiles(db: Executor, messages: readonly number[]) {
  if (messages.length === 0) return []
  return db
    .select({
      message_id: conversationFiles.message_id,
      key: files.key,
      name: files.file_name,
      bytes: files.bytes,
    })
    .from(conversationFiles)
    .innerJoin(files, eq(files.key, conversationFiles.file_key))
    .where(inArray(conversationFiles.message_id, [...messages]))
    .orderBy(asc(conversationFiles.message_id), asc(conversationFiles.sort))
}

/** The size of all files of a conversation. */
export async function sumOfFiles(db: Executor, conversation_id: number) {
  const [sum] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(conversationFiles)
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversationFiles.message_id))
    .innerJoin(files, eq(files.key, conversationFiles.file_key))
    .where(eq(conversationMessages.conversation_id, conversation_id))
  return sum?.bytes ?? 0
}

const agreementOf = {
  buyer: { buyer_agreed_at: sql`coalesce(${conversations.buyer_agreed_at}, now())` },
  supplier: { supplier_agreed_at: sql`coalesce(${conversations.supplier_agreed_at}, now())` },
} as const

/** Notes that a side agrees to exchange the addresses. */
export async function writeAgreement(db: Executor, id: number, side: ConversationSide) {
  await db.update(conversations).set(agreementOf[side]).where(eq(conversations.id, id))
}

/**
 * Notes a report of a conversation, unless one is open. A supplier’s takes over a buyer’s, which does
 * not keep the buyer from deleting the texts; the reasons of both are kept.
 */
export async function writeReport(
  db: Executor,
  { id, side, reason }: { id: number; side: ConversationSide; reason: string },
) {
  const { reported_by, report_reason } = conversations
  const takesOver = side === 'supplier' ? sql`${reported_by} = 'buyer'` : sql`false`
  const written = await db
    .update(conversations)
    .set({
      reported_at: sql`now()`,
      reported_by: side,
      report_closed_at: null,
      report_reason: sql`case when ${isReported} then concat_ws(E'\n\n', ${report_reason}, ${reason}::text)
        else ${reason}::text end`,
    })
    .where(and(eq(conversations.id, id), sql`(not ${isReported} or ${takesOver})`))
    .returning({ id: conversations.id })
  return written.length > 0
}

/** The open report of a conversation; undefined where nobody reported it. */
export async function findReport(db: Executor, conversationId: number) {
  const [found] = await db
    .select({ reason: conversations.report_reason })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isReported))
  return found
}

/** Closes the open report of a conversation; false where there is none. */
export async function writeClosedReport(db: Executor, conversationId: number) {
  const written = await db
    .update(conversations)
    .set({ report_closed_at: sql`now()` })
    .where(and(eq(conversations.id, conversationId), isReported))
    .returning({ id: conversations.id })
  return written.length > 0
}

export async function writeEnd(db: Executor, id: number, ended: boolean) {
  await db
    .update(conversations)
    .set({ ended_at: ended ? sql`coalesce(${conversations.ended_at}, now())` : null })
    .where(eq(conversations.id, id))
}

const messagesOf = (ids: readonly number[]) =>
  inArray(conversationMessages.conversation_id, [...ids])

/** The keys of the files of conversations. */
export async function selectFileKeys(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select({ key: conversationFiles.file_key })
    .from(conversationFiles)
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversationFiles.message_id))
    .where(messagesOf(ids))
  return rows.map(({ key }) => key)
}

/** Deletes all texts, quotations and attachments of conversations; their rows stay. */
export async function deleteTexts(db: Executor, ids: readonly number[]) {
  await db.delete(conversationMessages).where(messagesOf(ids))
  await db
    .update(conversations)
    .set({ report_reason: null })
    .where(inArray(conversations.id, [...ids]))
}

/** Deletes conversations with all that belongs to them. */
export async function deleteConversations(db: Executor, ids: readonly number[]) {
  await db.delete(conversations).where(inArray(conversations.id, [...ids]))
}

/** Conversations without a message for a number of months. */
export async function selectOld(db: Executor, months: number, limit: number) {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(sql`${conversations.last_message_at} < now() - make_interval(months => ${months}::int)`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether a file belongs to a conversation. */
export async function isAttached(db: Executor, key: string) {
  const [found] = await db
    .select({ key: conversationFiles.file_key })
    .from(conversationFiles)
    .where(eq(conversationFiles.file_key, key))
    .limit(1)
  return found !== undefined
}
