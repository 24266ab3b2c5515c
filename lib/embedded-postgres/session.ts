import { EngineUnavailable } from './errors.ts'
import type { SessionLimits } from './limits.ts'
import type { Command, Result } from './messages.ts'
import { nameStatements } from './statement-names.ts'

/** What a session needs of the engine. */
interface SessionHost {
  enqueue: (command: Command, session: Session, watchdog: number) => Promise<Result>
  release: (session: Session) => void
}

let lastNumber = 0

/** One client of the engine. From its `begin` to its `commit` or `rollback` no other one runs. */
export class Session {
  private readonly host: SessionHost
  private readonly limits: SessionLimits
  private readonly onAbort: (error: Error) => void
  private idleTimer: NodeJS.Timeout | undefined
  private aborted: Error | undefined
  private closed = false
  /** Whether the backend may hold state of this session. */
  used = false
  /** Names of the statements it prepared. */
  readonly statements: string[] = []
  private readonly prefix = `s${++lastNumber}_`

  constructor(host: SessionHost, limits: SessionLimits, onAbort: (error: Error) => void) {
    this.host = host
    this.limits = limits
    this.onAbort = onAbort
  }

  /** Runs a batch of protocol messages. Rejects with `EngineUnavailable`. */
  async run(batch: Uint8Array): Promise<Uint8Array> {
    if (this.aborted) throw this.aborted
    clearTimeout(this.idleTimer)
    const { bytes, prepared } = nameStatements(batch, this.prefix)
    this.statements.push(...prepared)
    const answered = this.host.enqueue({ kind: 'batch', bytes }, this, this.limits.watchdog)
    const { bytes: answer, state } = await this.withDeadline(answered)
    if (state !== 'idle') this.startIdleTimer()
    if (!answer) throw new EngineUnavailable('The database gave no answer.')
    return answer
  }

  /** Rolls back an open transaction and clears the state of the session. */
  close(): void {
    if (this.closed) return
    this.closed = true
    clearTimeout(this.idleTimer)
    this.aborted ??= new EngineUnavailable('The session is closed.')
    this.host.release(this)
  }

  /** Closes the session from the engine's side and notifies its client. */
  abort(error: Error): void {
    if (this.aborted) return
    this.aborted = error
    this.close()
    this.onAbort(error)
  }

  private startIdleTimer(): void {
    this.idleTimer = setTimeout(
      () => this.abort(new EngineUnavailable('The transaction was left idle and rolled back.')),
      this.limits.idleInTransaction,
    )
  }

  private withDeadline(answered: Promise<Result>): Promise<Result> {
    const { deadline } = this.limits
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.abort(new EngineUnavailable(`The database did not answer within ${deadline} ms.`))
        reject(this.aborted)
      }, deadline)
      answered.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }
}
