import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { join, resolve } from 'node:path'

const root = process.cwd()
const next = join(root, 'node_modules/next/dist/bin/next')

export interface Running {
  origin: string
  stop: () => Promise<void>
}

/** A port nobody listens on. */
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

async function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

/** Runs a command of the project to its end; its output is shown when it fails. */
export async function runNode(
  args: string[],
  environment: Record<string, string> = {},
  cwd = root,
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await ended(child)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output}`)
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
  const log = named.log === undefined ? null : openSync(named.log, 'w')
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: resolve(root, folder),
    env: { ...process.env, ...environment, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
  })
  const origin = `http://localhost:${port}`
  await answers(`${origin}/`, child)
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

async function answers(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No answer from ${url}.`)
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
