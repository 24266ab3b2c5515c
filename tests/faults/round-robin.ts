import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { freePort } from '../support/servers.ts'

/** Longer than a reader leaves a connection unused, or it would be closed under a request. */
const idleConnectionMs = 70_000

export interface RoundRobin {
  origin: string
  /** Sends an instance nothing, until it is opened: by its place. */
  close: (place: number) => void
  open: (place: number) => void
  stop: () => Promise<void>
}

/**
 * A proxy that sends requests to portals in turn and, as nginx does, asks the next one where a portal
 * did not take the request: any that refuses the connection, and a read that broke off. A file that is
 * not at one portal may be at another of another release (`lib/api/reverse-proxy.conf`).
 */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  let turn = 0
  const leftOut = new Set<number>()
  const server = createServer(
    { keepAliveTimeout: idleConnectionMs },
    async (incoming, outgoing) => {
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(part)
      turn += 1
      const first = turn
      let missing: IncomingMessage | undefined
      for (let attempt = 0; attempt < origins.length; attempt += 1) {
        const place = (first + attempt) % origins.length
        if (leftOut.has(place)) continue
        const origin = origins[place] ?? ''
        const answer = await sendOn(origin, incoming, Buffer.concat(parts))
        if (answer === 'broken') break
        if (answer === 'not taken') continue
        missing?.resume()
        missing = undefined
        if (answer.statusCode === 404 && incoming.url?.startsWith('/_next/')) missing = answer
        else return sendBack(answer, outgoing)
      }
      if (missing) return sendBack(missing, outgoing)
      outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}')
    },
  )
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${port}`,
    close: (place) => void leftOut.add(place),
    open: (place) => void leftOut.delete(place),
    stop: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

function sendBack(answer: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return void answer.destroy()
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  // An answer that breaks off breaks off for its reader as well.
  pipeline(answer, outgoing, () => undefined)
}

function sendOn(
  origin: string,
  { url, method = 'GET', headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage | 'not taken' | 'broken'> {
  return new Promise((resolve) => {
    const sent = ask(new URL(url ?? '/', origin), { method, headers, agent: false }, resolve)
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const isRead = method === 'GET' || method === 'HEAD'
      resolve(error.code === 'ECONNREFUSED' || isRead ? 'not taken' : 'broken')
    })
    sent.end(body)
  })
}
