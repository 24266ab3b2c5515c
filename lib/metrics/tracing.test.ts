import { endpoint } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { enterResponse } from '@/lib/api/response-status'
import { database, transaction } from '@/lib/db/database'
import { route } from '@/tests/support/route'
import { serveFetch } from '@/tests/support/serve-fetch'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tracedRequest } from './http-span'
import { openTracer } from './otel'
import { closeTracing, setTracer } from './tracing'

useTestDatabase()

const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.object({
      stringValue: z.string().optional(),
      intValue: z.number().optional(),
    }),
  }),
)
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number() }),
})
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

type Span = z.output<typeof span>

const received: { path: string; body: string }[] = []
const spans = (): Span[] =>
  received.flatMap(({ body }) =>
    request
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const spanNamed = (name: string): Span => {
  const found = spans().find((one) => one.name === name)
  if (!found) throw new Error(`No span ${name} in ${spans().map((one) => one.name)}`)
  return found
}

const secret = 'laila@portal.example'
const people = endpoint({
  method: 'GET',
  path: 'people/{name}',
  params: z.strictObject({ name: z.string() }),
  summary: 'Read a person',
  access: 'public',
  response: z.strictObject({ found: z.number() }),
})
const broken = endpoint({
  method: 'GET',
  path: 'broken',
  summary: 'Fail',
  access: 'public',
  response: z.strictObject({}),
})

const apiServer = mount([
  route(people, async ({ params }) => {
    const db = await database()
    await db.execute(sql`select ${params.name}::text, ${sql.raw(`'${secret}'`)}`)
    await transaction((tx) => tx.execute(sql`select 2`))
    return { found: 1 }
  }),
  route(broken, async () => {
    await (await database()).execute(sql`select from nowhere`)
    return {}
  }),
])

const closing: (() => unknown)[] = []

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const unsampledId = '1af7651916cd43dd8448eb211c80319c'
const callerId = 'b7ad6b7169203331'

beforeAll(async () => {
  const collector = await listen(async (incoming, answer) => {
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    received.push({ path: incoming.url ?? '', body })
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  setTracer(openTracer(collector))
  const portal = await serveFetch((call) => apiServer.app.fetch(call))
  closing.push(portal.stop)
  const traced = await listen((incoming, response) => {
    void tracedRequest(incoming, response, async () => {
      enterResponse(response)
      const url = `${portal.origin}${incoming.url}`
      const { status } = await apiServer.app.fetch(new Request(url))
      response.writeHead(status).end()
    })
  })
  await fetch(`${traced}/api/people/${secret}?token=canary`, {
    headers: { traceparent: `00-${traceId}-${callerId}-01` },
  })
  await fetch(`${traced}/api/people/nobody`, {
    headers: { traceparent: `00-${unsampledId}-${callerId}-00` },
  })
  await fetch(`${traced}/api/broken`, { headers: { traceparent: 'nonsense' } })
  await closeTracing()
})

afterAll(async () => {
  setTracer(null)
  for (const close of closing) await close()
})

describe('the trace of a request', () => {
  it('is sent to the collector by OTLP over HTTP', () => {
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
    expect(received[0]?.body).toMatch(/"service.name".*"service.version"/)
  })

  it('leads from the caller to the request, the call and its statements, in one trace', () => {
    const server = spanNamed('GET /api/people/{name}')
    const call = spanNamed('GET people/{name}')
    const own = spans().filter((one) => one.traceId === traceId)
    const statements = own.filter((one) => one.kind === 3)
    expect(server).toMatchObject({ traceId, parentSpanId: callerId, kind: 2 })
    expect(call).toMatchObject({ traceId, parentSpanId: server.spanId })
    expect(statements.map(({ name }) => name)).toEqual(['SELECT', 'BEGIN', 'SELECT', 'COMMIT'])
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set([call.spanId]),
    )
  })

  it('has pattern, status and text of statements, and no value', () => {
    const texts = spanNamed('SELECT').attributes
    expect(texts).toContainEqual({
      key: 'db.query.text',
      value: { stringValue: "select $1::text, '?'" },
    })
    expect(spanNamed('GET /api/people/{name}').attributes).toEqual(
      expect.arrayContaining([
        { key: 'http.route', value: { stringValue: '/api/people/{name}' } },
        { key: 'http.response.status_code', value: { intValue: 200 } },
      ]),
    )
    expect(JSON.stringify(received)).not.toMatch(/laila|canary/)
  })

  it('is not recorded where the caller does not sample it', () => {
    expect(spans().filter((one) => one.traceId === unsampledId)).toEqual([])
  })

  it('is a new one where the caller’s header is wrong, and marks what failed', () => {
    const server = spanNamed('GET /api/broken')
    expect(server.traceId).not.toBe(traceId)
    expect(server.parentSpanId).toBeUndefined()
    expect(server.status.code).toBe(2)
    const statement = spans().find((one) => one.traceId === server.traceId && one.name === 'SELECT')
    expect(statement?.status.code).toBe(2)
  })
})
