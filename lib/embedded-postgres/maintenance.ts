import type { DumpReason, Dumps } from './dumps.ts'
import type { Engine } from './engine.ts'
import type { Reserve } from './reserve.ts'

const checkpointInterval = 10_000
const dumpInterval = 15 * 60_000

/**
 * Does what PostgreSQL's background processes do, which PGlite does not have: checkpoints, vacuum
 * and statistics. Takes the dumps, too. Returns the function that stops it, which takes the last
 * dump.
 */
export function startMaintenance(
  engine: Engine,
  reserve: Reserve,
  dumps: Dumps | undefined,
  report: (line: string) => void,
): () => Promise<void> {
  const attempt = async (work: () => Promise<unknown> | undefined) => {
    try {
      await work()
    } catch (error) {
      report(`Maintenance of the embedded database failed: ${String(error)}`)
    }
  }
  // On a volume that is short of space a dump would only make it worse.
  const dump = (reason: DumpReason) =>
    attempt(() => (reserve.isShort ? undefined : dumps?.take(reason)))
  let checkedAt = engine.batches
  let vacuumedAt = engine.batches
  const maintain = (vacuum: boolean) =>
    attempt(() => {
      const isChanged = engine.batches !== (vacuum ? vacuumedAt : checkedAt)
      checkedAt = engine.batches
      if (vacuum) vacuumedAt = engine.batches
      return isChanged ? engine.execute({ kind: 'maintain', vacuum }) : undefined
    })
  const vacuumAndDump = async () => {
    await maintain(true)
    await dump('regular')
  }
  const timers = [
    setInterval(() => {
      void maintain(false)
      // The folder may be gone with its volume; that must not end the process.
      void attempt(() => {
        reserve.acquire()
        return undefined
      })
    }, checkpointInterval),
    setInterval(() => void vacuumAndDump(), dumpInterval),
  ]
  for (const timer of timers) timer.unref()
  reserve.acquire()
  const started = dump('start')
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await started
    await dump('shutdown')
  }
}
