import { DatabaseUnavailable } from '../db/errors.ts'
import type { Order, Outcome } from './messages.ts'
import { nameStatements } from './statement-names.ts'

/** Times in milliseconds. */
export interface EngineLimits {
  /** A batch is refused when it is not answered in this time, its waiting included. */
  deadline: number
  /** The engine is killed and opened again when one batch runs this long. */
  watchdog: number
  /** A transaction that sends nothing for so long is rolled back. */
  idleInTransaction: number
}

export const requestLimits: EngineLimits = {
  deadline: 5_000,
  watchdog: 10_000,
  idleInTransaction: 10_000,
}

/** For migrations, data loads and commands, where nobody waits at a page. */
export const patientLimits: EngineLimits = {
  deadline: 600_000,
  watchdog: 600_000,
  idleInTransaction: 600_000,
}

/** One client of the engine. From its `begin` to its `commit` or `rollback` the engine is its own. */
export interface Session {
  /** Runs a batch of protocol messages. Rejects with `DatabaseUnavailable`. */
  run: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Rolls back what is open and forgets what the session left. */
  close: () => void
}

/** What a session needs of the engine. */
interface Shared {
  enqueue: (order: Order, session: EngineSession, watchdog: number) => Promise<Outcome>
  drop: (session: EngineSession) => void
}

let lastNumber = 0

export class EngineSession implements Session {
  private readonly engine: Shared
  private readonly limits: EngineLimits
  private readonly onLost: (error: Error) => void
  private idle: NodeJS.Timeout | undefined
  private lost: Error | undefined
  private closed = false
  /** Whether the backend holds anything of it. */
  used = false
  /** Names of the statements it prepared. */
  readonly statements: string[] = []
  private readonly prefix = `s${++lastNumber}_`

  constructor(engine: Shared, limits: EngineLimits, onLost: (error: Error) => void) {
    this.engine = engine
    this.limits = limits
    this.onLost = onLost
  }

  async run(batch: Uint8Array): Promise<Uint8Array> {
    if (this.lost) throw this.lost
    clearTimeout(this.idle)
    const { bytes, prepared } = nameStatements(batch, this.prefix)
    this.statements.push(...prepared)
    const answered = this.engine.enqueue({ kind: 'batch', bytes }, this, this.limits.watchdog)
    const { bytes: answer, state } = await this.withDeadline(answered)
    if (state !== 'idle') this.watchIdle()
    if (!answer) throw new DatabaseUnavailable('The database gave no answer.')
    return answer
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    clearTimeout(this.idle)
    this.lost ??= new DatabaseUnavailable('The session is closed.')
    this.engine.drop(this)
  }

  /** Ends the session from the engine's side; whoever holds it is told. */
  lose(error: Error): void {
    if (this.lost) return
    this.lost = error
    this.close()
    this.onLost(error)
  }

  private watchIdle(): void {
    this.idle = setTimeout(
      () => this.lose(new DatabaseUnavailable('The transaction was left idle and rolled back.')),
      this.limits.idleInTransaction,
    )
  }

  private withDeadline(answered: Promise<Outcome>): Promise<Outcome> {
    const { deadline } = this.limits
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.lose(new DatabaseUnavailable(`The database did not answer within ${deadline} ms.`))
        reject(this.lost)
      }, deadline)
      answered.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }
}
