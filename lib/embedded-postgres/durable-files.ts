import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncSync } from 'node:fs'

interface OpenFile {
  nfd: number
}

interface Attributes {
  mode?: number
}

/** What sets the attributes of a file, and of an open one. */
interface Operations {
  setattr: (file: unknown, attributes: Attributes) => void
}

interface NodeFiles {
  node_ops: Operations & {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
  }
  stream_ops: Operations & { fsync?: (file: OpenFile) => number }
  tryFSOperation: (operation: () => number) => number
}

/** The rights of the group and of all other accounts. */
const others = 0o077

type StartOptions = Parameters<NodeFS['init']>[1]

/**
 * PGlite's directory on disk, with a working fsync. As shipped, PGlite passes `-F` to PostgreSQL
 * and its file layer drops every sync, so a power cut loses acknowledged data. Here PostgreSQL
 * runs with `fsync=on` and its calls reach the disk: the log before a COMMIT is answered, data
 * files and directories at a checkpoint. As shipped, it also gives most files the mode 0666, past
 * the umask; here no other account gets a right.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: StartOptions) {
    const started = await super.init(pg, options)
    const { preRun = [] } = started.emscriptenOpts
    preRun.push((engine) => {
      const files = nodeFiles(engine.NODEFS)
      files.stream_ops.fsync = (file) =>
        files.tryFSOperation(() => {
          fsyncSync(file.nfd)
          return 0
        })
      withoutOthers(files)
    })
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun } }
  }
}

function withoutOthers({ node_ops: nodes, stream_ops: streams }: NodeFiles): void {
  const make = nodes.mknod
  nodes.mknod = (parent, name, mode, device) => make(parent, name, mode & ~others, device)
  for (const operations of [nodes, streams]) {
    const set = operations.setattr
    operations.setattr = (file, { mode, ...attributes }) =>
      set(file, mode === undefined ? attributes : { ...attributes, mode: mode & ~others })
  }
}

function nodeFiles(layer: unknown): NodeFiles {
  if (!isNodeFiles(layer)) throw new Error('The file layer of this PGlite version is unknown.')
  return layer
}

function isNodeFiles(value: unknown): value is NodeFiles {
  if (typeof value !== 'object' || value === null) return false
  return ['node_ops', 'stream_ops', 'tryFSOperation'].every((name) => name in value)
}

/** The arguments PostgreSQL is started with: PGlite's own, with durability instead of `-F`. */
export const startArguments: NonNullable<PGliteOptions['startParams']> = [
  '--single',
  '-O',
  '-j',
  ...settings({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    jit: 'off',
    shared_buffers: '64MB',
    // Old log segments are kept up to these sizes; each is also part of a dump.
    min_wal_size: '32MB',
    max_wal_size: '64MB',
    timezone: 'UTC',
    fsync: 'on',
    // fdatasync ends inside the WebAssembly library, fsync reaches the file layer.
    wal_sync_method: 'fsync',
  }),
]

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
