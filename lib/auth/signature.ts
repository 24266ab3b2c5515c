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

/** The portal's signature of a text for some minutes; it begins with the second in which it expires. */
export function passingSignatureOf(text: string, key: string, minutes: number): string {
  const expires = Math.floor(Date.now() / 1000) + minutes * 60
  return `${expires}-${signatureOf(`${expires} ${text}`, key)}`
}

/** Whether such a signature matches the text and has not expired. */
export function isPassingSignatureOf(text: string, signature: string, key: string): boolean {
  const [, expires = '', given = ''] = /^(\d{1,12})-([\w-]{43})$/.exec(signature) ?? []
  return isSignatureOf(`${expires} ${text}`, given, key) && Number(expires) * 1000 > Date.now()
}
