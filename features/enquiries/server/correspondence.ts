import 'server-only'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { discardFiles, recordFiles, type StoredFile } from '@/features/files/server/files'
import { saveUploadedAttachment, replaceFiles } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { editConflict } from '@/lib/db/record-change'
import type { ReceivedFile } from '@/lib/files/receive'
import { createHash, randomUUID } from 'node:crypto'
import { clockBefore, continueClock, resumeClock } from './enquiry-clock'
import { messageMail, statusMail } from './inquirer-mails'
import { notifyStaff } from './staff-mails'
import { nextStatuses, statusAfterReply } from '../rules'
import {
  anonymise,
  assignUnassigned,
  findByKey,
  findCase,
  insertMessage,
  lockCase,
  selectOpen,
  writeStatus,
} from './correspondence.sql'

interface Move {
  status: number
  reason: string
  /** The version that the officer saw. */
  version?: number | undefined
}

/**
 * Moves an enquiry to another status, with a reason that the person reads; a mail notifies them.
 * Throws `not_found`, and `conflict` when it was changed since the version that was seen, and for a
 * status that does not follow from the current one (`nextStatuses`).
 */
export async function moveEnquiry(actor: Actor, id: number, { status, version, reason }: Move) {
  const { userId } = personOf(actor)
  await transaction(async (tx) => {
    const found = await lockCase(tx, id)
    if (!found) throw new Problem('not_found')
    const isChanged = version !== undefined && version !== found.version
    if (isChanged || !nextStatuses(found).some((next) => next === status)) {
      const record = { subject: 'enquiry', id, version: found.version }
      throw await editConflict(tx, { ...record, forStaff: true })
    }
    await moveTo(tx, { enquiry_id: id, from: found.status, to: status, by: userId, reason })
    await statusMail.enqueue(tx, { enquiry_id: id, status, ...mailedReason(status, reason) })
  })
  return { status }
}

/** The words of a rejection are in its mail; others are read on the page. */
const mailedReason = (status: number, reason: string) =>
  status === enquiryStatus.rejected ? { reason } : {}

interface NewMessage {
  enquiryId: number
  body: {
    text: string
    idempotency_key?: string | undefined
    /** The status after a message of the office. */
    status?: number | undefined
  }
  files: readonly ReceivedFile[]
}

/**
 * Writes to the office about one of the caller's enquiries. Throws `not_found` for another
 * person's, and `conflict` when it is completed, rejected or closed.
 */
export async function writeToOffice(actor: Actor, message: NewMessage) {
  const { userId } = personOf(actor)
  await requireOwnEnquiry(actor, message.enquiryId)
  return writeMessage(message, { sender: 'person', authorId: userId, reader: userId })
}

/**
 * Writes to the owner of the enquiry and moves it to the status that is given, or a new one to
 * ongoing; one mail tells both. Who answers an enquiry that nobody works on is assigned to it.
 * Throws `not_found`, and `conflict` when it is completed, rejected or closed, and for a status
 * that does not follow from the current one.
 */
export async function writeToPerson(actor: Actor, message: NewMessage) {
  const { userId } = personOf(actor)
  const reader = await readerOf(message.enquiryId)
  return writeMessage(message, { sender: 'office', authorId: userId, reader })
}

/** Passes for the owner of the enquiry. Throws `not_found` for another person's. */
export async function requireOwnEnquiry(actor: Actor, id: number): Promise<void> {
  if ((await readerOf(id)) !== personOf(actor).userId) throw new Problem('not_found')
}

/** The owner of the enquiry. Throws `not_found`. */
export async function readerOf(id: number): Promise<number> {
  const found = await findCase(await database(), id)
  if (!found) throw new Problem('not_found')
  return found.user_id
}

interface Author {
  sender: 'person' | 'office'
  authorId: number
  /** The person who may read the files in addition to staff: the owner of the enquiry. */
  reader: number
}

