import 'server-only'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { writeOnce } from '@/features/conversations/server/messages'
import { replaceFiles } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { editConflict } from '@/lib/db/record-change'
import type { ReceivedFile } from '@/lib/files/receive'
import { randomUUID } from 'node:crypto'
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

function writeMessage(message: NewMessage, { sender, authorId, reader }: Author) {
  const { enquiryId: enquiry_id, body, files } = message
  const { text, status, idempotency_key = randomUUID() } = body
  return writeOnce({
    files,
    uploader: authorId,
    readers: { owner_id: reader },
    content: (attached) => [enquiry_id, text, attached, ...(status === undefined ? [] : [status])],
    findWritten: (db) => findByKey(db, authorId, idempotency_key),
    requireOpen: (db) => requireOpen(db, enquiry_id),
    write: async (tx, { request_hash, keys }, from) => {
      const row = { enquiry_id, sender, author_id: authorId, text, idempotency_key, request_hash }
      const clock = await clockBefore(tx, enquiry_id)
      const written = await insertMessage(tx, row, keys)
      if (written === undefined) return undefined
      if (sender === 'office') {
        await assignUnassigned(tx, enquiry_id, authorId)
        await moveWithReply(tx, { from, by: authorId, message })
      } else {
        await continueClock(tx, enquiry_id, clock)
        await notifyStaff(tx, enquiry_id, 'reply')
      }
      return written
    },
  })
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

/** An open enquiry, locked in a transaction. Throws `not_found`, `conflict`. */
async function requireOpen(db: Executor, id: number) {
  const found = await lockCase(db, id)
  if (!found) throw new Problem('not_found')
  if (isEnded(found.status)) throw new Problem('conflict')
  return found
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
