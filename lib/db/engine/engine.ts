import { DatabaseUnavailable } from '../errors.ts'
import type { OpenOrder, Order, Outcome } from './messages.ts'
import { EngineThread } from './thread.ts'

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

const openLimit = 180_000
const upkeepLimit = 300_000
const reopenPause = 1_000

interface Job {
  order: Order
  session: Session | undefined
  watchdog: number
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}

/** One client of the engine. From its `begin` to its `commit` or `rollback` the engine is its own. */
export interface Session {
  /** Runs a batch of protocol messages. Rejects with `DatabaseUnavailable`. */
  run: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Rolls back what is open and forgets what the session left. */
  close: () => void
}

/**
 * PGlite in its thread: shares the one backend between sessions, keeps deadlines, and opens the
 * engine again when it hangs or dies. Nothing is replayed: the caller is told, and repeats.
 */
export class Engine {
  private readonly open: OpenOrder
  private readonly report: (line: string) => void
  private thread: EngineThread | undefined
  private jobs: Job[] = []
  private busy = false
  private owner: EngineSession | undefined
  private readonly sessions = new Set<EngineSession>()
  private closed = false
  /** The last attempt to open the engine failed: requests are refused at once. */
  private down: DatabaseUnavailable | undefined
  private activity = 0

  private constructor(open: OpenOrder, report: (line: string) => void) {
    this.open = open
    this.report = report
  }

  /** Opens the engine. `report` gets one line for every death and every return. */
  static async start(open: OpenOrder, report: (line: string) => void): Promise<Engine> {
    const engine = new Engine(open, report)
    await engine.begin()
    return engine
  }

  session(limits: EngineLimits, onLost: (error: Error) => void): Session {
    const session = new EngineSession(this, limits, onLost)
    this.sessions.add(session)
    return session
  }

  /** How many batches were run so far; tells upkeep whether there is anything to do. */
  get batches(): number {
    return this.activity
  }

  /** Work on the engine between transactions, behind what is already waiting. */
  upkeep(order: Order): Promise<Outcome> {
    return this.enqueue(order, undefined, upkeepLimit)
  }

  /** Closes cleanly: what waits is refused, what runs is finished, then a checkpoint. */
  async close(): Promise<void> {
    if (this.closed) return
    const refused = new DatabaseUnavailable('The database is being closed.')
    for (const session of this.sessions) session.lose(refused)
    this.owner = undefined
    const { thread } = this
    const finished = thread && this.enqueue({ kind: 'close' }, undefined, upkeepLimit)
    this.closed = true
    await finished?.catch(() => undefined)
    await thread?.terminate()
  }

  /** For `EngineSession`: hands the batch over when it is this session's turn. */
  enqueue(order: Order, session: EngineSession | undefined, watchdog: number): Promise<Outcome> {
    if (this.closed) return Promise.reject(new DatabaseUnavailable('The database is closed.'))
    if (this.down) return Promise.reject(this.down)
    return new Promise((resolve, reject) => {
      const job: Job = { order, session, watchdog, resolve, reject }
      if (order.kind === 'reset') this.jobs.unshift(job)
      else this.jobs.push(job)
      void this.work()
    })
  }

  /** For `EngineSession`: forgets it, and undoes what it left once what it runs is done. */
  drop(session: EngineSession): void {
    this.sessions.delete(session)
    const mine = this.jobs.filter((job) => job.session === session)
    this.jobs = this.jobs.filter((job) => job.session !== session)
    const gone = new DatabaseUnavailable('The session was closed.')
    for (const job of mine) job.reject(gone)
    if (this.closed || !this.thread || !session.used) return
    if (this.owner === session) this.owner = undefined
    this.enqueue({ kind: 'reset' }, undefined, upkeepLimit).catch(() => undefined)
  }

  private async begin(): Promise<void> {
    const thread = new EngineThread((cause) => this.revive(cause))
    try {
      await thread.obey(this.open, openLimit)
    } catch (error) {
      await thread.terminate()
      throw error
    }
    this.thread = thread
  }

  private revive(cause: Error): void {
    if (!this.thread) return
    this.thread = undefined
    this.owner = undefined
    this.report(`The embedded database stopped: ${cause.message} Opening it again.`)
    const lost = new DatabaseUnavailable('The database was restarted.', { cause })
    for (const session of this.sessions) session.lose(lost)
    void this.reopen()
  }

  private async reopen(): Promise<void> {
    while (!this.closed) {
      try {
        await this.begin()
        this.down = undefined
        if (this.closed) return void this.thread?.terminate()
        this.report('The embedded database is open again.')
        return void this.work()
      } catch (error) {
        this.down = new DatabaseUnavailable('The database cannot be opened.', { cause: error })
        for (const job of this.jobs.splice(0)) job.reject(this.down)
        this.report(`The embedded database could not be opened: ${String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, reopenPause))
      }
    }
  }

  private async work(): Promise<void> {
    const { thread } = this
    if (this.busy || !thread?.alive) return
    const job = this.take()
    if (!job) return
    this.busy = true
    try {
      if (job.order.kind === 'batch') this.activity++
      const outcome = await thread.obey(job.order, job.watchdog)
      this.settleOwner(job.session, outcome)
      job.resolve(outcome)
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)))
    } finally {
      this.busy = false
      void this.work()
    }
  }

  private take(): Job | undefined {
    const { owner } = this
    const turn = owner
      ? this.jobs.findIndex((job) => job.session === owner || job.order.kind === 'reset')
      : 0
    return turn < 0 ? undefined : this.jobs.splice(turn, 1)[0]
  }

  private settleOwner(session: EngineSession | undefined, outcome: Outcome): void {
    if (!session || outcome.state === undefined) return
    const open = outcome.state !== 'idle'
    // A session that was closed while its batch ran has a reset waiting at the front.
    this.owner = open && this.sessions.has(session) ? session : undefined
  }
}

class EngineSession implements Session {
  private readonly engine: Engine
  private readonly limits: EngineLimits
  private readonly onLost: (error: Error) => void
  private idle: NodeJS.Timeout | undefined
  private lost: Error | undefined
  used = false

  constructor(engine: Engine, limits: EngineLimits, onLost: (error: Error) => void) {
    this.engine = engine
    this.limits = limits
    this.onLost = onLost
  }

  async run(bytes: Uint8Array): Promise<Uint8Array> {
    if (this.lost) throw this.lost
    clearTimeout(this.idle)
    this.used = true
    const answered = this.engine.enqueue({ kind: 'batch', bytes }, this, this.limits.watchdog)
    const { bytes: answer, state } = await this.withDeadline(answered)
    if (state !== 'idle') this.watchIdle()
    if (!answer) throw new DatabaseUnavailable('The database gave no answer.')
    return answer
  }

  close(): void {
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
