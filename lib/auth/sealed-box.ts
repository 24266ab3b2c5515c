import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey, secretKeys } from './secret-keys'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/**
 * What a sealed text is for, such as 'provider session', and whose it is: it opens for nothing and
 * nobody else.
 */
export interface Seal {
  purpose: string
  holder?: string
}

const boundTo = ({ purpose, holder }: Seal) =>
  Buffer.from(holder === undefined ? purpose : `${purpose} ${holder}`)

/** Encrypts a text with the newest key (AES-256-GCM, HKDF-SHA-256), safe in cookies. */
export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(ivBytes)
  const [newest] = secretKeys()
  const sealing = createCipheriv(cipher, derivedKey(newest, seal.purpose), iv).setAAD(boundTo(seal))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The text that one of the keys sealed; null when none did, or when it was changed. */
export function unsealText(sealed: string, seal: Seal): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  for (const secret of secretKeys()) {
    const text = unsealWith(derivedKey(secret, seal.purpose), bytes, seal)
    if (text !== null) return text
  }
  return null
}

function unsealWith(key: Buffer, bytes: Buffer, seal: Seal): string | null {
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
    opening.setAAD(boundTo(seal))
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([
      opening.update(bytes.subarray(ivBytes + tagBytes)),
      opening.final(),
    ]).toString('utf8')
  } catch {
    return null
  }
}
