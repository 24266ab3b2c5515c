import 'server-only'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The name of the file in `DATA_DIR`. */
export const keyFileName = 'secret-key'

/**
 * The key in the file of a folder, which the first call makes for its owner alone. The file appears
 * whole and is on the disk before the call returns; of two processes that make it at once, both read
 * the same. Throws when the folder cannot be written, or the file holds no key.
 */
export function keyFromFile(folder: string): string {
  const found = existingKey(folder)
  if (found !== null) return found
  create(folder)
  return keyFromFile(folder)
}

/** The key in the file of a folder; null without a file. Throws when the file holds no key. */
export function existingKey(folder: string): string | null {
  const path = join(folder, keyFileName)
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8').trim()
  if (!/^[\w-]{43}$/.test(text)) throw new Error(`${path} holds no key of this portal.`)
  return text
}

function create(folder: string): void {
  const path = join(folder, keyFileName)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    const text = `${randomBytes(32).toString('base64url')}\n`
    writeFileSync(written, text, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(written, path)
    syncFolder(folder)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(written, { force: true })
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
