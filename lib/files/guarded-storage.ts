import 'server-only'
import { StorageFull } from '@/lib/db/errors'
import { logger } from '@/lib/log/logger'
import { isStoredName } from './names'
import type { FileStorage } from './file-storage'

/** The file storage is unavailable; a retry makes sense. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'

  /** Modules are evaluated several times in a Next process: the name says what an error is. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'StorageUnavailable'
  }
}

/**
 * A storage that accepts only names of `lib/files/names`, and throws `StorageFull` or
 * `StorageUnavailable` for every failure.
 */
export function guarded(files: FileStorage): FileStorage {
  return {
    put: async (name, bytes) => {
      if (!isStoredName(name)) throw new Error(`No file is stored under the name ${name}.`)
      await files.put(name, bytes).catch(refuse)
    },
    get: async (name) => (isStoredName(name) ? files.get(name).catch(refuse) : null),
    stream: async (name, range) =>
      isStoredName(name) ? files.stream(name, range).catch(refuse) : null,
    async *list() {
      try {
        yield* files.list()
      } catch (error) {
        refuse(error)
      }
    },
    delete: async (name) => {
      if (isStoredName(name)) await files.delete(name).catch(refuse)
    },
  }
}

function refuse(error: unknown): never {
  if (error instanceof StorageFull) throw error
  logger().error({ err: error }, 'files are out of reach')
  throw new StorageUnavailable('Files are out of reach.', { cause: error })
}
