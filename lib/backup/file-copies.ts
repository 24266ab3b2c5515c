import 'server-only'
import { DatabaseRefused } from '@/lib/db/errors'
import type { FileStorage } from '@/lib/files/file-storage'
import { isStoredName } from '@/lib/files/names'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filePath, sha256, type Sums } from './manifest'

const atOnce = 8
const prefix = filePath('')

/** Copies the stored files that are not copied yet, and adds their hashes. */
export async function copyFiles(
  storage: FileStorage,
  folder: string,
  sums: Map<string, string>,
): Promise<void> {
  const names: string[] = []
  for await (const { name } of storage.list()) {
    if (isStoredName(name) && !sums.has(filePath(name))) names.push(name)
  }
  await forEach(names, async (name) => {
    const bytes = await storage.get(name)
    // It was deleted in the meantime, as the portal goes on serving.
    if (bytes === null) return
    const path = join(folder, filePath(name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600, flush: true })
    sums.set(filePath(name), sha256(bytes))
  })
}

/** Puts the files of a backup into the storage, and reads each one back. */
export async function restoreFiles(
  storage: FileStorage,
  folder: string,
  sums: Sums,
): Promise<void> {
  const files = [...sums].filter(([path]) => path.startsWith(prefix))
  await forEach(files, async ([path, sum]) => {
    const name = path.slice(prefix.length)
    await storage.put(name, await readFile(join(folder, path)))
    const stored = await storage.get(name)
    if (stored === null || sha256(stored) !== sum) {
      throw new DatabaseRefused(`The storage returns other bytes than it was given: ${name}.`)
    }
  })
}

async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
