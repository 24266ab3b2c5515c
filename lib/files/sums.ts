import 'server-only'
import { createHash } from 'node:crypto'

/** The SHA-256 of these parts as one, in hexadecimal. */
export function sha256(...parts: Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
