import { createServer } from 'node:http'
import { freePort, type Running } from './servers.ts'

/** A provider that passes every call on and remembers which ones were made. */
export interface CountingProvider extends Running {
  /** Paths below `/api` that were requested since the last call, in order. */
  drainCalls: () => string[]
  /** From now on these calls fail with 503. */
  fail: (paths: readonly string[]) => void
}

/** A proxy in front of another portal's `/api` that counts the calls. */
export async function countCallsTo(origin: string): Promise<CountingProvider> {
  const calls: string[] = []
  const failing = new Set<string>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const call = path.replace(/^\/api\//, '')
    calls.push(call)
    if (failing.has(call)) {
      response.writeHead(503, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 'unavailable', message: 'unavailable', requestId: '1' }))
      return
    }
    const answer = await fetch(`${origin}${path}`)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    })
    response.end(body)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => server.close(() => closed())),
    drainCalls: () => calls.splice(0),
    fail: (paths) => paths.forEach((path) => failing.add(path)),
  }
}
