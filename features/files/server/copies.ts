import 'server-only'
import { database } from '@/lib/db/database'
import { fileKeyOf, documentAddress, storedNames } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { selectStored } from './files.sql'
import { addressOfPicture, newFileKey, type StoredFile } from './files'
import { awaitRecords, requireSpace } from './uploads'

/** A copy of a stored file, with the address of the original and its own. */
export interface Copied {
  from: string
  address: string
  file: StoredFile
}

/**
 * Stores a copy of the file at each of these addresses, an address once for each time it is given:
 * a file belongs to one record. Each is added to `kept`; `recordFiles` inserts their rows. Throws
 * `invalid` with `quota` at `files` where the quota does not allow them.
 */
export async function copyFiles(
  addresses: readonly string[],
  { owner, kept }: { owner: number | null; kept: StoredFile[] },
): Promise<Copied[]> {
  if (addresses.length === 0) return []
  const keys = addresses.flatMap((address) => fileKeyOf(address) ?? [])
  const originals = await selectStored(await database(), keys)
  const planned = addresses.flatMap((from) => {
    const original = originals.find(({ key }) => key === fileKeyOf(from))
    if (!original) return []
    return [{ from, original, file: { ...original, key: newFileKey(), owner_id: owner } }]
  })
  const bytes = planned.reduce((sum, { file }) => sum + file.bytes, 0)
  await requireSpace('files', { bytes, files: planned.length }, owner)
  await awaitRecords(planned.map(({ file }) => file))
  for (const { original, file } of planned) {
    kept.push(file)
    const names = storedNames(file.key, file.widths)
    for (const [at, name] of storedNames(original.key, original.widths).entries()) {
      const content = await storage().get(name)
      const copy = names[at]
      if (content && copy !== undefined) await storage().put(copy, content)
    }
  }
  return planned.map(({ from, file }) => ({ from, file, address: addressOf(file) }))
}

function addressOf(file: StoredFile): string {
  return file.kind === 'picture' ? addressOfPicture(file) : documentAddress(file.key)
}
