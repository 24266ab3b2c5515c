import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

/** A private PostgreSQL server on loopback, with its own folder. */
export interface PrivatePostgres {
  /** Address of the database `portal`. */
  url: string
  /** Address of another database on this server. */
  urlOf: (database: string) => string
  /** The same at the server's socket in the file system, which costs a tenth of the tests' time less. */
  socketUrlOf: (database: string) => string
  /** Stops the server cleanly. The folder stays. */
  stop: () => Promise<void>
  /** kill -9 of the server; its backends end with it, without writing anything more. */
  kill: () => Promise<void>
  /** Starts it again on the same port, also after a kill. */
  start: () => Promise<void>
  /** Starts a standby that follows this server. Remove it first. */
  standby: () => Promise<Omit<PrivatePostgres, 'standby'>>
  /** Stops the server and removes its folder. */
  remove: () => Promise<void>
}

export interface PrivatePostgresOptions {
  /** Whether commits reach the disk; off is faster, for tests that do not crash it. */
  durable?: boolean
}

const debian = '/usr/lib/postgresql'
const run = promisify(execFile)

/**
 * Makes and starts a private server from Debian's binaries. Resolves with undefined, and prints
 * why, where there are none. Under root it runs as `nobody`, since initdb refuses root.
 */
export async function startPostgres(
  options: PrivatePostgresOptions = {},
): Promise<PrivatePostgres | undefined> {
  const programs = findPrograms()
  if (!programs) {
    process.stdout.write(`No PostgreSQL here: ${debian} holds no server programs.\n`)
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const user = await unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const identity = { ...user, cwd: folder }
  const data = join(folder, 'data')
  await run(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'portal',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    identity,
  )
  const server = await serve(programs, identity, folder, options)
  await execute(server.urlOf('postgres'), 'create database portal')
  const standby = async () => {
    const copy = mkdtempSync(join(tmpdir(), 'pg-'))
    if (user) chownSync(copy, user.uid, user.gid)
    const from = ['-h', '127.0.0.1', '-p', new URL(server.url).port, '-U', 'portal']
    const into = ['-D', join(copy, 'data'), '-c', 'fast', '--write-recovery-conf', '--no-sync']
    await run(join(programs, 'pg_basebackup'), [...from, ...into], { ...identity, cwd: copy })
    return serve(programs, { ...identity, cwd: copy }, copy, options)
  }
  return { ...server, standby }
}

/** Starts the server whose data are in a folder, and says how it is stopped. */
async function serve(
  programs: string,
  identity: { uid?: number; gid?: number; cwd: string },
  folder: string,
  options: PrivatePostgresOptions,
): Promise<Omit<PrivatePostgres, 'standby'>> {
  const data = join(folder, 'data')
  const port = await freePort()
  const urlOf = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`
  const socketUrlOf = (database: string) => `${urlOf(database)}?host=${encodeURIComponent(folder)}`
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: options.durable ? 'on' : 'off',
    synchronous_commit: options.durable ? 'on' : 'off',
    full_page_writes: options.durable ? 'on' : 'off',
    max_connections: '200',
    shared_buffers: '64MB',
    log_min_messages: 'fatal',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | undefined
  let guard: ChildProcess | undefined
  const start = async () => {
    for (let attempt = 0; ; attempt++) {
      const started = spawn(join(programs, 'postgres'), ['-D', data, ...given], {
        ...identity,
        stdio: 'ignore',
      })
      server = started
      guard = outlive(started, folder)
      if (await answers(urlOf('postgres'), started)) return
      guard.kill('SIGKILL')
      // After a kill the last backends may hold the data directory for a moment longer.
      if (attempt === 50) throw new Error('PostgreSQL does not start.')
      await wait(200)
    }
  }
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const ending = server
    server = undefined
    guard?.kill('SIGKILL')
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }
  const stop = () => end('SIGINT')
  await start()
  return {
    url: urlOf('portal'),
    urlOf,
    socketUrlOf,
    start,
    stop,
    kill: () => end('SIGKILL'),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a shell that stops the server and removes its folder when this process ends without doing
 * so, as under kill -9: only then the pipe to the shell closes.
 */
function outlive(server: ChildProcess, folder: string): ChildProcess {
  const script = 'cat; kill -INT "$1"; sleep 2; kill -KILL "$1"; rm -rf "$2"'
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return guard
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A server that stops may end the connection after its last answer.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Whether Debian's server programs are installed. */
export function hasPostgres(): boolean {
  return findPrograms() !== undefined
}

function findPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined
  return readdirSync(debian)
    .sort((one, other) => Number(one) - Number(other))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'nobody'])).stdout)),
  )
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Whether the server answers; false when it ended instead. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) return false
    try {
      await execute(url, 'select 1')
      return true
    } catch {
      await wait(100)
    }
  }
  throw new Error('PostgreSQL did not answer within 30 seconds.')
}