async function writeMessage(message: NewMessage, author: Author): Promise<{ id: number }> {
  const key = message.body.idempotency_key ?? randomUUID()
  const hash = hashOf(message)
  const sentBefore = async () => {
    const found = await findByKey(await database(), author.authorId, key)
    if (found && found.request_hash !== hash) {
      throw new Problem('invalid', { fields: { idempotency_key: ['other_body'] } })
    }
    return found && { id: found.id }
  }
  const before = await sentBefore()
  if (before) return before
  const { enquiryId } = message
  await requireOpen(await database(), enquiryId)
  const attachments = await saveAttachments(message.files, author)
  const id = await transaction(async (tx) => {
    const from = await requireOpen(tx, enquiryId)
    await recordFiles(tx, attachments)
    const row = {
      enquiry_id: enquiryId,
      sender: author.sender,
      author_id: author.authorId,
      text: message.body.text,
      idempotency_key: key,
      request_hash: hash,
    }
    const keys = attachments.map((file) => file.key)
    const clock = await clockBefore(tx, enquiryId)
    const written = await insertMessage(tx, row, keys)
    if (written === undefined) await replaceFiles(tx, keys)
    else if (author.sender === 'office') {
      await assignUnassigned(tx, enquiryId, author.authorId)
      await moveWithReply(tx, { from, by: author.authorId, message })
    } else {
      await continueClock(tx, enquiryId, clock)
      await notifyStaff(tx, enquiryId, 'reply')
    }
    return written
  }).catch(async (error: unknown) => {
    await discardFiles(attachments)
    throw error
  })
  const sent = id === undefined ? await sentBefore() : { id }
  if (!sent) throw new Problem('internal')
  return sent
}

/** Moves an enquiry to a status; its clock goes on where it was stopped. */
async function moveTo(tx: Executor, step: Parameters<typeof writeStatus>[1]): Promise<void> {
  const clock = await clockBefore(tx, step.enquiry_id)
  await writeStatus(tx, step)
  if (step.to !== enquiryStatus.pending) await resumeClock(tx, step.enquiry_id, clock)
}

interface Reply {
  /** The enquiry before it. */
  from: Parameters<typeof nextStatuses>[0]
  by: number
  message: NewMessage
}

async function moveWithReply(tx: Executor, { from, by, message }: Reply): Promise<void> {
  const { enquiryId: enquiry_id, body } = message
  const status = body.status ?? statusAfterReply(from.status)
  if (status === from.status) {
    await messageMail.enqueue(tx, { enquiry_id })
    return
  }
  if (!nextStatuses(from).some((next) => next === status)) throw new Problem('conflict')
  await moveTo(tx, { enquiry_id, from: from.status, to: status, by })
  await messageMail.enqueue(tx, { enquiry_id, status, ...mailedReason(status, body.text) })
}

function hashOf({ enquiryId, body, files }: NewMessage): string {
  const attached = files.map(({ fileName, bytes, kind }) => [fileName, bytes, kind])
  const { text, status } = body
  return createHash('sha256')
    .update(JSON.stringify([enquiryId, text, attached, ...(status === undefined ? [] : [status])]))
    .digest('hex')
}

/** An open enquiry, locked in a transaction. Throws `not_found`, `conflict`. */
async function requireOpen(db: Executor, id: number) {
  const found = await lockCase(db, id)
  if (!found) throw new Problem('not_found')
  if (isEnded(found.status)) throw new Problem('conflict')
  return found
}

/** Stores the files of a message for the readers of the enquiry. */
async function saveAttachments(files: readonly ReceivedFile[], author: Author) {
  const attachments: StoredFile[] = []
  try {
    for (const file of files) {
      const stored = await saveUploadedAttachment({ field: 'files', file, owner: author.authorId })
      attachments.push({ ...stored, owner_id: author.reader })
    }
  } catch (error) {
    await discardFiles(attachments)
    throw error
  }
  return attachments
}

/**
 * Anonymizes a person's enquiries in the transaction that deletes their account: deletes texts and
 * files, closes open enquiries, and keeps what statistics need.
 */
export async function forgetPerson(tx: Executor, userId: number): Promise<void> {
  for (const { id, status } of await selectOpen(tx, userId)) {
    await writeStatus(tx, { enquiry_id: id, from: status, to: enquiryStatus.closed, by: null })
  }
  await replaceFiles(tx, await anonymise(tx, userId))
}
