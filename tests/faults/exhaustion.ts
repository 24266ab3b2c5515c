import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { call, type Portals } from './portals.ts'
import type { Rounds } from './rounds.ts'

const halfRequests = 2_000
const openFiles = 256
const megabyte = 1024 * 1024
const giantMegabytes = 300
/** How much an instance may grow while it is sent a giant body, in megabytes. */
const growthLimit = 150
const reads = 50

/** F18 and F19: an instance that is sent more than it can hold. */
export async function exhaustion(rounds: Rounds, portals: Portals): Promise<void> {
  const [origin = ''] = portals.origins
  await rounds.run(`F19 ${halfRequests} half requests`, async () => {
    const sockets = await openHalf(origin, halfRequests)
    await readAll(origin)
    for (const socket of sockets) socket.destroy()
    return `${reads} reads were answered meanwhile`
  })
  await rounds.run(`F19 half requests at an instance with ${openFiles} files`, async () => {
    const limit = `--nofile=${openFiles}:${openFiles}`
    execFileSync('prlimit', ['--pid', String(portals.pidOf(0)), limit])
    const sockets = await openHalf(origin, openFiles * 2)
    for (const socket of sockets) socket.destroy()
    await readAll(origin)
    await portals.restart(0)
    return `${reads} reads were answered once they were gone`
  })
  await rounds.run(`F18 a body of ${giantMegabytes} MB`, async () => {
    const before = residentMegabytes(portals.pidOf(1))
    const status = await sendGiant(portals.origins[1] ?? '')
    const grown = residentMegabytes(portals.pidOf(1)) - before
    await readAll(portals.origins[1] ?? '')
    if (grown > growthLimit) throw new Error(`the instance grew by ${grown} MB`)
    return `answered ${status}, the instance grew by ${grown} MB`
  })
}

/** Connections that have sent no whole request, nor ever will. */
function openHalf(origin: string, count: number): Promise<Socket[]> {
  const { port } = new URL(origin)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => socket.destroy())
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost:3000\r\nX-Part')
      return socket
    }),
  )
}

async function readAll(origin: string): Promise<void> {
  for (let read = 0; read < reads; read += 1) {
    const { status } = await call(origin, 'health')
    if (status !== 200) throw new Error(`health is answered ${status}`)
  }
}

/** The status of a body that is sent without its length until it is refused. */
async function sendGiant(origin: string): Promise<number | string> {
  const sending = request(`${origin}/api/page-feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    agent: false,
  })
  let isAnswered = false
  const answered = new Promise<number | string>((resolve) => {
    sending.once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.once('error', ({ message }) => resolve(message))
  }).finally(() => (isAnswered = true))
  const part = Buffer.alloc(megabyte, ' ')
  for (let sent = 0; sent < giantMegabytes && !isAnswered; sent += 1) {
    if (sending.write(part)) continue
    const drained = new Promise((resolve) => sending.once('drain', resolve))
    await Promise.race([drained, answered])
  }
  sending.end()
  return answered
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
