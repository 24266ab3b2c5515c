import 'server-only'
import { settings } from '@/lib/settings/settings'
import { existsSync, statfsSync } from 'node:fs'

/** Seven of the largest uploads. */
const least = 64 * 1024 * 1024

/** Whether the volume of `DATA_DIR` has no space for files; not where the folder is still to be made. */
export function isVolumeFull(): boolean {
  const { DATA_DIR } = settings()
  if (!existsSync(DATA_DIR)) return false
  const { bavail, bsize } = statfsSync(DATA_DIR)
  return bavail * bsize < least
}
