import { apiServer } from '@/app/api/api-server'
import { useTestDatabase } from '@/tests/support/test-database'
import { wrongBodies, type WrongBody } from '@/tests/support/wrong-bodies'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

useTestDatabase()

type Handler = (
  request: Request,
  context: { params: Promise<object> },
) => Promise<Response> | Response

/** Every route handler of the portal, also one that is written tomorrow. */
const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:^|\/)route\.tsx?$/.test(file),
)
const bodyMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The parameters in the path of a route file, each with a text that names nothing. */
function paramsOf(file: string): object {
  const names = [...file.matchAll(/\[(\[?)(\.\.\.)?(\w+)\]/g)]
  return Object.fromEntries(names.map(([, , many, name]) => [name, many ? ['none'] : 'none']))
}

/** The body as it arrives: in two pieces, after which its sender may be gone. */
function stream({ body, breaksOff }: WrongBody): ReadableStream<Uint8Array> {
  const half = Math.floor(body.length / 2)
  return new ReadableStream({
    start(controller) {
      const pieces = [body.subarray(0, half), body.subarray(half)]
      for (const piece of pieces) if (piece.length > 0) controller.enqueue(piece)
      if (breaksOff) controller.error(new Error('aborted'))
      else controller.close()
    },
  })
}

function request(url: string, method: string, wrong: WrongBody, more: object = {}): Request {
  const headers = new Headers({ ...wrong.headers, ...more })
  if (method === 'OPTIONS' && wrong.body.length === 0) return new Request(url, { method, headers })
  const sent = { method, headers, body: stream(wrong), duplex: 'half' }
  return new Request(url, sent)
}

describe('a route handler that is sent a wrong body', () => {
  it.each(files)('answers without failing: %s', async (file) => {
    const handlers: Record<string, Handler> = await import(join(process.cwd(), 'app', file))
    const failed: string[] = []
    for (const method of bodyMethods) {
      const handle = handlers[method]
      if (!handle) continue
      for (const wrong of wrongBodies) {
        for (const length of [{}, { 'content-length': String(wrong.body.length) }]) {
          const sent = request('http://localhost:3000/none', method, wrong, length)
          const params = Promise.resolve(paramsOf(file))
          const { status } = await handle(sent, { params })
          if (status >= 500) failed.push(`${method}, ${wrong.name}: ${status}`)
        }
      }
    }
    expect(failed).toEqual([])
  })
})

describe('a call that is sent a wrong body', () => {
  const open = apiServer.routes.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.access === 'public',
  )

  it.each(open.map(({ endpoint }) => endpoint))(
    'answers without failing: $method $path',
    async (endpoint) => {
      const path = endpoint.path.replace(/\{\w+\}/g, '1')
      const failed: string[] = []
      for (const [number, wrong] of wrongBodies.entries()) {
        const address = { 'x-client-address': `192.0.${number}.1` }
        const sent = request(`http://localhost:3000/api/${path}`, endpoint.method, wrong, address)
        const { status } = await apiServer.app.fetch(sent)
        if (status >= 500) failed.push(`${wrong.name}: ${status}`)
      }
      expect(failed).toEqual([])
    },
  )
})
