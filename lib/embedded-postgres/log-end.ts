import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

const pageBytes = 8_192
const segmentName = /^[\dA-F]{24}$/
/** In the header of a page, behind its kind, flags and timeline: the position at which it begins. */
const position = { offset: 8, bytes: 8 }

/**
 * The position at which the last written page of PostgreSQL's log begins; 0 where there is none. A
 * file of the log may be used again: what a page says of its own position tells old from new.
 * PostgreSQL takes damage in the log for its end, and says nothing of what comes after it.
 */
export function lastLogPage(directory: string): bigint {
  const folder = join(directory, 'pg_wal')
  if (!existsSync(folder)) return 0n
  const names = readdirSync(folder).filter((name) => segmentName.test(name))
  for (const name of names.sort().reverse()) {
    const page = lastPageOf(join(folder, name), name)
    if (page !== null) return page
  }
  return 0n
}

function lastPageOf(file: string, name: string): bigint | null {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const start = numberIn(name.slice(8, 16)) * 2n ** 32n + numberIn(name.slice(16)) * BigInt(size)
    const found = Buffer.alloc(position.bytes)
    for (let at = size - pageBytes; at >= 0; at -= pageBytes) {
      readSync(descriptor, found, 0, position.bytes, at + position.offset)
      const begin = start + BigInt(at)
      if (begin > 0n && found.readBigUInt64LE() === begin) return begin
    }
    return null
  } finally {
    closeSync(descriptor)
  }
}

const numberIn = (hexadecimal: string) => BigInt(`0x${hexadecimal}`)
