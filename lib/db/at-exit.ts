import 'server-only'
import { closeDatabase } from './database'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Closes the database before a signal ends the process, since the embedded one takes its last dump
 * then. Next finishes running requests and calls `process.exit`, which cannot wait; so from the
 * signal on `process.exit` closes the database first.
 */
export function closeDatabaseBeforeExit(): void {
  const exit = process.exit.bind(process)
  let isExiting = false
  const closeThenExit = (code?: number | string | null) => {
    if (isExiting) return
    isExiting = true
    void closeDatabase().finally(() => exit(code))
  }
  for (const signal of signals) {
    process.prependOnceListener(signal, () => {
      Object.assign(process, { exit: closeThenExit })
    })
  }
}
