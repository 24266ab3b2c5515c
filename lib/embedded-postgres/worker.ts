import type { PGlite } from '@electric-sql/pglite'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { messageOf } from './errors.ts'
import { lastLogPage } from './log-end.ts'
import type {
  Command,
  CutLog,
  FailureReason,
  OpenCommand,
  Request,
  Response,
  Result,
} from './messages.ts'
import {
  checkStamp,
  dumpBlob,
  openByEarlierEngine,
  openDirectory,
  openMemory,
  renewStamp,
  runBatch,
  runStatement,
  VersionRefused,
  WrittenByEarlier,
} from './pglite.ts'
import { freeBytes, reserveSize } from './reserve.ts'
import { writeTar } from './tar.ts'
import { stateAfter, type TransactionState } from './wire.ts'

/** The thread that runs PGlite: executes one command of the main thread at a time. */

/** The next checkpoint is due when this many bytes of log were written since the last one. */
const checkpointAfter = 64 * 1024 * 1024

const resetSession =
  'set session authorization default; reset all; discard temp; select pg_advisory_unlock_all()'

const longJump = 100

let engine: PGlite | undefined
let state: TransactionState = 'idle'
let opened: OpenCommand | undefined
let isReadOnly = false

function running(): PGlite {
  if (!engine) throw new Error('The engine is not open.')
  return engine
}

async function open(command: OpenCommand): Promise<Result> {
  let cutLog: CutLog | undefined
  if (command.directory === undefined) {
    engine = await openMemory(
      command.template === undefined ? undefined : dumpBlob(command.template),
    )
  } else if (command.byEarlierEngine) {
    engine = await openByEarlierEngine(command.directory)
  } else {
    checkStamp(command.directory)
    const lastPage = lastLogPage(command.directory)
    engine = await openDirectory(command.directory)
    renewStamp(command.directory)
    cutLog = await cutLogOf(engine, lastPage)
  }
  opened = command
  exitOnCrash(engine)
  return { cutLog }
}

async function cutLogOf(opened: PGlite, lastPage: bigint): Promise<CutLog | undefined> {
  const { rows } = await opened.query<{ at: string; bytes: string }>(
    `select at::text, (at - '0/0')::text as bytes from pg_current_wal_lsn() as at`,
  )
  const [end] = rows
  if (!end || lastPage <= BigInt(end.bytes)) return undefined
  return { readUpTo: end.at, lastPage: String(lastPage) }
}

/**
 * PGlite swallows every exception of the WebAssembly code and loops for ever after a PANIC or a
 * trap. Anything but PostgreSQL's own long jump ends this thread; the main thread opens a new one.
 */
function exitOnCrash({ Module }: PGlite): void {
  const runOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (!isLongJump(error)) exit(error)
      throw error
    }
  }
}

function isLongJump(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return 'status' in error && error.status === longJump
}

function exit(error: unknown): never {
  respond({ id: undefined, ok: false, reason: 'broken', message: String(error) })
  process.exit(1)
}

async function batch(bytes: Uint8Array): Promise<Result> {
  await refuseWritesWhenShort()
  const answer = await runBatch(running(), bytes)
  state = stateAfter(answer) ?? exit(new Error('The answer of the engine is incomplete.'))
  return { bytes: answer, state }
}

/** While the volume is short of space, PostgreSQL itself refuses to write (SQLSTATE 25006). */
async function refuseWritesWhenShort(): Promise<void> {
  if (!opened?.minimumFree || state === 'failed') return
  const free = freeBytes(opened.directory ?? tmpdir())
  const isShort = free < opened.minimumFree
  if (state === 'open') {
    // A transaction that began as READ WRITE may go on until the engine itself needs the space.
    const isOver = free < Math.min(opened.minimumFree, reserveSize)
    if ((isShort && !isReadOnly) || isOver)
      await runStatement(running(), 'set transaction read only')
    return
  }
  if (isShort === isReadOnly) return
  isReadOnly = isShort
  await applyReadOnly()
}

async function applyReadOnly(): Promise<void> {
  await runStatement(running(), `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
}

async function reset(statements: string[]): Promise<Result> {
  if (state !== 'idle') await runStatement(running(), 'rollback')
  await runStatement(running(), resetSession)
  for (const name of statements) await runStatement(running(), `deallocate ${quoted(name)}`)
  if (isReadOnly) await applyReadOnly()
  state = 'idle'
  return { state }
}

async function dump(file: string): Promise<Result> {
  await runStatement(running(), 'checkpoint')
  const { marker } = await readMarker()
  if (opened?.directory) {
    writeTar(opened.directory, file)
  } else {
    const tarball = await running().dumpDataDir('none')
    writeFileSync(file, new Uint8Array(await tarball.arrayBuffer()))
  }
  return { marker }
}

async function readMarker(): Promise<{ marker: string | undefined }> {
  const { rows } = await running().query<{ marker: string }>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text as marker`,
  )
  return { marker: rows[0]?.marker }
}

async function checkpoint(): Promise<Result> {
  const { rows } = await running().query<{ written: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as written
       from pg_control_checkpoint()`,
  )
  if (Number(rows[0]?.written) > checkpointAfter) await runStatement(running(), 'checkpoint')
  return {}
}

async function readTables(): Promise<Result> {
  const { rows } = await running().query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind in ('r', 'm', 'p') and relpersistence = 'p' and not relispartition`,
  )
  return { tables: rows.map(({ name }) => name) }
}

async function vacuum(table: string): Promise<Result> {
  await runStatement(running(), `vacuum (analyze) ${table}`)
  return {}
}

async function listen(channel: string): Promise<Result> {
  await runStatement(running(), `listen ${quoted(channel)}`)
  return {}
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

async function close(): Promise<Result> {
  await engine?.close()
  return {}
}

function execute(command: Command): Promise<Result> {
  switch (command.kind) {
    case 'open':
      return open(command)
    case 'batch':
      return batch(command.bytes)
    case 'reset':
      return reset(command.statements)
    case 'dump':
      return dump(command.file)
    case 'checkpoint':
      return checkpoint()
    case 'tables':
      return readTables()
    case 'vacuum':
      return vacuum(command.table)
    case 'listen':
      return listen(command.channel)
    case 'marker':
      return readMarker()
    case 'close':
      return close()
  }
}

function respond(response: Response): void {
  const bytes = response.ok ? response.result.bytes : undefined
  const transfer = bytes && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
  parentPort?.postMessage(response, transfer)
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof WrittenByEarlier) return 'earlier'
  return error instanceof VersionRefused ? 'version' : 'broken'
}

let queue: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ id, command }: Request) => {
  queue = queue.then(async () => {
    try {
      respond({ id, ok: true, result: await execute(command) })
    } catch (error) {
      respond({ id, ok: false, reason: reasonOf(error), message: messageOf(error) })
    }
  })
})
