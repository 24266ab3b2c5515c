import 'server-only'
import { processWide } from '@/lib/settings/process-wide'
import { endDatabase } from './database'

const signals = ['SIGTERM', 'SIGINT'] as const
/** What runs longer than the last answers (RELIABILITY.md F15) is repeated by another process. */
const lastWorkMs = 30_000

type Stop = () => Promise<void>

const atExit = () =>
  processWide('at-exit', () => ({
    stops: new Set<Stop>(),
    /** What is awaited, once a signal came. */
    ending: null as Promise<unknown>[] | null,
  }))

/** Ends work that needs the database: at a signal it begins to end, and the database waits for it. */
export function endBeforeDatabase(stop: Stop): void {
  const { stops, ending } = atExit()
  if (ending) ending.push(stop())
  else stops.add(stop)
}

/**
 * Closes the database before a signal ends the process, since the embedded one takes its last dump
 * then. Next finishes running requests and calls `process.exit`, which cannot wait; so from the
 * signal on `process.exit` closes the database first, after the work that needs it.
 */
export function closeDatabaseBeforeExit(): void {
  const exit = process.exit.bind(process)
  let isExiting = false
  const closeThenExit = (ended: Promise<unknown>) => (code?: number | string | null) => {
    if (isExiting) return
    isExiting = true
    void ended.then(endDatabase).finally(() => exit(code))
  }
  for (const signal of signals) {
    process.prependOnceListener(signal, () => {
      Object.assign(process, { exit: closeThenExit(endWork()) })
    })
  }
}

/** Resolves when all work has ended, or its time is over. */
function endWork(): Promise<unknown> {
  const state = atExit()
  state.ending ??= [...state.stops].map((stop) => stop())
  const { ending } = state
  const late = new Promise((over) => setTimeout(over, lastWorkMs).unref())
  // Work that was told to end in the meantime is awaited, too.
  return Promise.race([late, Promise.allSettled(ending).then(() => Promise.allSettled(ending))])
}
