import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which engine wrote a data directory. */
export interface Stamp {
  pglite: string
  /** The major version, as in `PG_VERSION`. */
  postgres: string
}

/** The file in a data directory that names the engine version that wrote it. */
export const stampFile = 'portal-engine.json'

export function readStamp(directory: string): Stamp {
  return JSON.parse(readFileSync(join(directory, stampFile), 'utf8'))
}

/**
 * The major versions of PGlite that releases of the portal wrote, oldest first. The last one is
 * installed; each earlier one is a dependency named by `engineName`, which reads its data.
 */
export const writtenByReleases = ['0.5']

/** The package of an earlier major version of PGlite. */
export const engineName = (major: string) => `pglite-${major}`

/** `0.5` of 0.5.16 and `1` of 1.2.3: what changes when the data of the one is not the other's. */
export function majorOf(version: string): string {
  const [major = '', minor = ''] = version.split('.')
  return major === '0' ? `0.${minor}` : major
}

/** How the version that wrote a data directory relates to the installed one. */
export type Age = 'same' | 'earlier' | 'later'

export function ageOf(written: string, installed: string): Age {
  if (majorOf(written) === majorOf(installed)) return 'same'
  return written.localeCompare(installed, 'en', { numeric: true }) < 0 ? 'earlier' : 'later'
}
