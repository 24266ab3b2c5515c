import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseUnavailable } from '../db/errors.ts'
import { EngineSession, type EngineLimits, type Session } from './session.ts'
import type { OpenOrder, Order, Outcome } from './messages.ts'
import { EngineThread } from './thread.ts'

const openLimit = 180_000
const upkeepLimit = 300_000
const closeLimit = 20_000
const reopenPause = 1_000

interface Job {
  order: Order
  session: EngineSession | undefined
  watchdog: number
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}

export interface EngineSurroundings {
  /** Gets one line for every death and every return. */
  report: (line: string) => void
  beforeOpening: () => void
}

/**
 * PGlite in its thread: shares the one backend between sessions, keeps deadlines, and opens the
 * engine again when it hangs or dies. Nothing is replayed: the caller is told, and repeats.
 */
export class Engine {
  private readonly open: OpenOrder
  private readonly report: (line: string) => void
  private readonly beforeOpening: () => void
  private thread: EngineThread | undefined
  private jobs: Job[] = []
  private busy = false
  private owner: EngineSession | undefined
  private readonly sessions = new Set<EngineSession>()
  private closed = false
  private reopening: Promise<void> = Promise.resolve()
  /** The last attempt to open the engine failed: requests are refused at once. */
  private down: DatabaseUnavailable | undefined
  private activity = 0
  private readonly channels = new Set<string>()
  /** Called when the engine is open again after it stopped. */
  readonly returns = new Set<() => void>()

  private constructor(open: OpenOrder, surroundings: EngineSurroundings) {
    this.open = open
    this.report = surroundings.report
    this.beforeOpening = surroundings.beforeOpening
  }

  /** Opens the engine; afterwards it opens itself again whenever it stops. */
  static async start(open: OpenOrder, surroundings: EngineSurroundings): Promise<Engine> {
    const engine = new Engine(open, surroundings)
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

  /** Lets the notifications of a channel through to all sessions, also after a restart. */
  async listen(channel: string): Promise<void> {
    if (this.channels.has(channel)) return
    this.channels.add(channel)
    await this.upkeep({ kind: 'listen', channel })
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
    const { thread } = this
    const lasting = thread?.alive && this.open.directory !== undefined
    const finished = lasting && this.enqueue({ kind: 'close' }, undefined, closeLimit)
    this.closed = true
    await Promise.race([finished, wait(closeLimit, undefined, { ref: false })]).catch(
      () => undefined,
    )
    await thread?.terminate()
    await this.reopening
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
    if (!this.thread?.alive || !session.used) return
    const { statements } = session
    this.enqueue({ kind: 'reset', statements }, session, upkeepLimit).catch(() => undefined)
  }

  private async begin(): Promise<void> {
    this.beforeOpening()
    const thread = new EngineThread((cause) => this.revive(cause))
    try {
      await thread.obey(this.open, openLimit)
      for (const channel of this.channels) await thread.obey({ kind: 'listen', channel }, openLimit)
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
    for (const session of this.sessions) if (session.used) session.lose(lost)
    this.reopening = this.reopen()
  }

  private async reopen(): Promise<void> {
    while (!this.closed) {
      try {
        await this.begin()
        this.down = undefined
        if (this.closed) return this.thread?.terminate()
        this.report('The embedded database is open again.')
        for (const tell of this.returns) tell()
        return void this.work()
      } catch (error) {
        if (!this.down) this.report(`It cannot be opened, and is tried every second: ${error}`)
        this.down = new DatabaseUnavailable('The database cannot be opened.', { cause: error })
        for (const job of this.jobs.splice(0)) job.reject(this.down)
        await wait(reopenPause)
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
      if (job.session) job.session.used = true
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
    const turn = owner ? this.jobs.findIndex((job) => job.session === owner) : 0
    return turn < 0 ? undefined : this.jobs.splice(turn, 1)[0]
  }

  private settleOwner(session: EngineSession | undefined, outcome: Outcome): void {
    if (!session || outcome.state === undefined) return
    // A session that was closed meanwhile has a reset of its own waiting at the front.
    this.owner = outcome.state === 'idle' ? undefined : session
  }
}
