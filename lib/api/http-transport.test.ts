import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { httpTransport } from './http-transport'
import { Problem } from './problem'

const item = endpoint({
  method: 'GET',
  path: 'items/{id}',
  summary: 'An item',
  access: 'public',
  params: z.object({ id: z.number() }),
  query: z.object({ q: z.string().optional() }),
  response: z.object({ id: z.number() }),
})
const write = endpoint({
  method: 'POST',
  path: 'items',
  summary: 'Write an item',
  access: 'public',
  body: z.object({ name: z.string() }),
  response: z.literal('Success'),
  format: 'text',
})

let server: Server | undefined

afterEach(() => server?.close())

/** A provider on loopback and a transport that calls it. */
async function provider(answer: RequestListener) {
  const listening = createServer(answer).listen(0, '127.0.0.1')
  server = listening
  await new Promise((resolve) => listening.once('listening', resolve))
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return httpTransport({ baseURL: `http://127.0.0.1:${port}/api`, timeoutMs: 500 })
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

async function failure(call: Promise<unknown>): Promise<Problem> {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  if (error instanceof Problem) return error
  throw new Error('The call did not fail with a problem.')
}

const ask = { params: { id: 7 }, query: {} }

describe('a call over HTTP', () => {
  it('fills the path, sends the query and returns the validated response', async () => {
    const requestedUrls: (string | undefined)[] = []
    const call = await provider((request, response) => {
      requestedUrls.push(request.url)
      json(200, { id: 7, more: true })(request, response)
    })
    expect(await call(item, { params: { id: 7 }, query: { q: 'a b' } })).toEqual({ id: 7 })
    expect(requestedUrls).toEqual(['/api/items/7?q=a+b'])
  })

  it('sends a body as JSON and reads a text response', async () => {
    const bodies: string[] = []
    const call = await provider((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk)))
      request.on('end', () => response.end('Success'))
    })
    expect(await call(write, { body: { name: 'x' } })).toBe('Success')
    expect(bodies.join('')).toBe('{"name":"x"}')
  })

  it('throws the problem of the provider with its code, fields and retry time', async () => {
    const body = { code: 'too_many_requests', errors: { q: ['Too long.'] } }
    const call = await provider(json(429, body, { 'retry-after': '7' }))
    const problem = await failure(call(item, ask))
    expect(problem).toMatchObject({
      code: 'too_many_requests',
      retryAfter: 7,
      fields: { q: ['Too long.'] },
    })
  })

  it('throws the fields of a problem also where a response would be text', async () => {
    const body = { code: 'invalid', errors: { name: ['Required.'] } }
    const call = await provider(json(422, body))
    const problem = await failure(call(write, { body: { name: '' } }))
    expect(problem.fields).toEqual({ name: ['required'] })
  })

  it.each([
    [404, 'not_found'],
    [401, 'unauthenticated'],
    [418, 'malformed'],
    [502, 'internal'],
    [302, 'malformed'],
  ])('reads status %i without a known body as %s', async (status, code) => {
    const call = await provider(json(status, {}))
    expect((await failure(call(item, ask))).code).toBe(code)
  })

  it('calls the handler of a status, and still fails', async () => {
    const seen: string[] = []
    await provider(json(500, {}))
    const address = server?.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const call = httpTransport({
      baseURL: `http://127.0.0.1:${port}/api`,
      timeoutMs: 500,
      onStatus: { 500: () => seen.push('fault'), 401: () => seen.push('nobody') },
    })
    expect((await failure(call(item, ask))).code).toBe('internal')
    expect(seen).toEqual(['fault'])
  })

  it('fails as a fault of the provider for a response of another shape', async () => {
    const call = await provider(json(200, { id: 'seven' }))
    expect((await failure(call(item, ask))).code).toBe('internal')
  })

  it('is unavailable when no server responds in time, or none listens', async () => {
    const silent = await provider(() => undefined)
    expect((await failure(silent(item, ask))).code).toBe('unavailable')
    server?.closeAllConnections()
    const nowhere = httpTransport({ baseURL: 'http://127.0.0.1:1/api/', timeoutMs: 500 })
    expect((await failure(nowhere(item, ask))).code).toBe('unavailable')
  })
})

describe('a call with files', () => {
  const papers = endpoint({
    method: 'POST',
    path: 'papers',
    summary: 'Keep papers',
    access: 'user',
    body: z.object({ title: z.string(), note: z.string().optional() }),
    files: { paper: { takes: 'pdf', below: 9_000_000, maxFiles: 2 } },
    response: z.literal('Success'),
    format: 'text',
  })
  const paper = new Blob(['%PDF-1.7'])
  const options = (port: number | undefined) => ({
    baseURL: `http://127.0.0.1:${port}/api`,
    timeoutMs: 5_000,
  })

  async function listen(answer: RequestListener) {
    const listening = createServer(answer).listen(0, '127.0.0.1')
    server = listening
    await new Promise((resolve) => listening.once('listening', resolve))
    const address = listening.address()
    return typeof address === 'object' ? address?.port : undefined
  }

  it('sends fields and files as a form, and reports progress', async () => {
    const heard: number[] = []
    let sent = ''
    const port = await listen((request, response) => {
      request.setEncoding('latin1').on('data', (text: string) => (sent += text))
      request.on('end', () => response.end('Success'))
    })
    const call = httpTransport({ ...options(port), onProgress: (share) => heard.push(share) })
    const input = { body: { title: 'Origin', note: undefined }, files: { paper: [paper, paper] } }
    expect(await call(papers, input)).toBe('Success')
    expect(sent).toContain('name="title"\r\n\r\nOrigin')
    expect(sent.split('name="paper"; filename=').length).toBe(3)
    expect(sent).not.toContain('note')
    expect(heard.at(-1)).toBe(1)
  })

  it.each([
    ['dot', ['name="paper.0"', 'name="paper.1"']],
    ['brackets', ['name="paper[0]"', 'name="paper[1]"']],
  ] as const)('numbers the names of several files with %s', async (numbered, names) => {
    let sent = ''
    const port = await listen((request, response) => {
      request.setEncoding('latin1').on('data', (text: string) => (sent += text))
      request.on('end', () => response.end('Success'))
    })
    const declared = { ...papers, files: { paper: { ...papers.files.paper, numbered } } }
    const input = { body: { title: 'Origin' }, files: { paper: [paper, paper] } }
    await httpTransport(options(port))(declared, input)
    for (const name of names) expect(sent).toContain(name)
  })

  it('is aborted by its signal, which is no failure of the server', async () => {
    const controller = new AbortController()
    const port = await listen(() => controller.abort(new Error('ended by hand')))
    const call = httpTransport({ ...options(port), signal: controller.signal })
    await expect(call(papers, { body: { title: 'x' }, files: { paper } })).rejects.toThrow(
      'ended by hand',
    )
  })
})
