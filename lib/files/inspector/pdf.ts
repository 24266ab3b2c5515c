import { inflateSync } from 'node:zlib'
import { Refused } from './refused.ts'

const mostPages = 500
/** What all streams of a document may unpack to. */
const unpackedLimit = 256 * 1024 * 1024
const tail = 1024

/** Names that stand for scripts, started programs, files inside and forms that are programs. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|Rendition|GoToE)(?![A-Za-z0-9])/
const script = /\/JS(?![A-Za-z0-9])/
const locked = /\/Encrypt(?![A-Za-z0-9])/
const page = /\/Type\s*\/Page(?![A-Za-z0-9])/g
const streamStart = /stream\r?\n/g

/**
 * Refuses a document that is no whole PDF, that is locked, or that carries scripts, programs or
 * other files (RELIABILITY.md 2.6). Objects packed into streams are unpacked and read too.
 */
export function inspectPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw new Refused('damaged')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || end < text.length - tail || !/^[\s\0]*$/.test(text.slice(end + 5))) {
    throw new Refused('damaged')
  }
  if (!text.includes('startxref')) throw new Refused('damaged')
  // A reader may be led into a stream, so its bytes are read as they are as well.
  if (active.test(plain(text))) throw new Refused('active')
  const { objects, packed } = split(bytes, text)
  const structure = plain(`${objects}\n${packed}`)
  if (active.test(structure) || script.test(structure) || locked.test(structure)) {
    throw new Refused('active')
  }
  const pages = structure.match(page)?.length ?? 0
  if (pages === 0 || pages > mostPages) throw new Refused('damaged')
}

/** Names may be written with codes: `/J#61vaScript`. */
function plain(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

/** What stands outside streams, and what stands in streams of packed objects. */
function split(bytes: Buffer, text: string): { objects: string; packed: string } {
  const objects: string[] = []
  const packed: string[] = []
  let from = 0
  let left = unpackedLimit
  streamStart.lastIndex = 0
  for (let found = streamStart.exec(text); found; found = streamStart.exec(text)) {
    const start = found.index + found[0].length
    const before = text.slice(from, found.index)
    // `endstream` ends with the same word.
    if (before.endsWith('end')) continue
    const end = text.indexOf('endstream', start)
    if (end < 0) throw new Refused('damaged')
    objects.push(before)
    const dictionary = plain(before.slice(Math.max(0, before.lastIndexOf(' obj'))))
    const unpacked = unpack(bytes.subarray(start, end), dictionary, left)
    left -= unpacked.length
    if (/\/Type\s*\/ObjStm(?![A-Za-z0-9])/.test(dictionary))
      packed.push(unpacked.toString('latin1'))
    from = end + 'endstream'.length
    streamStart.lastIndex = from
  }
  objects.push(text.slice(from))
  return { objects: objects.join('\n'), packed: packed.join('\n') }
}

/** The content of a stream as far as it matters; packed objects must be readable to us. */
function unpack(content: Buffer, dictionary: string, limit: number): Buffer {
  const isObjects = /\/Type\s*\/ObjStm(?![A-Za-z0-9])/.test(dictionary)
  const [, filter = ''] = /\/Filter\s*(\[[^\]]*\]|\/[A-Za-z0-9]+)/.exec(dictionary) ?? []
  const filters = filter.match(/\/[A-Za-z0-9]+/g) ?? []
  if (filters[0] === undefined) return isObjects ? content : Buffer.alloc(0)
  if (filters[0] !== '/FlateDecode' || (isObjects && filters.length > 1)) {
    if (isObjects) throw new Refused('active')
    return Buffer.alloc(0)
  }
  try {
    return inflateSync(content, { maxOutputLength: Math.max(1, limit) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ERR_BUFFER_TOO_LARGE' || isObjects) throw new Refused('damaged')
    return Buffer.alloc(0)
  }
}
