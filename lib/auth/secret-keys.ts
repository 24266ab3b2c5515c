import 'server-only'
import { Problem } from '@/lib/api/problem'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { hkdfSync, randomBytes } from 'node:crypto'
import { existingKey, keyFromFile } from './key-file'

/**
 * The keys of this process, the newest first: those of `SECRET_KEYS`, then `SESSION_SECRET`, then the
 * one in the file of `DATA_DIR`. Without settings, a portal with a database makes that file, and one
 * in front of a provider has a key that lives as long as the process. Throws
 * `unavailable` when the file cannot be read or made.
 */
export function secretKeys(): readonly [string, ...string[]] {
  return processWide('secret-keys', () => {
    if (!hasDatabase()) return withFirst(configuredKeys(), newKey)
    return withKeyFile(settings().DATA_DIR)
  })
}

function withKeyFile(folder: string) {
  try {
    const inFile = existingKey(folder)
    const known = inFile === null ? configuredKeys() : [...configuredKeys(), inFile]
    return withFirst(known, () => keyFromFile(folder))
  } catch (error) {
    logger().error({ err: error }, 'the key file cannot be used')
    throw new Problem('unavailable')
  }
}

const newKey = () => randomBytes(32).toString('base64url')

function withFirst([first, ...others]: readonly string[], make: () => string) {
  return [first ?? make(), ...others] as const
}

function configuredKeys(): string[] {
  const { SECRET_KEYS, SESSION_SECRET } = settings()
  return [...SECRET_KEYS, ...(SESSION_SECRET === undefined ? [] : [SESSION_SECRET])]
}

/** Whether the keys are settings, which all instances share, and not a file of this one alone. */
export function hasConfiguredKeys(): boolean {
  return configuredKeys().length > 0
}

/** A key for one purpose, from which neither the other keys nor the secret can be computed. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** The name by which stored values say which key sealed them; it tells nothing of the key. */
export function keyName(secret: string): string {
  return derivedKey(secret, 'portal key name').toString('hex').slice(0, 12)
}
