import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { freePort } from '../support/servers.ts'

export interface RoundRobin {
  origin: string
  /** Sends an instance nothing, until it is opened: by its place. */
  close: (place: number) => void
  open: (place: number) => void
  stop: () => Promise<void>
}

/**
 * A proxy that sends requests to portals in turn and, as nginx does, asks the next one where a portal
 * did not take the request: any that refuses the connection, and a read that broke off.
 */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  let turn = 0
  const leftOut = new Set<number>()
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    turn += 1
    for (let attempt = 0; attempt < origins.length; attempt += 1) {
      const place = (turn + attempt) % origins.length
      if (leftOut.has(place)) continue
      const origin = origins[place] ?? ''
      const answer = await sendOn(origin, incoming, Buffer.concat(parts))
      if (answer === 'broken') break
      if (answer === 'not taken') continue
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  })
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
