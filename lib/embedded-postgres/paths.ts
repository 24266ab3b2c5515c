import { join } from 'node:path'

/** Where the embedded database keeps its things below `DATA_DIR`. */
export interface EmbeddedPaths {
  root: string
  /** The PostgreSQL data directory. */
  cluster: string
  /** A data directory being made; becomes `cluster` by a rename when it is whole. */
  building: string
  dumps: string
  /** Damaged data directories, never deleted. */
  setAside: string
  notices: string
  /** Room held for the engine on a full volume. */
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

/** The file inside a data directory that says which engine wrote it. */
export const stampFile = 'portal-engine.json'
