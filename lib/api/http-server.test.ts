import { once } from 'node:events'
import { request as ask, Agent, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { HttpServer } from './http-server'

const patient = { farewell: 20_000, lastAnswers: 40_000 }
let http: HttpServer
const clients: Socket[] = []

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  http.server.closeAllConnections()
  http.server.close()
})

async function open(
  listener: RequestListener,
  bounds: ConstructorParameters<typeof HttpServer>[0] = patient,
): Promise<void> {
  http = new HttpServer(bounds)
  http.answerWith(listener)
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
}

/** Answers with the address and the body. */
const echo: RequestListener = async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  response.end(`at ${request.url} ${body};`)
}

const portOf = () => (http.server.address() as AddressInfo).port

/** A connection that sends a text as it is, and what comes back on it. */
async function send(text: string) {
  const socket = connect({ port: portOf(), host: '127.0.0.1', allowHalfOpen: true })
  clients.push(socket)
  const heard = { socket, text: '', isReset: false }
  socket.on('data', (part) => (heard.text += part.toString()))
  socket.on('error', () => (heard.isReset = true))
  await once(socket, 'connect')
  socket.write(text)
  return heard
}

const connections = () =>
  new Promise<number>((counted) =>
    http.server.getConnections((_, count) => {
      counted(count)
    }),
  )

/** Waits until the server has so many connections: a test that waits for ever fails by its own limit. */
async function untilConnections(count: number): Promise<void> {
  while ((await connections()) !== count) await wait(10)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10)
}

