import 'server-only'
import { Problem } from '@/lib/api/problem'
import { Dicer } from '@fastify/busboy'
import { Readable } from 'node:stream'
import { MIMEType } from 'node:util'

/** One part of a form while it arrives. Its body must be read before the next part is requested. */
export interface FormPart {
  name: string
  /** Null for a plain field. */
  fileName: string | null
  body: AsyncIterable<Uint8Array>
}

type Head = Record<string, string[] | undefined>

const maxParts = 100
const maxHeaderBytes = 8 * 1024
const maxBoundaryLength = 70

/**
 * The parts of a `multipart/form-data` body while it arrives (RFC 7578). Memory holds one chunk and
 * what the streams buffer, never a whole file. Throws `unsupported_type` for another kind of body,
 * `malformed` for one that is broken, ends too early or has more than 100 parts, and whatever
 * problem the body itself ends with.
 */
export async function* formParts(
  type: string | null,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<FormPart> {
  // The types of the package do not name the limit of a part's head.
  const options = { boundary: boundaryOf(type), maxHeaderSize: maxHeaderBytes }
  const dicer = new Dicer(options)
  const source = Readable.from(body, { highWaterMark: 1 })
  const parts = partsFrom(dicer, source)
  source.pipe(dicer)
  try {
    for await (const part of parts) {
      yield part
      for await (const _unread of part.body);
    }
  } finally {
    source.unpipe(dicer)
    source.destroy()
  }
}

function boundaryOf(type: string | null): string {
  try {
    const { essence, params } = new MIMEType(type ?? '')
    const boundary = params.get('boundary')
    if (essence === 'multipart/form-data' && boundary && boundary.length <= maxBoundaryLength) {
      return boundary
    }
  } catch {
    // What is no media type is no form.
  }
  throw new Problem('unsupported_type')
}

/** The parts in the order of the parser; the first failure ends the list. */
function partsFrom(dicer: Dicer, source: Readable): AsyncIterable<FormPart> {
  const parts = new Readable({ objectMode: true, read: () => {} })
  const open = new Set<Readable>()
  let [startedParts, partsWithHead] = [0, 0]

  const fail = (error: unknown) => {
    parts.destroy(problemOf(error))
    for (const stream of open) stream.destroy(problemOf(error))
  }
  dicer.on('part', (stream: Readable) => {
    stream.on('end', () => open.delete(stream))
    // Without a listener, the error of a part that nobody reads would end the process.
    stream.on('error', () => open.delete(stream))
    const isCutOff = startedParts !== partsWithHead
    if (isCutOff || startedParts === maxParts) return fail(new Problem('malformed'))
    startedParts += 1
    open.add(stream)
    stream.once('header', (head: Head) => {
      partsWithHead += 1
      try {
        parts.push({ ...namesIn(head), body: bodyOf(stream) })
      } catch (error) {
        fail(error)
      }
    })
  })
  dicer.on('error', fail)
  dicer.on('finish', () =>
    startedParts === partsWithHead ? parts.push(null) : fail(new Problem('malformed')),
  )
  source.on('error', fail)
  return parts
}

async function* bodyOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    throw problemOf(error)
  }
}

function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('malformed')
}

function namesIn(head: Head): Pick<FormPart, 'name' | 'fileName'> {
  const [disposition = ''] = head['content-disposition'] ?? []
  const isPacked = head['content-transfer-encoding']?.some(
    (encoding) => !/^(?:binary|8bit|7bit)/i.test(encoding),
  )
  const name = parameter(disposition, named)
  if (isPacked || !/^form-data\s*;/i.test(disposition) || name === null) {
    throw new Problem('malformed')
  }
  return { name, fileName: parameter(disposition, fileNamed) }
}

const named = /;\s*name="([^"]*)"/i
const fileNamed = /;\s*filename="([^"]*)"/i

/** Browsers write quotes and line breaks of a name in percent codes (HTML, form submission). */
function parameter(disposition: string, pattern: RegExp): string | null {
  const value = pattern.exec(Buffer.from(disposition, 'latin1').toString())?.[1]
  return value?.replaceAll('%22', '"').replace(/%0[AD]/gi, ' ') ?? null
}
