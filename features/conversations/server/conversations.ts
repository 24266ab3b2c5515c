import 'server-only'
import type { ConversationSide } from '@/lib/db/codes/conversations'
import { serveToSides } from '@/features/files/server/delivery'
import { replaceFiles } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import { isPassingSignatureOf, passingSignatureOf } from '@/lib/auth/signature'
import { database, transaction, type Executor } from '@/lib/db/database'
import { signingKey } from '@/lib/db/signing-keys'
import type { ReceivedFile } from '@/lib/files/receive'
import { routes } from '@/lib/routing/routes'
import {
  conversationLimits,
  type ConversationMessage,
  type ConversationView,
  type MessageWrite,
} from '../contract'
import {
  countMessages,
  deleteConversations,
  deleteTexts,
  findByKey,
  findConversation,
  findReport,
  insertConversation,
  insertMessage,
  isAttached,
  lockConversation,
  selectFileKeys,
  selectFiles,
  selectMessages,
  selectWritten,
  selectOld,
  sumOfFiles,
  writeAgreement,
  writeClosedReport,
  writeEnd,
  writeReport,
} from './conversations.sql'
import { hashOf, writeOnce, type Attached } from './messages'

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]
type FileRow = Awaited<ReturnType<typeof selectFiles>>[number]

/** How long the addresses of files work; each reading of the conversation gives new ones. */
const openMinutes = 60

/** A message with signed addresses of its files. */
function toMessage(
  { quotation, ...row }: MessageRow,
  attached: readonly FileRow[],
  key: string,
): ConversationMessage {
  return {
    ...row,
    quotation: quotation && {
      currency: quotation.currency,
      unit: quotation.unit,
      incoterm: quotation.incoterm,
      place: quotation.place,
      valid_until: quotation.valid_until,
      price: Number(quotation.price),
    },
    files: attached
      .filter(({ message_id }) => message_id === row.id)
      .map((file) => ({
        name: file.name ?? file.key,
        bytes: file.bytes,
        href: routes.conversationFile(file.key, passingSignatureOf(file.key, key, openMinutes)),
      })),
  }
}

const filePurpose = 'conversation-file'

export interface NewMessage {
  conversationId: number
  side: ConversationSide
  /** Null for a person without an account. */
  authorId: number | null
  body: MessageWrite
  files: readonly ReceivedFile[]
  /** Runs in the transaction of a message that is new: states, mails. */
  onSent?: (tx: Executor) => Promise<void>
}

/** Starts a conversation without a message; returns its id. */
export async function startConversation(tx: Executor): Promise<number> {
  const id = await insertConversation(tx)
  if (id === undefined) throw new Problem('internal')
  return id
}

/** Starts a conversation with the first message of the buyer; returns its id. */
export async function openConversation(
  tx: Executor,
  { authorId, body }: Pick<NewMessage, 'authorId' | 'body'>,
): Promise<number> {
  const conversation_id = await startConversation(tx)
  const row = {
    conversation_id,
    side: 'buyer' as const,
    author_id: authorId,
    text: body.text,
    idempotency_key: body.idempotency_key,
    request_hash: hashOf(contentOf(body, [])),
  }
  await insertMessage(tx, row, { keys: [] })
  return conversation_id
}

/**
 * Writes a message with its files and, for a supplier, a quotation. One idempotency key is one
 * message. Throws `conflict` when the conversation has ended or is full, `invalid` for a key of other
 * content and for files, also where there is no more space for them.
 */
export function writeMessage(message: NewMessage): Promise<{ id: number }> {
  const { conversationId: conversation_id, side, authorId: author_id, body, files } = message
  const { text, idempotency_key, quotation } = body
  return writeOnce({
    files,
    uploader: null,
    readers: { audience: 'sides' },
    content: (attached) => contentOf(body, attached),
    findWritten: (db) => findByKey(db, { conversation_id, side, key: idempotency_key }),
    requireOpen: (db, added) => requireOpen(db, conversation_id, added),
    write: async (tx, { request_hash, keys }) => {
      const row = { conversation_id, side, author_id, text, idempotency_key, request_hash }
      const written = await insertMessage(tx, row, { quotation, keys })
      if (written !== undefined) await message.onSent?.(tx)
      return written
    },
  })
}

/** What makes it the same message. */
const contentOf = ({ text, quotation }: MessageWrite, attached: Attached) => [
  text,
  quotation ?? null,
  attached,
]