const settings = 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n'
const upgrades: [string, string][] = [
  ['a web socket', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'],
  ['HTTP/2', `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n${settings}`],
  ['something unknown', 'Connection: upgrade\r\nUpgrade: foo/1, bar\r\n'],
  ['TLS', 'Connection: keep-alive, Upgrade\r\nUpgrade: TLS/1.0\r\n'],
]

describe('a request for an upgrade', () => {
  const bodies: [string, string][] = [
    ['without a body', '\r\n'],
    ['with a body', 'Content-Length: 2\r\n\r\n{}'],
    ['with a body in parts', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
  ]
  const all = upgrades.flatMap(([to, lines]) =>
    bodies.map(([having, body]) => [to, having, lines, body] as const),
  )

  it.each(all)(
    'to %s %s is answered like any other, and is the last',
    async (_, __, lines, body) => {
      await open(echo)
      const heard = await send(`POST /a HTTP/1.1\r\nHost: a\r\n${lines}${body}`)
      await once(heard.socket, 'end')
      expect(heard.text).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*Connection: close\r\n/)
      expect(heard.text).toContain(body.includes('{}') ? 'at /a {};' : 'at /a ;')
      heard.socket.end()
      await untilConnections(0)
    },
  )

  it('leaves nobody waiting who sent more with it, or has gone', async () => {
    await open(echo)
    const text = `GET /a HTTP/1.1\r\nHost: a\r\n${upgrades[0]?.[1]}\r\n`
    const heard = await send(`${text}GET /b HTTP/1.1\r\nHost: a\r\n\r\n`)
    const gone = await send(text)
    gone.socket.destroy()
    await once(heard.socket, 'end')
    heard.socket.end()
    await untilConnections(0)
  })

  it('is answered 400 and its connection closed where Node gives it away', async () => {
    await open(echo)
    Object.assign(http.server, { shouldUpgradeCallback: () => true })
    const heard = await send(`GET /a HTTP/1.1\r\nHost: a\r\n${upgrades[0]?.[1]}\r\n`)
    await once(heard.socket, 'end')
    expect(heard.text).toMatch(/^HTTP\/1.1 400 Bad Request\r\nConnection: close\r\n/)
    heard.socket.end()
    await untilConnections(0)
  })
})

describe('a connection that sends what is no request', () => {
  it.each([
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
    ['a request for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', '400'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400',
    ],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('(%s) is closed', async (_, text, status) => {
    await open(echo)
    const heard = await send(text)
    await until(() => heard.socket.readableEnded || heard.isReset)
    expect(heard.text.slice(9, 12)).toBe(status)
    heard.socket.end()
    await untilConnections(0)
  })

  it('is answered 417 for an expectation that nobody meets, and kept', async () => {
    await open(echo)
    const heard = await send(
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: gold\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n',
    )
    await until(() => heard.text.includes('at /b ;'))
    expect(heard.text).toMatch(/^HTTP\/1.1 417 /)
  })
})

describe('a request whose answer fails at once', () => {
  it('is answered 500, or cut where the answer has started, and holds no connection', async () => {
    await open((request, response) => {
      if (request.url === '/started') response.writeHead(200).flushHeaders()
      throw new Error('no')
    })
    for (const [path, status] of [
      ['/first', '500'],
      ['/started', '200'],
    ]) {
      const heard = await send(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
      await until(() => heard.socket.readableEnded || heard.isReset)
      expect(heard.text.slice(9, 12)).toBe(status)
      heard.socket.end()
    }
    await untilConnections(0)
  })
})

describe('connections', () => {
  it('that wait for no answer are closed, the oldest first, where all are in use', async () => {
    const held: (() => void)[] = []
    await open((request, response) => held.push(() => response.end(`at ${request.url};`)), {
      connections: () => 3,
    })
    const busy = await send('GET /busy HTTP/1.1\r\nHost: a\r\n\r\n')
    await until(() => held.length === 1)
    const half = await send('GET /half HTTP/1.1\r\nHost')
    const silent = await send('')
    await untilConnections(3)
    const late = await send('GET /late HTTP/1.1\r\nHost: a\r\n\r\n')
    await until(() => held.length === 2)
    for (const answer of held) answer()
    await until(() => busy.text.endsWith('at /busy;') && late.text.endsWith('at /late;'))
    expect(half.socket.readableEnded || half.isReset).toBe(true)
    expect(silent.socket.readableEnded).toBe(false)
  })
})

describe('a server that ends', () => {
  it('closes connections by its answers, to requests that run and to those that come', async () => {
    const held: (() => void)[] = []
    await open((request, response) => {
      if (request.url === '/held') held.push(() => response.end('held'))
      else echo(request, response)
    })
    const running = await send('GET /held HTTP/1.1\r\nHost: a\r\n\r\n')
    const kept = await send('GET /first HTTP/1.1\r\nHost: a\r\n\r\n')
    await until(() => held.length === 1 && kept.text.includes('at /first ;'))
    const ended = http.end()
    kept.socket.write('GET /second HTTP/1.1\r\nHost: a\r\n\r\n')
    const late = await send('GET /late HTTP/1.1\r\nHost: a\r\n\r\n')
    await until(() => kept.text.includes('at /second ;') && late.text.includes('at /late ;'))
    held[0]?.()
    await until(() => running.text.endsWith('held'))
    for (const { text } of [running, kept, late]) {
      expect(text.slice(text.lastIndexOf('HTTP/1.1'))).toContain('Connection: close')
    }
    for (const { socket } of [running, kept, late]) socket.end()
    await ended
    expect([running, kept, late].some(({ isReset }) => isReset)).toBe(false)
  })

  it('answers all requests that were sent in one go, and closes with the last', async () => {
    const held: (() => void)[] = []
    await open((request, response) => held.push(() => response.end(`at ${request.url};`)))
    const heard = await send('GET /a HTTP/1.1\r\nHost: a\r\n\r\n')
    await until(() => held.length === 1)
    const ended = http.end()
    heard.socket.write('GET /b HTTP/1.1\r\nHost: a\r\n\r\nGET /c HTTP/1.1\r\nHost: a\r\n\r\n')
    await until(() => held.length === 3)
    for (const answer of held) answer()
    await once(heard.socket, 'end')
    expect(heard.text.match(/at \/\w;|Connection: [\w-]+/g)).toEqual([
      'Connection: keep-alive',
      'at /a;',
      'Connection: keep-alive',
      'at /b;',
      'Connection: close',
      'at /c;',
    ])
    heard.socket.end()
    await ended
  })

  it('resets nobody who still sends a body that was answered early', async () => {
    await open((request, response) => {
      request.once('data', () => response.writeHead(413).end('too large'))
    })
    const length = 20_000_000
    const heard = await send(`POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`)
    await untilConnections(1)
    const ended = http.end()
    heard.socket.write(Buffer.alloc(length))
    await once(heard.socket, 'end')
    expect(heard.text).toMatch(/Connection: close[^]*too large\r\n/)
    heard.socket.end()
    await ended
    expect(heard.isReset).toBe(false)
  })

  it('resets nobody who connects while it stops to listen', async () => {
    await open(echo, { farewell: 200, lastAnswers: 20_000 })
    await send('')
    await untilConnections(1)
    const ended = http.end()
    await wait(190)
    const clients = Array.from({ length: 60 }, () =>
      send('GET /a HTTP/1.1\r\nHost: a\r\n\r\n').catch(() => null),
    )
    const heard = (await Promise.all(clients)).filter((client) => client !== null)
    await until(() => heard.every(({ text, isReset }) => isReset || text.includes('at /a ;')))
    for (const { socket } of heard) socket.end()
    await ended
    expect(heard.filter(({ isReset }) => isReset)).toHaveLength(0)
  })

  it('closes connections that nobody uses, and takes no further ones', async () => {
    await open(echo, { farewell: 50, lastAnswers: 40_000 })
    const agent = new Agent({ keepAlive: true })
    const [response] = await once(
      ask({ port: portOf(), host: '127.0.0.1', agent }).end(),
      'response',
    )
    response.resume()
    const silent = await send('')
    const port = portOf()
    await http.end()
    await until(() => silent.socket.readableEnded || silent.isReset)
    const [error] = await once(connect(port, '127.0.0.1'), 'error')
    expect(error.code).toBe('ECONNREFUSED')
    agent.destroy()
  })

  it('cuts what is left in the end, also what was given away and what never became a request', async () => {
    await open(() => undefined, { farewell: 20, lastAnswers: 200 })
    Object.assign(http.server, { shouldUpgradeCallback: () => true })
    http.server.removeAllListeners('upgrade').on('upgrade', () => undefined)
    await send(`GET /a HTTP/1.1\r\nHost: a\r\n${upgrades[0]?.[1]}\r\n`)
    await send('GET /never HTTP/1.1\r\nHost: a\r\n\r\n')
    await send('GET /half HTTP/1.1\r\nHost')
    await untilConnections(3)
    await http.end()
    expect(await connections()).toBe(0)
  })
})
