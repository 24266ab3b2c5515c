import { setTimeout as wait } from 'node:timers/promises'
import { EngineUnavailable } from './errors.ts'
import type { SessionLimits } from './limits.ts'
import type { Command, CutLog, OpenCommand, Result } from './messages.ts'
import { Session } from './session.ts'
import { EngineThread } from './thread.ts'

const openLimit = 180_000
const commandLimit = 300_000
const closeLimit = 20_000
const reopenPause = 1_000

interface Job {
  command: Command
  session: Session | undefined
  watchdog: number
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

export interface EngineOptions {
  /** Gets one line for every crash and every reopening. */
  report: (line: string) => void
  beforeOpening: () => void
  /** The log of the directory went on beyond where it could be read. */
  onCutLog?: (cut: CutLog) => void
}

/**
 * PGlite in its worker thread: shares the one backend between sessions and opens the engine again
 * when it hangs or dies. Nothing is replayed: the caller gets an error, and may repeat.
 */
export class Engine {
  private readonly openCommand: OpenCommand
  private readonly options: EngineOptions
  private thread: EngineThread | undefined
  private jobs: Job[] = []
  private busy = false
  /** The session whose transaction is open. */
  private owner: Session | undefined
  private readonly sessions = new Set<Session>()
  private closed = false
  private reopening: Promise<void> = Promise.resolve()
  /** Set while the last attempt to open the engine failed: new work is refused at once. */
  private openFailure: EngineUnavailable | undefined
  private batchCount = 0
  private readonly channels = new Set<string>()
  /** Called when the engine is open again after a crash. */
  readonly reopenListeners = new Set<() => void>()

  private constructor(openCommand: OpenCommand, options: EngineOptions) {
    this.openCommand = openCommand
    this.options = options
  }

  /** Opens the engine; from then on it is opened again whenever it stops. */
  static async start(openCommand: OpenCommand, options: EngineOptions): Promise<Engine> {
    const engine = new Engine(openCommand, options)
    await engine.openThread()
    return engine
  }

  session(limits: SessionLimits, onAbort: (error: Error) => void): Session {
    const session = new Session(this, limits, onAbort)
    this.sessions.add(session)
    return session
  }

  /** How many batches were run so far; maintenance skips its work while this does not change. */
  get batches(): number {
    return this.batchCount
  }

  /** Lets the notifications of a channel through to all sessions, also after a restart. */
  async listen(channel: string): Promise<void> {
    if (this.channels.has(channel)) return
    this.channels.add(channel)
    await this.execute({ kind: 'listen', channel })
  }

  /** Executes a command between transactions, behind what is already in the queue. */
  execute(command: Command): Promise<Result> {
    return this.enqueue(command, undefined, commandLimit)
  }

  /** Refuses what is queued, finishes what runs, then writes a checkpoint. */
  async close(): Promise<void> {
    if (this.closed) return
    const refused = new EngineUnavailable('The database is being closed.')
    for (const session of this.sessions) session.abort(refused)
    const { thread } = this
    const isOnDisk = thread?.alive && this.openCommand.directory !== undefined
    const finished = isOnDisk && this.enqueue({ kind: 'close' }, undefined, closeLimit)
    this.closed = true
    await Promise.race([finished, wait(closeLimit, undefined, { ref: false })]).catch(
      () => undefined,
    )
    await thread?.terminate()
    await this.reopening
  }

  enqueue(command: Command, session: Session | undefined, watchdog: number): Promise<Result> {
    if (this.closed) return Promise.reject(new EngineUnavailable('The database is closed.'))
    if (this.openFailure) return Promise.reject(this.openFailure)
    return new Promise((resolve, reject) => {
      const job: Job = { command, session, watchdog, resolve, reject }
      if (command.kind === 'reset') this.jobs.unshift(job)
      else this.jobs.push(job)
      void this.processQueue()
    })
  }

  /** Drops what the session has queued, and resets the backend once its running batch is done. */
  release(session: Session): void {
    this.sessions.delete(session)
    const dropped = this.jobs.filter((job) => job.session === session)
    this.jobs = this.jobs.filter((job) => job.session !== session)
    const closed = new EngineUnavailable('The session was closed.')
    for (const job of dropped) job.reject(closed)
    if (!this.thread?.alive || !session.used) return
    const { statements } = session
    this.enqueue({ kind: 'reset', statements }, session, commandLimit).catch(() => undefined)
  }

  private async openThread(): Promise<void> {
    this.options.beforeOpening()
    const thread = new EngineThread((cause) => this.restart(cause))
    try {
      const { cutLog } = await thread.execute(this.openCommand, openLimit)
      if (cutLog) this.options.onCutLog?.(cutLog)
      for (const channel of this.channels) {
        await thread.execute({ kind: 'listen', channel }, openLimit)
      }
    } catch (error) {
      await thread.terminate()
      throw error
    }
    this.thread = thread
  }

  private restart(cause: Error): void {
    if (!this.thread) return
    this.thread = undefined
    this.owner = undefined
    this.options.report(`The embedded database stopped: ${cause.message} Opening it again.`)
    const restarted = new EngineUnavailable('The database was restarted.', { cause })
    for (const session of this.sessions) if (session.used) session.abort(restarted)
    this.reopening = this.reopen()
  }

  private async reopen(): Promise<void> {
    while (!this.closed) {
      try {
        await this.openThread()
        this.openFailure = undefined
        if (this.closed) return this.thread?.terminate()
        this.options.report('The embedded database is open again.')
        for (const notify of this.reopenListeners) notify()
        return void this.processQueue()
      } catch (error) {
        if (!this.openFailure) {
          this.options.report(`It cannot be opened; trying again every second: ${error}`)
        }
        this.openFailure = new EngineUnavailable('The database cannot be opened.', { cause: error })
        for (const job of this.jobs.splice(0)) job.reject(this.openFailure)
        await wait(reopenPause)
      }
    }
  }

  private async processQueue(): Promise<void> {
    const { thread } = this
    if (this.busy || !thread?.alive) return
    const job = this.nextJob()
    if (!job) return
    this.busy = true
    try {
      if (job.command.kind === 'batch') this.batchCount++
      if (job.session) job.session.used = true
      const result = await thread.execute(job.command, job.watchdog)
      this.updateOwner(job.session, result)
      job.resolve(result)
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)))
    } finally {
      this.busy = false
      void this.processQueue()
    }
  }

  private nextJob(): Job | undefined {
    const { owner } = this
    const index = owner ? this.jobs.findIndex((job) => job.session === owner) : 0
    return index < 0 ? undefined : this.jobs.splice(index, 1)[0]
  }

  private updateOwner(session: Session | undefined, result: Result): void {
    if (!session || result.state === undefined) return
    // A session that was closed in the meantime has a reset at the front of the queue.
    this.owner = result.state === 'idle' ? undefined : session
  }
}
