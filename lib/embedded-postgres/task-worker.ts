import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { DumpRefused, messageOf, systemErrors, whatToDo } from './errors.ts'
import { checkStamp, dumpBlob, openDirectory, openMemory, writeStamp } from './pglite.ts'
import { syncPath, syncTree } from './sync.ts'
import type { Task, TaskResponse } from './tasks.ts'

async function create(directory: string, dump: string | undefined): Promise<void> {
  rmSync(directory, { recursive: true, force: true })
  const engine = await openDirectory(directory, dump === undefined ? undefined : dumpBlob(dump))
  await engine.close()
  if (dump !== undefined) checkStamp(directory)
  writeStamp(directory)
  syncTree(directory)
}

/** Checks every index against its table, those of partitions one by one; reading a page verifies its checksum. */
const checkEverything = `
  create extension amcheck;
  select bt_index_check(indexrelid, true)
    from pg_index join pg_class on pg_class.oid = indexrelid
   where relam = (select oid from pg_am where amname = 'btree') and relpersistence = 'p'
     and relkind = 'i' and indisready and indisvalid;`

/** Throws `DumpRefused` where the data is the cause, and no lack of memory or space. */
async function readBack(dump: Blob): Promise<void> {
  try {
    const engine = await openMemory(dump, { amcheck })
    await engine.exec(checkEverything)
    await engine.close()
  } catch (error) {
    const cause = messageOf(error)
    if (systemErrors.test(cause)) throw error
    throw new DumpRefused(
      `A dump of the database could not be read back and was not kept: ${cause} ${whatToDo}`,
    )
  }
}

async function verify(dump: string, compressed: string): Promise<void> {
  await readBack(dumpBlob(dump))
  writeFileSync(`${compressed}.new`, gzipSync(readFileSync(dump), { level: 6 }))
  syncPath(`${compressed}.new`)
  renameSync(`${compressed}.new`, compressed)
  syncPath(dirname(compressed))
  rmSync(dump)
}

function run(task: Task): Promise<void> {
  return task.kind === 'create'
    ? create(task.directory, task.dump)
    : verify(task.dump, task.compressed)
}

function respond(message: TaskResponse): void {
  parentPort?.postMessage(message)
}

const task: Task = workerData
try {
  await run(task)
  respond({ ok: true })
} catch (error) {
  respond({ ok: false, message: messageOf(error), isRefused: error instanceof DumpRefused })
}
