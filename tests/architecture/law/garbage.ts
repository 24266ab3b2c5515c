import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import fc from 'fast-check'
import { isProblem, type Portal } from './answers'
import type { Law } from './law'

/** Texts on which careless code fails. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200f',
  '%',
  '%00',
  '%ff',
  '../..',
  "'; drop table news; --",
  '<script>',
  'ـًـٌـ',
  '٣',
  'x'.repeat(5_000),
)
const word = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary' }), fc.integer().map(String))

const types = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/csp-report',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded; boundary=\u00e9',
      '',
    ),
  },
)
const headerValue = fc.oneof(
  fc.constantFrom('', '0', '-5', 'abc', '*', 'Bearer x', 'x'.repeat(300)),
  fc.stringMatching(/^[!-~]{0,40}$/),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'authorization',
    'cookie',
    'x-request-id',
    'if-none-match',
    'range',
    'x-forwarded-for',
  ),
  headerValue,
)

const body = fc.oneof(
  fc.json({ maxDepth: 9 }),
  fc.constantFrom(
    '{',
    '[[[[[[[[[[]]]]]]]]]]',
    '{"__proto__":{"x":1}}',
    '"\\ud800"',
    'null',
    '1e999',
    '﻿{}',
    `"${'x'.repeat(300_000)}"`,
  ),
  word,
)

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Requests to an endpoint of which nothing can be trusted. */
function requests(endpoint: Endpoint) {
  const known = Object.keys(endpoint.query?.shape ?? {})
  const name = known.length > 0 ? fc.oneof(fc.constantFrom(...known), word) : word
  return fc.record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string>(endpoint.method) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'GET',
          'POST',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'HEAD',
          'PROPFIND',
        ),
      },
    ),
    parts: fc.infiniteStream(
      fc.oneof(word.map(encoded), fc.constantFrom('%', '%ff', '%2F', '..', '1', '2')),
    ),
    query: fc.array(fc.tuple(name, word), { maxLength: 5 }),
    raw: fc.constantFrom('', '&', '&=', '&%ff=%', '&a[b]=1', '&page=1&page=2'),
    type: types,
    headers,
    body,
  })
}

type Garbage = ReturnType<typeof requests> extends fc.Arbitrary<infer T> ? T : never

function send(portal: Portal, endpoint: Endpoint, given: Garbage): Promise<Response> {
  const path = endpoint.path.replace(/\{\w+\}/g, () => String(given.parts.next().value))
  const query = given.query.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&')
  const bodiless = given.method === 'GET' || given.method === 'HEAD'
  return portal.ask(`${path}?${query}${given.raw}`, {
    method: given.method,
    headers: { ...given.headers, ...(given.type !== '' && { 'content-type': latin(given.type) }) },
    ...(!bodiless && { body: given.body }),
  })
}

/** Header values hold bytes; what is no byte is left out. */
const latin = (text: string) => text.replace(/[^\u0020-\u00ff]/g, '')

async function isHandled(response: Response, method: string): Promise<boolean> {
  if (response.status >= 500) return false
  if (response.status < 400 || method === 'HEAD') return true
  return isProblem(response)
}

const attempts = 60
const seed = 20_261_121

export const garbage: readonly Law<Portal>[] = [
  {
    name: 'garbage-is-refused',
    says: 'No request, however wrong, makes a call fail on our side: it is refused with 4xx and a problem, never 5xx.',
    breaches: async (portal) => {
      const found: string[] = []
      for (const endpoint of portal.endpoints) {
        let last = ''
        const handled = fc.asyncProperty(requests(endpoint), async (given) => {
          const response = await send(portal, endpoint, given)
          last = `${given.method} ${response.status} ${JSON.stringify({ query: given.query, raw: given.raw, type: given.type, body: given.body.slice(0, 200), headers: given.headers })}`
          return isHandled(response, given.method)
        })
        const result = await fc.check(handled, { numRuns: attempts, seed })
        if (result.failed)
          found.push(`${endpointKey(endpoint)} (${last} ${String(result.errorInstance ?? '')})`)
      }
      return found
    },
  },
]
