/**
 * A new key (UUID, version 4) under which a repeated call counts once. It also works on plain http,
 * where browsers offer no `crypto.randomUUID`.
 */
export function newIdempotencyKey(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const marked = random.map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40
    return place === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const digits = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A content that was sent, or is about to be, under its key. */
export interface Attempt {
  content: string
  key: string
}

/**
 * The attempts to send one form, of which the last one is known: the same content has its key, so
 * that it counts once, and other content a new one. After a success the same content is another.
 */
export function attemptsAfter(last: Attempt | null) {
  let current = last
  return {
    keyOf: (content: string): string => {
      if (current?.content !== content) current = { content, key: newIdempotencyKey() }
      return current.key
    },
    last: () => current,
    /** Goes on after an attempt that was stored, unless there was one since. */
    resume: (stored: Attempt | null) => {
      current ??= stored
    },
    end: () => {
      current = null
    },
  }
}
