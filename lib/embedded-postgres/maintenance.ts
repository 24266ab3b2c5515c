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
  const checkpoint = () =>
    attempt(() => {
      const isChanged = engine.batches !== checkedAt
      checkedAt = engine.batches
      return isChanged ? engine.execute({ kind: 'checkpoint' }) : undefined
    })
  let isStopped = false
  let vacuumedAt: string | undefined
  const vacuum = () =>
    attempt(async () => {
      const { marker } = await engine.execute({ kind: 'marker' })
      if (marker === vacuumedAt) return
      const { tables = [] } = await engine.execute({ kind: 'tables' })
      // One after another: all at once takes seconds, in which no request is answered.
      for (const table of tables) if (!isStopped) await engine.execute({ kind: 'vacuum', table })
      vacuumedAt = (await engine.execute({ kind: 'marker' })).marker
    })
  const vacuumAndDump = async () => {
    await vacuum()
    if (!isStopped) await dump('regular')
  }
  let running = Promise.resolve()
  const timers = [
    setInterval(() => {
      void checkpoint()
      // The folder may be gone with its volume; that must not end the process.
      void attempt(() => {
        reserve.acquire()
        return undefined
      })
    }, checkpointInterval),
    setInterval(() => (running = vacuumAndDump()), dumpInterval),
  ]
  for (const timer of timers) timer.unref()
  reserve.acquire()
  const started = dump('start')
  return async () => {
    isStopped = true
    for (const timer of timers) clearInterval(timer)
    await Promise.all([started, running])
    await dump('shutdown')
  }
}
