import 'server-only'
import { closeDatabase } from './database'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Lets a signal end the process only after the database has closed: the embedded one takes its
 * last dump then (RELIABILITY.md 5.3). Next itself finishes the requests under way and leaves by
 * `process.exit`, which offers no place to wait; so from the signal on that call waits first.
 */
export function closeDatabaseBeforeExit(): void {
  const leave = process.exit.bind(process)
  let leaving = false
  const closeThenLeave = (code?: number | string | null) => {
    if (leaving) return
    leaving = true
    void closeDatabase().finally(() => leave(code))
  }
  for (const signal of signals) {
    process.prependOnceListener(signal, () => {
      Object.assign(process, { exit: closeThenLeave })
    })
  }
}
