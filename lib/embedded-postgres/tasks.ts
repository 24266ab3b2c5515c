import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DumpRefused } from './errors.ts'

const workerFile = join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/embedded-postgres/task-worker.ts',
)

/** Work on whole data directories, each task in a thread of its own. */
export type Task =
  /** Creates a data directory, empty or from a dump, and syncs it to the disk. */
  | { kind: 'create'; directory: string; dump: string | undefined }
  /** Restores an uncompressed dump into memory, reads everything in it, and compresses it. */
  | { kind: 'verify'; dump: string; compressed: string }

export type TaskResponse = { ok: true } | { ok: false; message: string; isRefused: boolean }

const taskLimit = 300_000

const failureOf = ({ message, isRefused }: Extract<TaskResponse, { ok: false }>) =>
  isRefused ? new DumpRefused(message) : new Error(message)

/**
 * Runs one task. Rejects with its error, or when it takes longer than five minutes; with `DumpRefused`
 * where a dump holds what no database can.
 */
export async function runTask(task: Task): Promise<void> {
  const worker = new Worker(workerFile, { execArgv: [], workerData: task })
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`'${task.kind}' took too long.`)), taskLimit)
      const end = (settle: () => void) => {
        clearTimeout(timer)
        settle()
      }
      worker.on('message', (response: TaskResponse) =>
        end(() => (response.ok ? resolve() : reject(failureOf(response)))),
      )
      worker.on('error', (error) => end(() => reject(error)))
      worker.on('exit', () => end(() => reject(new Error(`'${task.kind}' ended early.`))))
    })
  } finally {
    await worker.terminate()
  }
}
