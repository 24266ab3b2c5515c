import type { Endpoint } from '@/lib/api/endpoint'
import fc from 'fast-check'
import { z } from 'zod'

export interface WrongRequest {
  method: string
  /** Path and query, encoded or not. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** Texts that break careless code. */
const nastyTexts = [
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
  '\\',
  '../..',
  "'; drop table news; --",
  '<script>',
  'ـًـٌـ',
  '٣',
  'x'.repeat(5_000),
] as const

const nastyBodies = [
  '',
  '{',
  'null',
  '[]',
  '1e999',
  '"\\ud800"',
  '"\\u0000"',
  '\ufeff{}',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"__proto__":{"x":1}}',
  '{"constructor":1,"toString":2}',
  `"${'x'.repeat(300_000)}"`,
] as const

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const json = { 'content-type': 'application/json' }
const keysOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

/** The path with its parameters in order; 1 where none is given. */
function fill(path: string, values: readonly string[]): string {
  const given = values.values()
  return path.replace(/\{\w+\}/g, () => given.next().value ?? '1')
}

/** Every such text in every declared input of the endpoint, one at a time. */
export function everyNastyRequest({ method, path, params, query, body }: Endpoint): WrongRequest[] {
  const places = Object.keys(params?.shape ?? {}).length
  const inPath = Array.from({ length: places }, (_, place) =>
    [...nastyTexts.map(encoded), '%', '%ff', '%00', '%2F'].map((text) =>
      fill(path, [...Array.from({ length: place }, () => '1'), text]),
    ),
  ).flat()
  const inQuery = keysOf(query).flatMap((name) =>
    nastyTexts.map((text) => `${fill(path, [])}?${name}=${encoded(text)}`),
  )
  const raw = ['?&=', '?%ff=%', '?a[b]=1', '?page=1&page=2'].map((end) => `${fill(path, [])}${end}`)
  const reads = [...inPath, ...inQuery, ...raw].map((one) => ({ method, path: one, headers: json }))
  if (!body) return reads
  const fields = keysOf(body).flatMap((name) =>
    nastyTexts.map((text) => JSON.stringify({ [name]: text })),
  )
  const writes = [...nastyBodies, ...fields].map((text) => ({
    method,
    path: fill(path, []),
    headers: json,
    body: text,
  }))
  return [...reads.map((one) => ({ ...one, body: '{}' })), ...writes]
}

const nasty = fc.constantFrom(...nastyTexts)
const word = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary' }), fc.integer().map(String))

const contentType = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/csp-report',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded; boundary=\u00e9',
    ),
  },
)
const headerName = fc.constantFrom(
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'cookie',
  'if-none-match',
  'origin',
  'range',
  'x-forwarded-for',
  'x-request-id',
)
const headerValue = fc.oneof(
  fc.constantFrom('', '0', '-5', 'abc', '*', 'Bearer x', 'x'.repeat(300)),
  fc.stringMatching(/^[!-~]{0,40}$/),
)
const otherMethod = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
)

/** Malformed requests to an endpoint. */
export function anyWrongRequest({
  method,
  path,
  query,
  body,
}: Endpoint): fc.Arbitrary<WrongRequest> {
  const named = (known: string[]) =>
    known.length > 0 ? fc.oneof(fc.constantFrom(...known), word) : word
  const fields = fc.dictionary(named(keysOf(body)), fc.oneof(word, fc.jsonValue()))
  return fc
    .record({
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant<string>(method) },
        { weight: 1, arbitrary: otherMethod },
      ),
      parts: fc.array(fc.oneof(word.map(encoded), fc.constantFrom('%', '%ff', '..', '1', '2')), {
        minLength: 3,
        maxLength: 3,
      }),
      search: fc.array(fc.tuple(named(keysOf(query)), word), { maxLength: 5 }),
      type: contentType,
      headers: fc.dictionary(headerName, headerValue),
      content: fc.oneof(
        fields.map((one) => JSON.stringify(one)),
        fc.json({ maxDepth: 9 }),
        fc.constantFrom(...nastyBodies),
        word,
      ),
    })
    .map(({ method, parts, search, type, headers, content }) => ({
      method,
      path: `${fill(path, parts)}?${search.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`,
      headers: { ...headers, 'content-type': type },
      ...(method !== 'GET' && method !== 'HEAD' && { body: content }),
    }))
}
