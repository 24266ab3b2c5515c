import 'server-only'
import { recordFiles, withStoredFiles, type StoredFile } from '@/features/files/server/files'
import { replaceFiles, saveUploadedAttachment } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { ReceivedFile } from '@/lib/files/receive'
import { createHash } from 'node:crypto'

/** The files of a message as they were uploaded: the name, the size and the kind of each. */
export type Attached = readonly (readonly [string, number, string])[]

/** A new message, and how its feature stores it. `State` is what a message is written about. */
interface OutgoingMessage<State> {
  files: readonly ReceivedFile[]
  /** Whose quota the files count towards; null for nobody’s. */
  uploader: number | null
  /** Who may read the files. */
  readers: Pick<StoredFile, 'owner_id'> | Pick<StoredFile, 'audience'>
  /** What makes it the same message when it is repeated. */
  content: (attached: Attached) => readonly unknown[]
  /** The message that its author wrote under its idempotency key. */
  findWritten: (db: Executor) => Promise<{ id: number; request_hash: string } | undefined>
  /**
   * Passes where a message with these files may follow, locked in a transaction. Throws `not_found`,
   * `conflict`, `invalid`.
   */
  requireOpen: (db: Executor, files: readonly { bytes: number }[]) => Promise<State>
  /**
   * Writes the message with the keys of its files, and what follows from it. Returns undefined, with
   * nothing written, where its author already has one under its key.
   */
  write: (
    tx: Executor,
    message: { request_hash: string; keys: readonly string[] },
    state: State,
  ) => Promise<number | undefined>
}

/**
 * Writes a message with its files, once: a repeat under the same idempotency key returns the id of
 * the first. Throws `invalid` for a key of other content and for files, and what `requireOpen` throws.
 */
export async function writeOnce<State>(message: OutgoingMessage<State>): Promise<{ id: number }> {
  const attached = message.files.map(
    ({ fileName, bytes, kind }) => [fileName, bytes, kind] as const,
  )
  const request_hash = hashOf(message.content(attached))
  const findEarlier = async () => {
    const found = await message.findWritten(await database())
    if (found && found.request_hash !== request_hash) {
      throw new Problem('invalid', { fields: { idempotency_key: ['other_body'] } })
    }
    return found && { id: found.id }
  }
  const before = await findEarlier()
  if (before) return before
  await message.requireOpen(await database(), message.files)
  const id = await withStoredFiles(async (stored) => {
    for (const file of message.files) {
      const upload = { field: 'files', file, owner: message.uploader }
      stored.push({ ...(await saveUploadedAttachment(upload)), ...message.readers })
    }
    return transaction(async (tx) => {
      const state = await message.requireOpen(tx, stored)
      await recordFiles(tx, stored)
      const keys = stored.map(({ key }) => key)
      const written = await message.write(tx, { request_hash, keys }, state)
      if (written === undefined) await replaceFiles(tx, keys)
      return written
    })
  })
  const written = id === undefined ? await findEarlier() : { id }
  if (!written) throw new Problem('internal')
  return written
}

/** The hash by which a message is known when it is repeated. */
export const hashOf = (content: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
