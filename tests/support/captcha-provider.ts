import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { freePort, type Running } from './servers.ts'

export const captchaSecret = 'secret-of-the-captcha'
export const captchaSiteKey = 'site-key-of-the-captcha'

/** The reaction of the provider to a token. */
export type TokenKind =
  | 'good'
  | 'low'
  | 'another-action'
  | 'no-action'
  | 'another-host'
  | 'old'
  | 'unknown'
  | 'slow'
  | 'failing'
  | 'garbage'
  | 'endless'
  | 'moved'
  | 'dripping'
  | 'halved'
  | 'reset'
  | 'silent'

/** A fresh token; each counts once, as with the real provider. */
export const tokenOf = (kind: TokenKind) => `${kind} ${randomUUID()}`

const hour = 3_600_000

function verdictOn(kind: string, host: string): object {
  if (kind === 'unknown') return { success: false, 'error-codes': ['invalid-input-response'] }
  const action = kind === 'another-action' ? 'login' : 'enquiry'
  return {
    success: true,
    ...(kind !== 'no-action' && { action }),
    hostname: kind === 'another-host' ? 'elsewhere.example' : host,
    score: kind === 'low' ? 0.4 : 0.9,
    challenge_ts: new Date(Date.now() - (kind === 'old' ? hour : 0)).toISOString(),
  }
}

/** An answer that never ends: a space each 50 ms, which JSON may begin with. */
function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

/** A part of an answer, after which the connection is closed. */
function end(response: ServerResponse, headers: Record<string, string>) {
  response.writeHead(200, headers).write('{"success":true', () => response.destroy())
}

/** A stand-in for the captcha’s provider on loopback; `host` is the host of the pages. */
export async function serveCaptcha(
  host = 'localhost',
): Promise<Running & { requests: () => number }> {
  const used = new Set<string>()
  let requests = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const form = new URLSearchParams(Buffer.concat(parts).toString())
    requests += 1
    answer(response, form.get('secret') ?? '', form.get('response') ?? '')
  })

  function answer(response: ServerResponse, secret: string, token: string) {
    const [kind = ''] = token.split(' ')
    const send = (body: object) => response.end(JSON.stringify(body))
    if (kind === 'slow') return
    if (kind === 'dripping') return drip(response)
    if (kind === 'halved') return end(response, { 'content-length': '100' })
    if (kind === 'reset') return void response.socket?.resetAndDestroy()
    if (kind === 'silent') return response.end()
    if (kind === 'failing') return response.writeHead(500).end('{}')
    if (kind === 'garbage') return response.end('<html>')
    if (kind === 'endless') return response.end(`{"success":${' '.repeat(50_000)}true}`)
    if (kind === 'moved') return response.writeHead(302, { location: '/' }).end()
    if (secret !== captchaSecret) {
      return send({ success: false, 'error-codes': ['invalid-input-secret'] })
    }
    if (token === '') return send({ success: false, 'error-codes': ['missing-input-response'] })
    if (used.has(token)) return send({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    used.add(token)
    return send(verdictOn(kind, host))
  }

  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${port}`,
    requests: () => requests,
    stop: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
