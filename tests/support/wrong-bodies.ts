import { gzipSync } from 'node:zlib'

/** A body that is not what a handler expects, with the headers that come with it. */
export interface WrongBody {
  name: string
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** Whether its sender leaves before it has sent all of it. */
  breaksOff?: boolean
}

const body = (name: string, type: string | null, text: string | Buffer): WrongBody => ({
  name,
  headers: type === null ? {} : { 'content-type': type },
  body: Buffer.from(text),
})

const multipart = 'multipart/form-data; boundary=cut'
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const part = '--cut\r\ncontent-disposition: form-data; name="kind"\r\n\r\nnews\r\n'
const file =
  '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'
const binary = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256))

/** Every kind of body that a handler may be sent and must refuse without failing. */
export const wrongBodies: readonly WrongBody[] = [
  body('nothing', null, ''),
  body('text without a type', null, 'kind=news'),
  body('text with an empty type', '', 'kind=news'),
  body('binary without a type', null, binary),
  body('plain text', 'text/plain', 'kind=news'),
  body('a type that is none', 'nonsense', 'kind=news'),
  body('a type with other signs', 'text/"\\;=;=', 'kind=news'),
  body('two types', `${json}, ${form}`, '{}'),
  body('a form in an unknown charset', `${form}; charset=klingon`, 'kind=%ff%fe'),
  body('a form that is binary', form, binary),
  body('a form with broken escapes', form, 'a=%&b=%E0%A4%A&%=%'),
  body('a form whose field stands twice', form, 'kind=a&kind=b'),
  body('a form that names objects', form, '__proto__=1&constructor=2&kind[a]=3&toString=4'),
  body('a form of many fields', form, 'a=1&'.repeat(50_000)),
  body('a large form', form, `kind=${'x'.repeat(400_000)}`),
  body('nothing as JSON', json, ''),
  body('half of JSON', json, '{"kind":"new'),
  body('binary as JSON', json, binary),
  body('a list as JSON', json, '[[[[[[[[[[]]]]]]]]]]'),
  body('a prototype as JSON', json, '{"__proto__":{"a":1},"constructor":null}'),
  body('JSON in another charset', `${json}; charset=utf-16`, Buffer.from('{}', 'utf16le')),
  body('a large text as JSON', json, `"${'x'.repeat(400_000)}"`),
  body('parts without a boundary', 'multipart/form-data', part),
  body('parts with an empty boundary', 'multipart/form-data; boundary=', part),
  body('parts with a long boundary', `multipart/form-data; boundary=${'x'.repeat(500)}`, part),
  body('parts with another boundary', 'multipart/form-data; boundary=other', part),
  body('parts that do not end', multipart, part),
  body('a file that does not end', multipart, part + file),
  body('parts without headers', multipart, '--cut\r\n\r\nnews\r\n--cut--\r\n'),
  body('parts with broken headers', multipart, '--cut\r\ncontent-disposition\r\n:\r\n--cut--'),
  body('binary as parts', multipart, binary),
  body('parts of another kind', 'multipart/mixed; boundary=cut', `${part}--cut--`),
  {
    ...body('a packed form', form, gzipSync('kind=news')),
    headers: { 'content-type': form, 'content-encoding': 'gzip' },
  },
  {
    ...body('JSON with a wrong packing', json, '{}'),
    headers: { 'content-type': json, 'content-encoding': 'br, nonsense' },
  },
  { ...body('a form that breaks off', form, 'kind=ne'), breaksOff: true },
  { ...body('JSON that breaks off', json, '{"kind":'), breaksOff: true },
  { ...body('parts that break off', multipart, part + file), breaksOff: true },
]
