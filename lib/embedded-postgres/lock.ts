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
import { DatabaseLocked } from '../db/errors.ts'

/**
 * The exclusive lock of a directory: a Unix socket that its holder listens on. The kernel ends it
 * with its holder, however that dies, and a socket answers across process namespaces where a
 * process number does not. Not for network disks.
 */
export interface DirectoryLock {
  release: () => void
}

const socketName = 'lock.sock'
const holderName = 'lock.holder'
/** A claim to remove a dead socket that is older than this was left by a crash. */
const claimLifetime = 5_000
const patience = 8_000

/**
 * Takes the lock or throws `DatabaseLocked`, which names the process that holds it. `hear` is given
 * what others tell the holder meanwhile.
 */
export async function takeLock(
  directory: string,
  hear: (told: string) => void = () => undefined,
): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true })
  const socket = join(directory, socketName)
  const deadline = performance.now() + patience
  const server = await listenAside(directory, hear)
  try {
    for (;;) {
      if (tryLink(server.path, socket)) break
      const dead = await identity(directory, socket)
      if (dead && claim(directory, dead) && sameFile(socket, dead)) unlinkIfThere(socket)
      else if (performance.now() > deadline) throw new DatabaseLocked(directory, undefined)
      else await wait(20)
    }
  } catch (error) {
    server.listener.close()
    throw error
  } finally {
    unlinkIfThere(server.path)
  }
  const mine = fileIdentity(socket)
  writeFileSync(join(directory, holderName), String(process.pid))
  sweep(directory)
  return {
    release: () => {
      if (mine && sameFile(socket, mine)) unlinkIfThere(socket)
      server.listener.close()
    },
  }
}

/** The process that holds the directory, `unknown` if it does not say, undefined if none does. */
export async function lockHolder(directory: string): Promise<number | 'unknown' | undefined> {
  const told = await askHolder(directory)
  if (told === undefined) return undefined
  return told > 0 ? told : 'unknown'
}

/** Tells the holder something; resolves with whether there is one. */
export async function tellHolder(directory: string, text: string): Promise<boolean> {
  return (await askHolder(directory, text)) !== undefined
}

/** The file identity of a socket nobody listens on; throws when somebody does. */
async function identity(directory: string, socket: string): Promise<string | undefined> {
  const before = fileIdentity(socket)
  if (!before) return undefined
  const holder = await askHolder(directory)
  if (holder !== undefined) throw new DatabaseLocked(directory, holder > 0 ? holder : undefined)
  return before
}

// Only one starter may remove one dead socket: the claim is a file that carries its identity.
function claim(directory: string, dead: string): boolean {
  for (let attempt = 0; ; attempt++) {
    const path = join(directory, `lock.claim.${dead}.${attempt}`)
    try {
      closeSync(openSync(path, 'wx'))
      return true
    } catch {
      const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (Math.abs(age) < claimLifetime) return false
    }
  }
}

/** Listens on a name of our own first, so that the lock appears only when it already answers. */
async function listenAside(
  directory: string,
  hear: (told: string) => void,
): Promise<{ listener: Server; path: string }> {
  const name = `lock.${process.pid}.${randomBytes(4).toString('hex')}`
  const listener = createServer((client) => {
    client.on('error', () => undefined)
    client.setEncoding('utf8').once('data', (told) => hear(String(told)))
    client.end(`${process.pid}\n`)
  })
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

/** The holder's process number, 0 when it does not say, undefined when nobody listens. */
function askHolder(directory: string, text = ''): Promise<number | undefined> {
  return withShortPath(
    directory,
    (short) =>
      new Promise((resolve) => {
        let said = ''
        const socket = connect(join(short, socketName))
        socket.setTimeout(500, () => socket.destroy())
        socket.setEncoding('utf8')
        if (text !== '') socket.write(text)
        socket.on('data', (text) => (said += text))
        socket.on('error', (error) => resolve(isNobody(error) ? undefined : 0))
        socket.on('close', () => resolve(Number(said) || writtenHolder(directory)))
      }),
  )
}

function isNobody(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT')
}

function writtenHolder(directory: string): number {
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

function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

/** Removes what crashed starters left; younger files belong to starters still trying. */
function sweep(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!/^lock\.(?:claim\.|\d+\.)/.test(name)) continue
    const path = join(directory, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > 2 * claimLifetime) unlinkIfThere(path)
  }
}
