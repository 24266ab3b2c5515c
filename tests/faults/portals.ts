import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'
import { built } from '../../app/commands/bootstrap.mjs'
import { trafficLimits } from '../../lib/api/limited-actions.ts'
import { startPostgres, type PrivatePostgres } from '../support/postgres.ts'
import {
  freePort,
  prepareDatabase,
  runNode,
  servePortal,
  type ServerProcess,
} from '../support/servers.ts'
import { roundRobin, type RoundRobin } from './round-robin.ts'

type Settings = Record<string, string>

const instances = 3
const workers = 2
const command = ['--conditions=react-server', '--import', 'tsx']
const password = 'olive harvest in autumn'
const bucket = 'portal-files'

/** Every limit that one machine reaches as all people at once; that of logins stays. */
const limits = [
  ...Object.keys(trafficLimits),
  'register',
  'enquiry',
  'enquiry-person',
  'enquiry-day',
  'enquiry-unchecked',
  'upload',
]
  .map((name) => `${name}=1000000/60`)
  .join()

/** Portals and workers on one PostgreSQL, one bucket and one mail server. */
export interface Portals {
  postgres: PrivatePostgres
  /** Addresses of the instances, and of the proxy in front of them. */
  origins: string[]
  proxy: RoundRobin
  /** `Message-ID` of each mail that was taken. */
  mails: string[]
  /** The token of an admin. */
  admin: string
  /**
   * Stops an instance (SIGTERM lets it answer first) and starts it again at its address; from a folder,
   * it is the release there.
   */
  restart: (place: number, more?: Settings, folder?: string) => Promise<void>
  kill: (place: number) => Promise<void>
  /** Starts an instance that has ended by itself. */
  start: (place: number) => Promise<void>
  /** The process of an instance. */
  pidOf: (place: number) => number
  /** Applies what migrations there are, as an upgrade does. */
  migrate: () => Promise<void>
  remove: () => Promise<void>
}

/** Undefined where no PostgreSQL can be started. */
export async function startPortals(): Promise<Portals | undefined> {
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return undefined
  await built()
  const folder = mkdtempSync(join(tmpdir(), 'fault-portals-'))
  const mails: string[] = []
  const [mailServer, mailPort] = await mailsInto(mails)
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: bucket }],
  })
  const { port: storePort } = await store.run()
  const settings = (name: string): Settings => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres.url,
    JOBS: '0',
    LIMITS: limits,
    LOG_LEVEL: 'error',
    SAMPLE_DATA: '0',
    SECRET_KEYS: 'a key of all instances of these tests',
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  await prepareDatabase(settings('prepare'))
  const ports = await Promise.all(Array.from({ length: instances }, () => freePort()))
  const serve = (place: number, more?: Settings, folder?: string): Promise<ServerProcess> => {
    const where = { port: ports[place] ?? 0, ...(folder !== undefined && { cwd: folder }) }
    return servePortal({ ...settings(`portal-${place}`), ...more }, where)
  }
  const running: ServerProcess[] = []
  for (const place of ports.keys()) running.push(await serve(place))
  const working = Array.from({ length: workers }, (_, place) =>
    startWorker(settings(`worker-${place}`)),
  )
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const proxy = await roundRobin(origins)
  /** It gets requests once it is ready, as by a readiness probe. */
  const startAgain = async (place: number, more?: Settings, folder?: string) => {
    proxy.close(place)
    running[place] = await serve(place, more, folder)
    const isReady = async () => (await call(origins[place] ?? '', 'ready')).status === 200
    while (!(await isReady())) await wait(100)
    proxy.open(place)
  }
  const made = await runNode(
    [...command, 'app/commands/staff.ts', 'admin@portal.example', 'admin', 'en'],
    settings('staff'),
  )
  return {
    postgres,
    origins,
    proxy,
    mails,
    admin: await logIn(proxy.origin, made),
    restart: async (place, more, folder) => {
      await running[place]?.stop()
      await startAgain(place, more, folder)
    },
    kill: async (place) => {
      process.kill(running[place]?.pid ?? 0, 'SIGKILL')
      await startAgain(place)
    },
    start: startAgain,
    pidOf: (place) => running[place]?.pid ?? 0,
    migrate: async () => {
      await runNode([...command, 'app/commands/database.ts', 'migrate'], settings('prepare'))
    },
    remove: async () => {
      await proxy.stop()
      await Promise.all([...running.map((one) => one.stop()), ...working.map(endWorker)])
      await store.close()
      await new Promise<void>((closed) => mailServer.close(closed))
      await postgres.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startWorker(settings: Settings): ChildProcess {
  return spawn(process.execPath, [...command, 'app/commands/worker.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function endWorker(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit')
  worker.kill('SIGTERM')
  await ended
}

async function mailsInto(mails: string[]): Promise<[SMTPServer, number]> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, callback) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part)
      const text = Buffer.concat(parts).toString()
      if (/^Subject: .*received/im.test(text)) {
        mails.push(/^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? '')
      }
      callback()
    },
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return [server, port]
}

/** The token of the person whose link the command has printed. */
async function logIn(origin: string, printed: string): Promise<string> {
  const token = /reset_password\/([\w-]{43})\//.exec(printed)?.[1]
  const email = 'admin@portal.example'
  const chosen = { email, token, password, password_confirmation: password }
  await call(origin, 'reset_password', { body: chosen })
  return (await call(origin, 'login', { body: { email, password } })).body.token
}

/** A call to a portal, from an address of its own behind the trusted proxy. */
export async function call(
  origin: string,
  path: string,
  given: { token?: string; body?: object; address?: string; method?: string } = {},
) {
  const { token, body, address = '203.0.113.7' } = given
  const isForm = body instanceof FormData
  const answer = await fetch(`${origin}/api/${path}`, {
    method: given.method ?? (body ? 'POST' : 'GET'),
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: answer.status, body: isJson ? JSON.parse(text) : text }
}
