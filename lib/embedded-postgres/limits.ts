/** Time limits of a session, in milliseconds. */
export interface SessionLimits {
  /** A batch is refused when it is not answered in this time, its time in the queue included. */
  deadline: number
  /** The engine is killed and opened again when one batch runs this long. */
  watchdog: number
  /** A transaction that sends nothing for this long is rolled back. */
  idleInTransaction: number
}

export const requestLimits: SessionLimits = {
  deadline: 5_000,
  watchdog: 10_000,
  idleInTransaction: 10_000,
}

/** For migrations, data loads and commands, where no page waits. */
export const longRunningLimits: SessionLimits = {
  deadline: 600_000,
  watchdog: 600_000,
  idleInTransaction: 600_000,
}
