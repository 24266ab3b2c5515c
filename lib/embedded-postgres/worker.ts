import type { PGlite } from '@electric-sql/pglite'
import { statfsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { Answer, Call, FailureReason, OpenOrder, Order, Outcome } from './messages.ts'
import {
  checkStamp,
  dumpBlob,
  openDirectory,
  openMemory,
  OtherEngine,
  runBatch,
  runStatement,
} from './pglite.ts'
import { writeTar } from './tar.ts'
import { stateAfter, type TransactionState } from './wire.ts'

/** The thread that owns PGlite: takes one order at a time from the main thread. */

/** Log written since the last checkpoint, in bytes, at which the next one is due. */
const checkpointAfter = 64 * 1024 * 1024

const resetSession =
  'set session authorization default; reset all; discard temp; select pg_advisory_unlock_all()'

const longJump = 100

let engine: PGlite | undefined
let state: TransactionState = 'idle'
let guarded: OpenOrder | undefined
let refusing = false
let vacuumedAt: string | undefined

function main(): PGlite {
  if (!engine) throw new Error('The engine is not open.')
  return engine
}

async function open(order: OpenOrder): Promise<Outcome> {
  if (order.directory === undefined) {
    engine = await openMemory(order.template === undefined ? undefined : dumpBlob(order.template))
  } else {
    checkStamp(order.directory)
    engine = await openDirectory(order.directory)
  }
  guarded = order
  leaveWhenBroken(engine)
  return {}
}

/**
 * PGlite swallows every exception of the WebAssembly code and loops for ever after a PANIC or a
 * trap. Anything but PostgreSQL's own long jump ends this thread, and the main thread reopens.
 */
function leaveWhenBroken(opened: PGlite): void {
  const { Module } = opened
  const runOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (!isLongJump(error)) leave(error)
      throw error
    }
  }
}

function isLongJump(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return 'status' in error && error.status === longJump
}

function leave(error: unknown): never {
  send({ id: undefined, ok: false, reason: 'broken', message: String(error) })
  process.exit(1)
}

async function batch(bytes: Uint8Array): Promise<Outcome> {
  await guardDisk()
  const answer = await runBatch(main(), bytes)
  state = stateAfter(answer) ?? leave(new Error('The engine gave no complete answer.'))
  return { bytes: answer, state }
}

/** While the volume is short of room, PostgreSQL itself refuses to write (SQLSTATE 25006). */
async function guardDisk(): Promise<void> {
  if (!guarded?.directory || state === 'failed') return
  const { bavail, bsize } = statfsSync(guarded.directory)
  const short = bavail * bsize < guarded.minimumFree
  if (state === 'open') {
    if (short && !refusing) await runStatement(main(), 'set transaction read only')
    return
  }
  if (short === refusing) return
  refusing = short
  await applyRefusal()
}

async function applyRefusal(): Promise<void> {
  await runStatement(main(), `set default_transaction_read_only = ${refusing ? 'on' : 'off'}`)
}

async function reset(statements: string[]): Promise<Outcome> {
  if (state !== 'idle') await runStatement(main(), 'rollback')
  await runStatement(main(), resetSession)
  for (const name of statements) await runStatement(main(), `deallocate ${quoted(name)}`)
  if (refusing) await applyRefusal()
  state = 'idle'
  return { state }
}

async function dump(file: string): Promise<Outcome> {
  await runStatement(main(), 'checkpoint')
  const { marker } = await readMarker()
  if (guarded?.directory) {
    writeTar(guarded.directory, file)
  } else {
    const tarball = await main().dumpDataDir('none')
    writeFileSync(file, new Uint8Array(await tarball.arrayBuffer()))
  }
  return { marker }
}

async function readMarker(): Promise<{ marker: string | undefined }> {
  const { rows } = await main().query<{ marker: string }>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text as marker`,
  )
  return { marker: rows[0]?.marker }
}

/** PostgreSQL without its background processes neither checkpoints nor vacuums by itself. */
async function tend(vacuum: boolean): Promise<Outcome> {
  const { rows } = await main().query<{ written: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as written
       from pg_control_checkpoint()`,
  )
  if (vacuum && (await readMarker()).marker !== vacuumedAt) {
    await runStatement(main(), 'vacuum (analyze)')
    vacuumedAt = (await readMarker()).marker
  }
  if (Number(rows[0]?.written) > checkpointAfter) await runStatement(main(), 'checkpoint')
  return {}
}

async function listen(channel: string): Promise<Outcome> {
  await runStatement(main(), `listen ${quoted(channel)}`)
  return {}
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

async function close(): Promise<Outcome> {
  await engine?.close()
  return {}
}

function obey(order: Order): Promise<Outcome> {
  switch (order.kind) {
    case 'open':
      return open(order)
    case 'batch':
      return batch(order.bytes)
    case 'reset':
      return reset(order.statements)
    case 'dump':
      return dump(order.file)
    case 'tend':
      return tend(order.vacuum)
    case 'listen':
      return listen(order.channel)
    case 'marker':
      return readMarker()
    case 'close':
      return close()
  }
}

function send(answer: Answer): void {
  const bytes = answer.ok ? answer.outcome.bytes : undefined
  const transfer = bytes && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
  parentPort?.postMessage(answer, transfer)
}

let turn: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ id, order }: Call) => {
  turn = turn.then(async () => {
    try {
      send({ id, ok: true, outcome: await obey(order) })
    } catch (error) {
      const reason: FailureReason = error instanceof OtherEngine ? 'version' : 'broken'
      send({
        id,
        ok: false,
        reason,
        message: error instanceof Error ? error.message : String(error),
      })
    }
  })
})
