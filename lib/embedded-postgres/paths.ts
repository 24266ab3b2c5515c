import { join } from 'node:path'

/** Where the files of the embedded database are, below a data folder. */
export interface EmbeddedPaths {
  root: string
  /** The PostgreSQL data directory. */
  cluster: string
  /** A data directory being created; it is renamed to `cluster` when it is complete. */
  building: string
  /** A copy of a data directory of an earlier engine, which that engine reads. */
  copy: string
  /** A complete data directory that takes the place of the one of an earlier engine. */
  carried: string
  dumps: string
  /** Data directories that are damaged or of an earlier engine, never deleted. */
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
    copy: join(root, 'cluster.copy'),
    carried: join(root, 'cluster.carried'),
    dumps: join(root, 'dumps'),
    setAside: join(root, 'set-aside'),
    notices: join(root, 'notices.json'),
    reserve: join(root, 'reserve'),
  }
}
