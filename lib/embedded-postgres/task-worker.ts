import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { checkStamp, dumpBlob, openDirectory, openMemory, writeStamp } from './pglite.ts'
import { syncPath, syncTree } from './sync.ts'
import type { Task, TaskAnswer } from './tasks.ts'

async function create(directory: string, dump: string | undefined): Promise<void> {
  rmSync(directory, { recursive: true, force: true })
  const engine = await openDirectory(directory, dump === undefined ? undefined : dumpBlob(dump))
  await engine.close()
  if (dump === undefined) writeStamp(directory)
  else checkStamp(directory)
  syncTree(directory)
}

/** Every index against its table; reading every page checks its checksum. */
const readEverything = `
  create extension amcheck;
  select bt_index_check(indexrelid, true)
    from pg_index join pg_class on pg_class.oid = indexrelid
   where relam = (select oid from pg_am where amname = 'btree') and relpersistence = 'p'
     and indisready and indisvalid;`

async function verify(dump: string, packed: string): Promise<void> {
  const engine = await openMemory(dumpBlob(dump), { amcheck })
  await engine.exec(readEverything)
  await engine.close()
  writeFileSync(`${packed}.new`, gzipSync(readFileSync(dump), { level: 6 }))
  syncPath(`${packed}.new`)
  renameSync(`${packed}.new`, packed)
  syncPath(dirname(packed))
  rmSync(dump)
}

function run(task: Task): Promise<void> {
  return task.kind === 'create' ? create(task.directory, task.dump) : verify(task.dump, task.packed)
}

function answer(message: TaskAnswer): void {
  parentPort?.postMessage(message)
}

const task: Task = workerData
try {
  await run(task)
  answer({ ok: true })
} catch (error) {
  answer({ ok: false, message: error instanceof Error ? error.message : String(error) })
}
