import 'server-only'
import { StorageFull } from '@/lib/db/errors'
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { guarded } from './guarded-storage'
import type { ByteRange } from './ranges'
import type { FileStorage, StoredFile } from './file-storage'

/**
 * Files in a folder, spread over 256 subfolders, that other accounts of the machine can neither list
 * nor read. A file is visible only once it is complete.
 */
export function localStorage(folder: string): FileStorage {
  const pathOf = (name: string) => {
    const [area = '', key = '', ...rest] = name.split('/')
    return join(/* turbopackIgnore: true */ folder, area, key.slice(0, 2), key, ...rest)
  }
  return guarded({
    put: (name, bytes) => write(pathOf(name), bytes),
    get: (name) => read(pathOf(name)),
    stream: (name, range) => streamed(pathOf(name), range),
    list: () => listed(folder),
    delete: (name) => remove(pathOf(name)),
  })
}

async function streamed(path: string, { start, end }: ByteRange) {
  try {
    const file = await open(path)
    // Node's web streams and the browser's are the same at run time.
    return Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

async function* listed(folder: string): AsyncIterable<StoredFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isCode(error, 'ENOENT')) return []
      throw error
    },
  )
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const [area = '', , ...rest] = relative(folder, path).split(sep)
    const found = await stat(path).catch(() => null)
    if (found) yield { name: [area, ...rest].join('/'), at: found.mtime }
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const written = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(written, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(written, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(written, { force: true }).catch(() => {})
    throw isCode(error, 'ENOSPC') ? new StorageFull('No room for a file.', { cause: error }) : error
  }
}

/** Removes a file, and what processes that were killed while they wrote it left of it. */
async function remove(path: string): Promise<void> {
  await rm(path, { force: true })
  const folder = dirname(path)
  for (const name of await readdir(folder).catch(() => [])) {
    const isLeft = name.startsWith(`${basename(path)}.`) && name.endsWith('.part')
    if (isLeft) await rm(join(folder, name), { force: true })
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.datasync().finally(() => folder.close())
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
