import { PGlite, type Extensions, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DurableFiles, startArguments } from './durable-files.ts'
import { messageOf } from './errors.ts'
import { syncPath } from './sync.ts'
import { ageOf, engineName, majorOf, readStamp, stampFile, type Stamp } from './versions.ts'
import { queryMessage } from './wire.ts'

/** Only for the engine's own threads: PGlite is never imported by the application. */

/** The data directory was written by an earlier major version of the engine. */
export class WrittenByEarlier extends Error {}

/** This version of the portal cannot open the data directory. */
export class VersionRefused extends Error {}

/** Opens a data directory. An empty one is filled by initdb, or from a dump. */
export function openDirectory(directory: string, dump?: Blob): Promise<PGlite> {
  return start({ fs: new DurableFiles(directory), loadDataDir: dump, startParams: startArguments })
}

/**
 * Opens a data directory by the earlier engine that wrote it. Nothing reaches the disk for certain:
 * for reading a copy. Throws `VersionRefused` where that engine is not installed.
 */
export async function openByEarlierEngine(directory: string): Promise<PGlite> {
  const { pglite } = readStamp(directory)
  const name = engineName(majorOf(pglite))
  const engine: { PGlite: typeof PGlite } = await load(name, pglite)
  const search: { pg_trgm: typeof pg_trgm } = await load(`${name}/contrib/pg_trgm`, pglite)
  return engine.PGlite.create(directory, { extensions: { pg_trgm: search.pg_trgm } })
}

async function load(module: string, version: string) {
  try {
    return await import(/* turbopackIgnore: true */ module)
  } catch (error) {
    const name = engineName(majorOf(version))
    throw new VersionRefused(
      `PGlite ${version} is not installed here. Install it for one start (npm install --no-save ` +
        `${name}@npm:@electric-sql/pglite@${version}), or back up with the portal that wrote the ` +
        `database and restore here (${messageOf(error)}).`,
      { cause: error },
    )
  }
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

/** The version of the installed engine. */
function installedVersion(): string {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  return JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')).version
}

/** Marks a data directory as written by the installed engine. */
export function writeStamp(directory: string): void {
  const postgres = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  const stamp: Stamp = { pglite: installedVersion(), postgres }
  const file = join(directory, stampFile)
  writeFileSync(`${file}.new`, `${JSON.stringify(stamp)}\n`)
  syncPath(`${file}.new`)
  renameSync(`${file}.new`, file)
}

/** Marks a data directory that another version of the same major one wrote. */
export function renewStamp(directory: string): void {
  if (readStamp(directory).pglite !== installedVersion()) writeStamp(directory)
}

/**
 * Throws `WrittenByEarlier` or `VersionRefused` when another major version of the engine wrote the
 * directory, whose files this one cannot read.
 */
export function checkStamp(directory: string): void {
  const { pglite } = readStamp(directory)
  const installed = installedVersion()
  const age = ageOf(pglite, installed)
  const by = `The database in ${directory} was written by PGlite ${pglite}`
  if (age === 'earlier') throw new WrittenByEarlier(`${by}.`)
  if (age === 'later') {
    throw new VersionRefused(
      `${by}, which is newer than the ${installed} of this portal: start the portal that wrote it.`,
    )
  }
}