/** Passes where a conversation goes on and has space for these files, with those of both sides. */
async function requireOpen(db: Executor, id: number, added: readonly { bytes: number }[]) {
  const found = await lockConversation(db, id)
  if (!found) throw new Problem('not_found')
  const isFull = (await countMessages(db, id)) >= conversationLimits.messages
  if (found.ended_at !== null || isFull) throw new Problem('conflict')
  if (added.length === 0) return
  const bytes = added.reduce((sum, file) => sum + file.bytes, await sumOfFiles(db, id))
  if (bytes > conversationLimits.bytes)
    throw new Problem('invalid', { fields: { files: ['quota'] } })
}

/** A conversation as one side sees it. Throws `not_found`. */
export async function readConversation(
  db: Executor,
  id: number,
  side: ConversationSide,
): Promise<ConversationView> {
  const found = await findConversation(db, id)
  if (!found) throw new Problem('not_found')
  const { buyer_agreed_at: buyer, supplier_agreed_at: supplier } = found
  const [mine, theirs] = side === 'buyer' ? [buyer, supplier] : [supplier, buyer]
  return {
    messages: await messagesOf(db, id),
    agreed: { mine: mine !== null, theirs: theirs !== null },
    reported_by: found.report_closed_at === null ? found.reported_by : null,
    ended: found.ended_at !== null,
  }
}

/** The messages of a conversation, oldest first, with signed addresses of their files. */
export async function messagesOf(db: Executor, id: number): Promise<ConversationMessage[]> {
  const rows = await selectMessages(db, id)
  const ids = rows.map(({ id: message }) => message)
  const attached = await selectFiles(db, ids)
  const key = await signingKey(db, filePurpose)
  return rows.map((row) => toMessage(row, attached, key))
}

/** What a person wrote in conversations, for the export of their data. */
export async function exportMessages(db: Executor, userId: number) {
  return selectWritten(db, userId)
}

/** The document of a conversation at its signed address. Throws `not_found`, also once it expired. */
export async function openFile(
  key: string,
  signature: string,
  request: Request,
): Promise<Response> {
  const db = await database()
  const isSigned = isPassingSignatureOf(key, signature, await signingKey(db, filePurpose))
  if (!isSigned || !(await isAttached(db, key))) throw new Problem('not_found')
  return serveToSides(key, request)
}

/**
 * Notes that a side agrees. Returns what is new: that it agrees, or that both do now; null where it
 * had agreed. Throws `not_found`, `conflict`.
 */
export async function agreeToExchange(
  tx: Executor,
  id: number,
  side: ConversationSide,
): Promise<'agreed' | 'exchanged' | null> {
  const found = await lockConversation(tx, id)
  if (!found) throw new Problem('not_found')
  if (found.ended_at !== null) throw new Problem('conflict')
  const { buyer_agreed_at: buyer, supplier_agreed_at: supplier } = found
  const [mine, theirs] = side === 'buyer' ? [buyer, supplier] : [supplier, buyer]
  if (mine !== null) return null
  await writeAgreement(tx, id, side)
  return theirs === null ? 'agreed' : 'exchanged'
}

/** Lets staff read a conversation until they close the report; false where one was open already. */
export async function reportConversation(
  tx: Executor,
  report: { id: number; side: ConversationSide; reason: string },
): Promise<boolean> {
  return writeReport(tx, report)
}

/**
 * What staff read of a conversation that a side reported: why, and the messages without their files.
 * Undefined where no report is open.
 */
export async function readReport(db: Executor, id: number) {
  const report = await findReport(db, id)
  if (!report) return undefined
  const messages = await messagesOf(db, id)
  return {
    reason: report.reason ?? '',
    messages: messages.map(({ files: _, ...message }) => message),
  }
}

/** Closes the report of a conversation, which may be reported again; false where none is open. */
export async function endReport(tx: Executor, id: number): Promise<boolean> {
  return writeClosedReport(tx, id)
}

/** Ends a conversation, or opens it again. */
export async function setEnded(tx: Executor, id: number, ended: boolean): Promise<void> {
  await writeEnd(tx, id, ended)
}

/** Deletes the texts, quotations and files of conversations. */
export async function eraseConversations(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await replaceFiles(tx, await selectFileKeys(tx, ids))
  await deleteTexts(tx, ids)
  for (const id of ids) await writeEnd(tx, id, true)
}

/** Deletes conversations as a whole, with the requests and offers that refer to them. */
export async function removeConversations(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await replaceFiles(tx, await selectFileKeys(tx, ids))
  await deleteConversations(tx, ids)
}

/** How long a conversation is kept after its last message. */
const keptMonths = 24

/** Deletes conversations 24 months after the last message (spec/decisions.md, 'Mail and consent'). */
export async function clearConversations(db: Executor): Promise<void> {
  const atOnce = 200
  const ids = await selectOld(db, keptMonths, atOnce)
  await transaction((tx) => removeConversations(tx, ids))
  if (ids.length === atOnce) await clearConversations(db)
}
