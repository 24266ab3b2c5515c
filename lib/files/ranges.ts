/** A part of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110): null for the whole
 * file, also where the header means nothing or asks for several parts at once, and
 * `unsatisfiable` for a part that lies behind its end.
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/**
 * Next drops the length of what a route handler sends, and browsers show no progress without it:
 * here it travels under another name, which `lib/api/incoming` gives back.
 */
export const lengthHeader = 'x-file-length'
