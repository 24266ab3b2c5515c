import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
const purpose = 'portal provider session'

/** A token that is longer does not fit into a cookie. */
export const maxTokenLength = 2_500

const content = z.tuple([z.string().min(1), z.number()])

/**
 * A provider's token as a browser may keep it for so many seconds: nobody but this portal can read
 * or change it. Without the setting `SESSION_SECRET` the key lives as long as the process.
 */
export function sealToken(token: string, seconds: number): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(purpose))
  const text = JSON.stringify([token, Date.now() + seconds * 1000])
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The token that was sealed; null when its time is over, or when it was not sealed here. */
export function unsealToken(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  try {
    const opening = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes))
    opening.setAAD(Buffer.from(purpose))
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([
      opening.update(bytes.subarray(ivBytes + tagBytes)),
      opening.final(),
    ])
    const [token, until] = content.parse(JSON.parse(text.toString('utf8')))
    return until > Date.now() ? token : null
  } catch {
    return null
  }
}

function key(): Buffer {
  return processWide('provider-session-key', () => {
    const { SESSION_SECRET } = settings()
    return SESSION_SECRET === undefined
      ? randomBytes(32)
      : Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', purpose, 32))
  })
}
