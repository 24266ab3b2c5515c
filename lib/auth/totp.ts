import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords (RFC 6238 over RFC 4226): HMAC-SHA-1, six digits, every 30 s. */
const stepSeconds = 30
const usualDigits = 6
/** RFC 4226 section 4 asks for 128 bits and recommends 160. */
const secretBytes = 20
/** Accepted steps before and after now, for clocks that differ. */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 (RFC 4648 section 6), without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The bytes of a base32 text; other characters are ignored. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase(), (sign) => alphabet.indexOf(sign))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** A secret that an authenticator and the portal share, in base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(secretBytes))
}

/** The step in which an instant lies, in seconds since 1970. */
export function totpStep(seconds: number): number {
  return Math.floor(seconds / stepSeconds)
}

/** The code of a step. */
export function totpCode(secret: string, step: number, digits = usualDigits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a code around an instant; null without a match. */
export function stepOfCode(secret: string, code: string, seconds: number): number | null {
  const now = totpStep(seconds)
  let found: number | null = null
  for (let step = now - tolerance; step <= now + tolerance; step += 1) {
    const expected = Buffer.from(totpCode(secret, step))
    const given = Buffer.from(code)
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}

/** The address that an authenticator scans: `otpauth://totp/…`. */
export function totpAddress(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(usualDigits),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
