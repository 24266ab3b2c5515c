import { createInflate } from 'node:zlib'
import { plain, type PdfStream } from './pdf-objects.ts'
import { Refused } from './refused.ts'

/** How a stream is packed: in letters around a packing, each of them at most once. */
export interface Packing {
  letters: string | undefined
  packer: string | undefined
  /** 1 where codes of LZW get longer one code early, which is usual. */
  early: number
}

// Refused are filters that are defined elsewhere or twice, and any order but letters, one packing,
// one coding of a picture: readers unpack in turn, so what is small after one step may be huge then.
const steps =
  /^(?:null|\[?\s*(?:\/(?<letters>ASCII85Decode|A85|ASCIIHexDecode|AHx))?\s*(?:\/(?<packer>FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL))?\s*(?:\/(?:DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode))?\s*\]?)$/

const statedEarly = /\/EarlyChange\s+([01])(?=[\s/>])/

/** The packing of a stream. Throws `Refused` where readers might unpack another one, or in turn. */
export function packingOf(entries: PdfStream['entries']): Packing {
  const { letters, packer } = steps.exec(plain(entries.get('Filter') ?? ''))?.groups ?? refuse()
  // Some readers take `F` for the short name of the filter; others for a file with the content.
  if (entries.has('F')) refuse()
  const settings = plain(`${entries.get('DecodeParms') ?? ''} ${entries.get('DP') ?? ''}`)
  const stated = statedEarly.exec(settings)?.[1]
  const isHidden = stated === undefined && /\d\s+R|\/EarlyChange/.test(settings)
  if (packer?.startsWith('LZW') && isHidden) refuse()
  return { letters, packer, early: Number(stated ?? 1) }
}

function refuse(): never {
  throw new Refused('damaged')
}

/**
 * How many bytes a reader handles in unpacking the content of a stream: where it ends, the content
 * says itself. What it unpacks to is put into `parts` where these are wanted, and then must be whole.
 * Throws `Refused` beyond the limit.
 */
export async function unpack(
  content: Buffer,
  { letters, packer, early }: Packing,
  limit: number,
  parts?: Buffer[],
): Promise<number> {
  const spelt = letters?.startsWith('A85') || letters?.startsWith('ASCII85') ? base85 : hexadecimal
  const { read, bytes } = letters === undefined ? { read: 0, bytes: content } : spelt(content)
  const left = limit - read
  if (left < 0) refuse()
  if (packer?.startsWith('LZW')) return read + lengthOfCodes(bytes, early, left)
  if (packer?.startsWith('R')) return read + lengthOfRuns(bytes, left)
  return read + (await inflate(bytes, left, parts))
}

/** Content in letters: how much was read or written, and the bytes that they spell. */
interface Spelt {
  read: number
  bytes: Buffer
}

/** Five letters spell four bytes, `z` four zeros, as far as `~`; other letters as most readers take them. */
function base85(content: Buffer): Spelt {
  const end = content.indexOf('~')
  const given = content.subarray(0, end < 0 ? content.length : end)
  const bytes = Buffer.alloc(given.length * 4 + 4)
  let [length, value, count] = [0, 0, 0]
  for (const letter of given) {
    if (letter <= 0x20) continue
    if (letter === 0x7a && count === 0) {
      length += 4
      continue
    }
    value = (value * 85 + letter - 0x21) % 2 ** 32
    count += 1
    if (count < 5) continue
    bytes.writeUInt32BE(value, length)
    length += 4
    value = 0
    count = 0
  }
  if (count > 1) {
    for (let rest = count; rest < 5; rest += 1) value = (value * 85 + 84) % 2 ** 32
    bytes.writeUInt32BE(value, length)
    length += count - 1
  }
  return { read: Math.max(given.length, length), bytes: bytes.subarray(0, length) }
}

/** Two digits spell a byte, as far as `>`. */
function hexadecimal(content: Buffer): Spelt {
  const end = content.indexOf('>')
  if (end < 0) refuse()
  const digits = content.toString('latin1', 0, end).replace(/[\s\0]/g, '')
  if (/[^0-9A-Fa-f]/.test(digits)) refuse()
  return { read: end, bytes: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex') }
}

/** Runs of bytes: some that follow, or one that is repeated. */
function lengthOfRuns(content: Buffer, limit: number): number {
  let [length, at] = [0, 0]
  while (at < content.length) {
    const head = content[at] ?? 128
    if (head === 128) break
    length += head < 128 ? head + 1 : 257 - head
    at += head < 128 ? head + 2 : 2
    if (length > limit) refuse()
  }
  return Math.max(length, at)
}

const [clearTable, endOfData, mostCodes] = [256, 257, 4096]

/** Codes of LZW: the length of what each says, without what it is. */
function lengthOfCodes(content: Buffer, early: number, limit: number): number {
  const lengths = new Uint16Array(mostCodes).fill(1, 0, clearTable)
  let next = endOfData + 1
  let [length, before, held, bits, read] = [0, 0, 0, 0, 0]
  for (const byte of content) {
    read += 1
    held = (held << 8) | byte
    bits += 8
    const width = Math.min(12, 32 - Math.clz32(next + early))
    if (bits < width) continue
    bits -= width
    const code = held >> bits
    held &= (1 << bits) - 1
    if (code === endOfData) break
    if (code === clearTable) {
      next = endOfData + 1
      before = 0
      continue
    }
    // Readers take a code that is not known yet for the one before and a byte of it.
    const said = code < next ? (lengths[code] ?? 1) : before + 1
    if (before > 0 && next < mostCodes) {
      lengths[next] = before + 1
      next += 1
    }
    before = said
    length += said
    if (length > limit) refuse()
  }
  return Math.max(length, read)
}

async function inflate(content: Buffer, limit: number, parts?: Buffer[]): Promise<number> {
  const engine = createInflate()
  let length = 0
  try {
    if (!isDeflated(content)) throw new Error('This is not deflated.')
    for await (const part of engine.end(content)) {
      length += part.length
      if (length > limit) refuse()
      parts?.push(part)
    }
  } catch (error) {
    if (error instanceof Refused || parts) refuse()
  }
  return Math.max(length, engine.bytesWritten)
}

/** The head of zlib's format (RFC 1950). */
function isDeflated(content: Buffer): boolean {
  const [method = 0, flags = 0] = content
  return method % 16 === 8 && (method * 256 + flags) % 31 === 0
}
