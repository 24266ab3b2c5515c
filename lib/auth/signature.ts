import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The portal's signature of a text: HMAC-SHA-256, safe in addresses. */
export function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Whether a signature matches the text, in constant time. */
export function isSignatureOf(text: string, signature: string, key: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))]
  return given.length === right.length && timingSafeEqual(given, right)
}
