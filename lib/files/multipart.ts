import 'server-only'
import { Problem } from '@/lib/api/problem'

/** One part of a form on its way in. Its body must be read before the next part is asked for. */
export interface FormPart {
  name: string
  /** Null for a plain field. */
  fileName: string | null
  body: AsyncIterable<Uint8Array>
}

const longestHead = 8 * 1024
const boundaryOf =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/**
 * The parts of a `multipart/form-data` body while it arrives (RFC 7578); nothing is held but what
 * lies between two chunks. Throws `unsupported_type` for another kind of body, and `malformed` for
 * one that is broken or ends too early.
 */
export async function* formParts(
  type: string | null,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<FormPart> {
  const found = boundaryOf.exec(type ?? '')
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw new Problem('unsupported_type')
  const source = new Source(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  // The first boundary has no line before it.
  source.unread(Buffer.from('\r\n'))
  for await (const _preamble of source.until(delimiter));
  while (await isFollowedByPart(source)) {
    const part = {
      ...headOf(await source.line('\r\n\r\n', longestHead)),
      body: source.until(delimiter),
    }
    yield part
    for await (const _unread of part.body);
  }
}

/** After a boundary: the end of its line, or the two dashes that end the form. */
async function isFollowedByPart(source: Source): Promise<boolean> {
  const next = await source.take(2)
  if (next === '--') return false
  if (next !== '\r\n') throw new Problem('malformed')
  // A head that is empty ends at once; the line break before it belongs to the search.
  source.unread(Buffer.from('\r\n'))
  return true
}

function headOf(head: string): { name: string; fileName: string | null } {
  const lines = head.split('\r\n').filter((line) => line !== '')
  const disposition = lines.find((line) => /^content-disposition:/i.test(line)) ?? ''
  if (lines.some((line) => /^content-transfer-encoding:\s*(?!binary|8bit|7bit)/i.test(line))) {
    throw new Problem('malformed')
  }
  const name = parameter(disposition, named)
  if (!/^content-disposition:\s*form-data\s*;/i.test(disposition) || name === null) {
    throw new Problem('malformed')
  }
  return { name, fileName: parameter(disposition, fileNamed) }
}

const named = /;\s*name="([^"]*)"/i
const fileNamed = /;\s*filename="([^"]*)"/i

/** Browsers write quotes and line breaks of a name in percent codes (HTML, form submission). */
function parameter(disposition: string, pattern: RegExp): string | null {
  const value = pattern.exec(disposition)?.[1]
  return value?.replaceAll('%22', '"').replace(/%0[AD]/gi, ' ') ?? null
}

/** Bytes in the order they arrive, with a little of them held to look for marks in. */
class Source {
  private held: Buffer = Buffer.alloc(0)
  private readonly chunks: AsyncIterator<Uint8Array>

  constructor(body: AsyncIterable<Uint8Array>) {
    this.chunks = body[Symbol.asyncIterator]()
  }

  unread(bytes: Buffer): void {
    this.held = Buffer.concat([bytes, this.held])
  }

  private async more(): Promise<void> {
    const { done, value } = await this.chunks.next()
    if (done) throw new Problem('malformed')
    this.held = Buffer.concat([this.held, value])
  }

  async take(length: number): Promise<string> {
    while (this.held.length < length) await this.more()
    const taken = this.held.toString('latin1', 0, length)
    this.held = this.held.subarray(length)
    return taken
  }

  /** The text up to a mark, which is taken too. */
  async line(mark: string, longest: number): Promise<string> {
    for (;;) {
      const at = this.held.indexOf(mark, 0, 'latin1')
      if (at >= 0) {
        const text = this.held.toString('utf8', 0, at)
        this.held = this.held.subarray(at + mark.length)
        return text
      }
      if (this.held.length > longest) throw new Problem('malformed')
      await this.more()
    }
  }

  /** What stands before a mark, while it arrives; the mark is taken too. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.held.indexOf(mark)
      const safe = at >= 0 ? at : Math.max(0, this.held.length - mark.length + 1)
      const bytes = this.held.subarray(0, safe)
      this.held = this.held.subarray(at >= 0 ? at + mark.length : safe)
      if (bytes.length > 0) yield bytes
      if (at >= 0) return
      await this.more()
    }
  }
}
