import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { closeSync, existsSync, openSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Seven of the largest uploads. */
const least = 64 * 1024 * 1024
/** What is in `DATA_DIR` for good, once it is there. */
const kept = ['database', 'files']

/**
 * What keeps files from being stored in `DATA_DIR`; not where the folder is still to be made. It is
 * lost when what this process has seen in it is gone, as after its volume was detached.
 */
export function volumeFault(): 'lost' | 'read-only' | 'full' | null {
  const { DATA_DIR } = settings()
  const seen = processWide('kept-in-volume', () => new Set<string>())
  const names = kept.map((name) => join(/* turbopackIgnore: true */ DATA_DIR, name))
  for (const name of names) if (existsSync(/* turbopackIgnore: true */ name)) seen.add(name)
  if (names.some((name) => seen.has(name) && !existsSync(name))) return 'lost'
  if (!existsSync(DATA_DIR)) return null
  const fault = probe(DATA_DIR)
  if (fault) return fault
  const { bavail, bsize } = statfsSync(DATA_DIR)
  return bavail * bsize < least ? 'full' : null
}

/** A file is made: after an error, a volume may refuse this and not say that it is read-only. */
function probe(folder: string): 'read-only' | 'full' | null {
  const path = join(folder, `.probe-${process.pid}`)
  try {
    closeSync(openSync(path, 'w', 0o600))
    rmSync(path)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
      ? 'full'
      : 'read-only'
  }
}
