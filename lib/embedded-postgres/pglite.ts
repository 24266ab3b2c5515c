import { PGlite, type Extensions, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DurableFiles, startArguments } from './durable-files.ts'
import { stampFile } from './paths.ts'
import { queryMessage } from './wire.ts'

/** Only for the engine's own threads: PGlite is never imported by the application. */

/** The data directory was written by another version of the engine. */
export class VersionMismatch extends Error {}

interface Stamp {
  pglite: string
  postgres: string
}

/** Opens a data directory. An empty one is filled by initdb, or from a dump. */
export function openDirectory(directory: string, dump?: Blob): Promise<PGlite> {
  return start({ fs: new DurableFiles(directory), loadDataDir: dump, startParams: startArguments })
}

/** Opens a database in memory, empty or filled from a dump. */
export function openMemory(dump?: Blob, extensions: Extensions = {}): Promise<PGlite> {
  return start({ loadDataDir: dump, startParams: startArguments, extensions })
}

/** The last lines of PostgreSQL's error output; they name the cause when a start fails. */
const recentErrors: string[] = []

async function start(options: PGliteOptions): Promise<PGlite> {
  recentErrors.length = 0
  try {
    return await PGlite.create({
      ...options,
      extensions: { pg_trgm, ...options.extensions },
      onStderr: (text) => {
        recentErrors.push(text)
        if (recentErrors.length > 20) recentErrors.shift()
        return false
      },
    })
  } catch (error) {
    const causes = recentErrors.filter((line) => /PANIC|FATAL|ERROR/.test(line)).slice(-3)
    throw new Error([String(error), ...causes].join(' '), { cause: error })
  }
}

/** Reads a dump file in the form PGlite takes. */
export function dumpBlob(file: string): Blob {
  const type = file.endsWith('.gz') ? 'application/x-gzip' : 'application/x-tar'
  return new Blob([readFileSync(file)], { type })
}

/** Runs one batch of protocol messages and returns the complete answer. */
export async function runBatch(engine: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await engine.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  })
  const [only] = parts
  return parts.length === 1 && only ? only : new Uint8Array(Buffer.concat(parts))
}

/** Runs SQL without parameters or rows. */
export async function runStatement(engine: PGlite, text: string): Promise<void> {
  await runBatch(engine, queryMessage(text))
}

/** The version of the installed engine, and the PostgreSQL version of a data directory. */
function currentStamp(directory: string): Stamp {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'))
  return { pglite: version, postgres: readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim() }
}

/** Marks a data directory as written by the installed engine. */
export function writeStamp(directory: string): void {
  const file = join(directory, stampFile)
  writeFileSync(file, `${JSON.stringify(currentStamp(directory))}\n`)
}

/** Throws `VersionMismatch` when the directory was not written by the installed engine. */
export function checkStamp(directory: string): void {
  const stamp: Stamp = JSON.parse(readFileSync(join(directory, stampFile), 'utf8'))
  const current = currentStamp(directory)
  if (stamp.pglite === current.pglite) return
  throw new VersionMismatch(
    `The database in ${directory} was written by PGlite ${stamp.pglite} and this is PGlite ` +
      `${current.pglite}: export it with the portal that wrote it and import it into this one.`,
  )
}
