import type { DumpKeeper, DumpReason } from './dumps.ts'
import type { Engine } from './engine.ts'
import type { Reserve } from './reserve.ts'

const tendEvery = 10_000
const dumpEvery = 15 * 60_000

/**
 * What PostgreSQL's background processes would do, which PGlite does not have: a checkpoint when
 * much was written, vacuum and statistics, and the dumps. Returns the way to stop, which takes
 * the last dump.
 */
export function keepUp(
  engine: Engine,
  reserve: Reserve,
  dumps: DumpKeeper | undefined,
  report: (line: string) => void,
): () => Promise<void> {
  const attempt = async (work: () => Promise<unknown> | undefined) => {
    try {
      await work()
    } catch (error) {
      report(`Upkeep of the embedded database failed: ${String(error)}`)
    }
  }
  // A dump on a volume that is short of room would only take away more of it.
  const dump = (reason: DumpReason) =>
    attempt(() => (reserve.isShort ? undefined : dumps?.take(reason)))
  let tended = engine.batches
  let vacuumed = engine.batches
  const tend = (vacuum: boolean) =>
    attempt(() => {
      const changed = engine.batches !== (vacuum ? vacuumed : tended)
      tended = engine.batches
      if (vacuum) vacuumed = engine.batches
      return changed ? engine.upkeep({ kind: 'tend', vacuum }) : undefined
    })
  const regular = async () => {
    await tend(true)
    await dump('regular')
  }
  const timers = [
    setInterval(() => {
      void tend(false)
      reserve.restore()
    }, tendEvery),
    setInterval(() => void regular(), dumpEvery),
  ]
  for (const timer of timers) timer.unref()
  reserve.restore()
  const started = dump('start')
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await started
    await dump('shutdown')
  }
}
