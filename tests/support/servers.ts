import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { crashOf, nextCli, retryAfterCrash } from '../../app/commands/bootstrap.mjs'
import startOptions from '../../app/commands/next-start.json' with { type: 'json' }
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

/** Builds a Next application in a folder of the project. */
export async function buildNext(folder: string) {
  await runNode([next, 'build'], { NEXT_TELEMETRY_DISABLED: '1' }, resolve(root, folder))
}

/**
 * Serves a built Next application until stopped, on a free loopback port unless one is named. What
 * it prints goes to the file `log`, if one is named; else only its errors are shown.
 */
export async function serveNext(
  folder: string,
  environment: Record<string, string>,
  named: { port?: number; log?: string } = {},
): Promise<Running> {
  const port = named.port ?? (await freePort())
  const child = spawn(process.execPath, [next, 'start', '--port', String(port), ...startOptions], {
    cwd: resolve(root, folder),
    env: {
      ...process.env,
      LIMITS: limitsOfOneNetwork,
      ...environment,
      PORT: String(port),
      NODE_ENV: 'production',
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
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

/** Waits until Next prints that it listens; its later output is read as well. */
function listens(child: ChildProcess, output: Readable | null): Promise<void> {
  return new Promise((ready, failed) => {
    let printed = ''
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)))
    output?.on('data', (chunk) => {
      printed = `${printed}${String(chunk)}`.slice(-1_000)
      if (printed.includes('Ready in')) ready()
    })
  })
}

/** A bare node HTTP server that sends the same body and headers every time. */
export async function serveBytes(body: Buffer, headers: Record<string, string>): Promise<Running> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
