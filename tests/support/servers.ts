import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import {
  crashOf,
  nextCli,
  retryAfterCrash,
  serverArguments,
  serverEnvironment,
} from '../../app/commands/bootstrap.mjs'
import { trafficLimits } from '../../lib/api/limited-actions.ts'

/** How many addresses that are not found one network may request in a minute of a run. */
export const notFoundLimit = 400

const root = process.cwd()
const next = nextCli()

/**
 * All requests of a run come from this machine, one network. That of addresses that are not found is
 * what a test of the limits can reach, and no other test does.
 */
const limitsOfOneNetwork = Object.keys(trafficLimits)
  .map((kind) => (kind === 'not-found' ? `${kind}=${notFoundLimit}/60` : `${kind}=1000000/60`))
  .join()

export interface Running {
  origin: string
  stop: () => Promise<void>
}

/** A server in a process of its own. */
export interface ServerProcess extends Running {
  pid: number
}

/** A port on which no process listens. */
export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createProbe()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function ended(child: ChildProcess): Promise<{ code: number; crash?: NodeJS.Signals }> {
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, crash: crashOf(signal) })),
  )
}

/**
 * Runs a command of the project to its end, and once more after a crash; its output is shown when
 * it fails.
 */
export async function runNode(
  args: string[],
  environment: Record<string, string> = {},
  cwd = root,
) {
  const { code, crash, output } = await retryAfterCrash(args.join(' '), async () => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    return { ...(await ended(child)), output }
  })
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${crash ?? code}\n${output}`)
  return output
}

/** Creates the database of a portal with its sample data, or brings an existing one up to date. */
export async function prepareDatabase(environment: Record<string, string>) {
  const program = ['--import', 'tsx', 'app/commands/database.ts', 'prepare']
  await runNode(['--conditions=react-server', ...program], environment)
}

/** Builds a Next application in a folder of the project. */
export async function buildNext(folder: string) {
  await runNode([next, 'build'], { NEXT_TELEMETRY_DISABLED: '1' }, resolve(root, folder))
}

/** A free loopback port unless one is named; the server's log goes to the file `log`, if one is named. */
interface Named {
  port?: number
  log?: string
  /** Where the portal is and who runs it, when it is not this checkout and its own Node. */
  program?: string
  cwd?: string
  uid?: number
  gid?: number
}

/** Serves the built portal as `npm start` does, until stopped. */
export function servePortal(
  environment: Record<string, string>,
  named: Named = {},
): Promise<ServerProcess> {
  return serve(serverArguments, named.cwd ?? root, environment, named)
}

/** Serves a built Next application by Next's own server, until stopped. */
export function serveNext(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  return serve([next, 'start'], resolve(root, folder), environment, {})
}

/** Serves a folder of compressed pages by a bare Node server, until stopped. */
export function serveBare(folder: string): Promise<ServerProcess> {
  return serve(['tests/load/bare-server.ts', folder], root, {}, {})
}

async function serve(
  args: readonly string[],
  cwd: string,
  environment: Record<string, string>,
  named: Named,
): Promise<ServerProcess> {
  const port = named.port ?? (await freePort())
  const { program = process.execPath, uid, gid } = named
  const child = spawn(program, args, {
    cwd,
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
    env: {
      ...process.env,
      ...serverEnvironment,
      LIMITS: limitsOfOneNetwork,
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', named.log === undefined ? 'inherit' : 'pipe'],
  })
  if (named.log !== undefined) {
    const log = createWriteStream(named.log)
    child.stdout?.pipe(log)
    child.stderr?.pipe(log)
  }
  const origin = `http://localhost:${port}`
  await listens(child, child.stdout)
  await fetch(`${origin}/`, { redirect: 'manual' })
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

/** Waits until the server prints that it is ready; its later output is read as well. */
function listens(child: ChildProcess, output: Readable | null): Promise<void> {
  return new Promise((ready, failed) => {
    let printed = ''
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)))
    output?.on('data', (chunk) => {
      printed += String(chunk)
      if (/Ready (?:in|on)/.test(printed)) ready()
      printed = printed.slice(-1_000)
    })
  })
}
