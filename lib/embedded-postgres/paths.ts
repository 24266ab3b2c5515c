import { join } from 'node:path'

/** Where the files of the embedded database are, below a data folder. */
export interface EmbeddedPaths {
  root: string
  /** The PostgreSQL data directory. */
  cluster: string
  /** A data directory being created; it is renamed to `cluster` when it is complete. */
  building: string
  dumps: string
  /** Damaged data directories, never deleted. */
  setAside: string
  notices: string
  /** The file of `Reserve`. */
  reserve: string
}

export function embeddedPaths(dataDir: string): EmbeddedPaths {
  const root = join(dataDir, 'database')
  return {
    root,
    cluster: join(root, 'cluster'),
    building: join(root, 'cluster.new'),
    dumps: join(root, 'dumps'),
    setAside: join(root, 'set-aside'),
    notices: join(root, 'notices.json'),
    reserve: join(root, 'reserve'),
  }
}

/** The file in a data directory that names the engine version that wrote it. */
export const stampFile = 'portal-engine.json'
