import { randomBytes } from 'node:crypto'
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DirectoryLocked } from './errors.ts'

/**
 * The exclusive lock of a directory: a Unix socket that its holder listens on. The kernel closes it
 * when the holder ends, however that happens, and a socket answers across process namespaces, where
 * a process number means nothing. Not for network disks.
 */
export interface DirectoryLock {
  release: () => void
}

/** Answers a text of another process. */
export type AnswerMessage = (text: string) => string | Promise<string>

const socketName = 'lock.sock'
const holderName = 'lock.holder'
/** A claim to remove a stale socket that is older than this was left by a crash. */
const claimLifetime = 5_000
const acquireTimeout = 8_000
/** A holder says who it is at once; the answer to a text may take as long as the work does. */
const contactTimeout = 500
const answerTimeout = 600_000

/**
 * Acquires the lock or throws `DirectoryLocked`, which names the process that holds it.
 * `onMessage` gets what other processes send to the holder, and resolves with the answer.
 */
export async function acquireLock(
  directory: string,
  onMessage: AnswerMessage = () => '',
): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true })
  const socket = join(directory, socketName)
  const deadline = performance.now() + acquireTimeout
  const server = await listenOnTemporaryName(directory, onMessage)
  try {
    for (;;) {
      if (tryLink(server.path, socket)) break
      const stale = await findStaleSocket(directory, socket)
      if (stale && claim(directory, stale) && sameFile(socket, stale)) unlinkIfPresent(socket)
      else if (performance.now() > deadline) throw new DirectoryLocked(directory, undefined)
      else await wait(20)
    }
  } catch (error) {
    server.listener.close()
    throw error
  } finally {
    unlinkIfPresent(server.path)
  }
  const own = fileIdentity(socket)
  writeFileSync(join(directory, holderName), String(process.pid))
  removeOldFiles(directory)
  return {
    release: () => {
      if (own && sameFile(socket, own)) unlinkIfPresent(socket)
      server.listener.close()
    },
  }
}

/** The process that holds the lock: `unknown` if it does not say, undefined if none does. */
export async function lockHolder(directory: string): Promise<number | 'unknown' | undefined> {
  const holder = await contactHolder(directory)
  if (holder === undefined) return undefined
  return holder > 0 ? holder : 'unknown'
}

/**
 * Sends a text to the holder and resolves with its answer; undefined where none holds the lock.
 * Rejects when the holder ends before it has answered.
 */
export async function askHolder(directory: string, text: string): Promise<string | undefined> {
  const received = await exchange(directory, text, answerTimeout)
  if (received === undefined) return undefined
  const [, answer] = /^\d+\n([^]*)\n$/.exec(received) ?? []
  if (answer === undefined)
    throw new Error('The process that has the database open gave no answer.')
  return answer
}

/** The identity of a socket that no process listens on; throws when one does. */
async function findStaleSocket(directory: string, socket: string): Promise<string | undefined> {
  const before = fileIdentity(socket)
  if (!before) return undefined
  const holder = await contactHolder(directory)
  if (holder !== undefined) throw new DirectoryLocked(directory, holder > 0 ? holder : undefined)
  return before
}

/** Lets only one starter remove a stale socket: the claim is a file named after its identity. */
function claim(directory: string, stale: string): boolean {
  for (let attempt = 0; ; attempt++) {
    const path = join(directory, `lock.claim.${stale}.${attempt}`)
    try {
      closeSync(openSync(path, 'wx'))
      return true
    } catch {
      const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (Math.abs(age) < claimLifetime) return false
    }
  }
}

/** Listens on a name of its own first, so that the lock answers from the moment it exists. */
async function listenOnTemporaryName(
  directory: string,
  onMessage: AnswerMessage,
): Promise<{ listener: Server; path: string }> {
  const name = `lock.${process.pid}.${randomBytes(4).toString('hex')}`
  const listener = createServer({ allowHalfOpen: true }, (client) => {
    let text = ''
    client.on('error', () => undefined)
    client.write(`${process.pid}\n`)
    client.setEncoding('utf8').on('data', (part) => (text += String(part)))
    client.on('end', () => void answer(text).then((line) => client.end(line)))
  })
  const answer = async (text: string) => (text === '' ? '' : `${await onMessage(text)}\n`)
  listener.unref()
  await withShortPath(
    directory,
    (short) =>
      new Promise<void>((resolve, reject) => {
        listener.once('error', reject)
        listener.listen(join(short, name), resolve)
      }),
  )
  return { listener, path: join(directory, name) }
}

/** The holder's process number, 0 when it does not say, undefined when no process listens. */
async function contactHolder(directory: string): Promise<number | undefined> {
  const received = await exchange(directory, '', contactTimeout)
  return received === undefined ? undefined : Number(received) || recordedHolder(directory)
}

/** What the holder sends in answer to a text; undefined when no process listens. */
function exchange(directory: string, text: string, timeout: number): Promise<string | undefined> {
  return withShortPath(
    directory,
    (short) =>
      new Promise((resolve) => {
        let received = ''
        const socket = connect(join(short, socketName))
        socket.setTimeout(timeout, () => socket.destroy())
        socket.setEncoding('utf8')
        socket.end(text)
        socket.on('data', (part) => (received += part))
        socket.on('error', (error) => resolve(isUnanswered(error) ? undefined : received))
        socket.on('close', () => resolve(received))
      }),
  )
}

function isUnanswered(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT')
}

function recordedHolder(directory: string): number {
  try {
    return Number(readFileSync(join(directory, holderName), 'utf8')) || 0
  } catch {
    return 0
  }
}

/** A socket address holds about 100 bytes: a long directory is reached by a short link to it. */
async function withShortPath<T>(directory: string, use: (short: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(directory) < 70) return use(directory)
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    symlinkSync(directory, join(folder, 'd'))
    return await use(join(folder, 'd'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function fileIdentity(path: string): string | undefined {
  const found = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.ino}-${found.mtimeNs}`
}

function sameFile(path: string, known: string): boolean {
  return fileIdentity(path) === known
}

function unlinkIfPresent(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

/** Removes files of crashed starters; newer ones belong to starters that still try. */
function removeOldFiles(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!/^lock\.(?:claim\.|\d+\.)/.test(name)) continue
    const path = join(directory, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > 2 * claimLifetime) unlinkIfPresent(path)
  }
}
