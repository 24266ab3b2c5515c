import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { logger } from '../log/logger.ts'
import { mostConnections } from '../metrics/descriptors.ts'

/** Longer than a proxy or a browser leaves a connection unused, or it would be reset under a request. */
const idleConnectionMs = 70_000
/** A request whose headers are not complete by then is given up. */
const headersMs = 30_000
/** Nothing was sent or taken for so long: nobody is there any more. */
const silenceMs = 300_000
/** How often requests that do not go on are looked for. */
const lookMs = 5_000
/** Who still sends when the answer is complete has so long to read it before the connection is cut. */
const lingerMs = 2_000
/** How long a server that ends takes further requests, so that clients hear of it by an answer. */
const farewellMs = 1_000
/** Who has not got the answer by then lost the connection (RELIABILITY.md F15). */
const lastAnswersMs = 30_000
const pollMs = 50
/** How many turns a server that ends gives to clients that go on to connect. */
const mostTurns = 100
/** How long the bound of connections is taken for true. */
const boundAgeMs = 1_000

interface Bounds {
  farewell: number
  lastAnswers: number
  /** How many connections may be open. */
  connections: () => number
}

/**
 * An HTTP server that keeps no connection for ever and ends whole. It takes no upgrades: a request for
 * one is answered as any other. Where all connections are in use, the oldest one that waits for no
 * answer is closed.
 */
export class HttpServer {
  readonly server: Server
  readonly #bounds: Bounds
  /** When each came, the oldest first. */
  readonly #sockets = new Map<Socket, number>()
  readonly #latest = new WeakMap<Duplex, ServerResponse>()
  #isEnding = false
  #accepted = 0
  #most = { connections: Infinity, readAt: -Infinity }

  constructor({
    farewell = farewellMs,
    lastAnswers = lastAnswersMs,
    connections = mostConnections,
  }: Partial<Bounds> = {}) {
    this.#bounds = { farewell, lastAnswers, connections }
    const server = createServer({
      keepAliveTimeout: idleConnectionMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookMs,
      shouldUpgradeCallback: () => false,
    })
    server.timeout = silenceMs
    server.on('connection', (socket: Socket) => this.#keep(socket))
    // A Node before 24.9 gives requests for an upgrade here, every Node those for a tunnel.
    for (const name of ['upgrade', 'connect']) {
      server.on(name, (_request: unknown, socket: Duplex) => refuse(socket))
    }
    this.server = server
  }

  /** Answers requests from now on. */
  answerWith(listener: RequestListener): void {
    this.server.on('request', (request, response) => {
      // What is sent after the last answer is not for this server.
      if (request.socket.writableEnded) return
      this.#note(request.socket, response)
      // Node has dropped what came with a request for an upgrade: nobody shall wait for an answer to it.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
      try {
        listener(request, response)
      } catch (error) {
        logger().error({ err: error }, 'a request was not answered')
        fail(response)
      }
    })
  }

  /**
   * Ends the server. Every answer from now on closes its connection; after a moment nobody can connect
   * any more, running requests are answered, and what is open after half a minute is cut.
   */
  async end(): Promise<void> {
    const { farewell, lastAnswers } = this.#bounds
    this.#isEnding = true
    for (const socket of this.#sockets.keys()) closeAfter(this.#latest.get(socket))
    const since = performance.now()
    while (this.#sockets.size > 0 && performance.now() - since < farewell) await wait(pollMs)
    const closed = once(this.server, 'close')
    await this.#untilNobodyConnects()
    this.server.close()
    const closing = setInterval(() => this.#closeUnused(), pollMs)
    const cut = setTimeout(() => this.#cut(), Math.max(0, lastAnswers - farewell))
    await closed
    clearInterval(closing)
    clearTimeout(cut)
  }

  /** Node accepts one connection a turn, and those that still wait are reset when it stops to listen. */
  async #untilNobodyConnects(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const before = this.#accepted
      await nextTurn()
      await nextTurn()
      if (this.#accepted === before) return
    }
  }

  #keep(socket: Socket): void {
    this.#accepted += 1
    this.#sockets.set(socket, performance.now())
    socket.once('close', () => this.#sockets.delete(socket))
    socket.destroySoon = linger
    if (this.#sockets.size > this.#mostSockets()) this.#closeOldest()
  }

  #note(socket: Socket, response: ServerResponse): void {
    const earlier = this.#latest.get(socket)
    this.#latest.set(socket, response)
    if (!this.#isEnding) return
    // Of several requests that were sent in one go, the last one closes the connection.
    if (earlier && !earlier.headersSent) earlier.shouldKeepAlive = true
    closeAfter(response)
  }

  #mostSockets(): number {
    const now = performance.now()
    if (now - this.#most.readAt > boundAgeMs) {
      this.#most = { connections: this.#bounds.connections(), readAt: now }
    }
    return this.#most.connections
  }

  #closeOldest(): void {
    for (const socket of this.#sockets.keys()) {
      if (this.#isAnswering(socket)) continue
      socket.destroy()
      return
    }
  }

  #isAnswering(socket: Socket): boolean {
    const latest = this.#latest.get(socket)
    return latest !== undefined && !latest.writableFinished && !latest.destroyed
  }

  #closeUnused(): void {
    const late = performance.now() - this.#bounds.farewell
    for (const [socket, openedAt] of this.#sockets) {
      if (socket.bytesRead === 0 && openedAt < late) socket.destroy()
    }
    this.server.closeIdleConnections()
  }

  /** Unlike Node's own, also connections that it gave away. */
  #cut(): void {
    for (const socket of this.#sockets.keys()) socket.destroy()
  }
}

/** Ends a request that would wait for ever. */
function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { connection: 'close', 'cache-control': 'no-store' }).end()
}

function closeAfter(response: ServerResponse | undefined): void {
  if (response && !response.headersSent) response.shouldKeepAlive = false
}

function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.resume()
  cutLater(socket)
}

/**
 * Closes a connection once everything was sent, and what the other side still sends was read for a
 * moment: a socket that is closed over unread bytes is reset, and the answer is lost with it.
 */
function linger(this: Socket): void {
  this.end()
  cutLater(this)
}

function cutLater(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}
