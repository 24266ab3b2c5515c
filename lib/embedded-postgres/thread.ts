import { Worker } from 'node:worker_threads'
import { join } from 'node:path'
import { EngineUnavailable, OpenRefused, WrittenEarlier } from './errors.ts'
import type { Command, FailureReason, Request, Response, Result } from './messages.ts'

const workerFile = join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/embedded-postgres/worker.ts',
)

/** The thread died or gave up; the message names the cause. */
class EngineBroken extends Error {}

const failures = {
  earlier: WrittenEarlier,
  version: OpenRefused,
  broken: EngineBroken,
} as const satisfies Record<FailureReason, new (message: string) => Error>

interface Pending {
  id: number
  resolve: (result: Result) => void
  reject: (error: Error) => void
  watchdog: NodeJS.Timeout
}

/**
 * One worker thread. It executes one command at a time. A command that is not answered in its time
 * ends the thread; `onDeath` is called once when the thread ends, unless it was terminated.
 */
export class EngineThread {
  private readonly worker: Worker
  private readonly onDeath: (cause: Error) => void
  private pending: Pending | undefined
  private lastId = 0
  private dead = false

  constructor(onDeath: (cause: Error) => void) {
    this.onDeath = onDeath
    this.worker = new Worker(workerFile, { execArgv: [] })
    this.worker.on('message', (response: Response) => this.receive(response))
    this.worker.on('error', (error) => this.die(new EngineBroken(error.message)))
    this.worker.on('exit', () => this.die(new EngineBroken('The engine ended.')))
  }

  get alive(): boolean {
    return !this.dead
  }

  /** Rejects when the thread dies, or has not answered within `limit` milliseconds. */
  execute(command: Command, limit: number): Promise<Result> {
    if (this.dead) return Promise.reject(new EngineUnavailable('The engine is not running.'))
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => {
        this.die(
          new EngineBroken(`The engine did not answer '${command.kind}' within ${limit} ms.`),
        )
      }, limit)
      this.pending = { id, resolve, reject, watchdog }
      const request: Request = { id, command }
      const bytes = command.kind === 'batch' ? command.bytes.buffer : undefined
      this.worker.postMessage(request, bytes instanceof ArrayBuffer ? [bytes] : [])
    })
  }

  /** Ends the thread at once, as a kill would. */
  async terminate(): Promise<void> {
    this.dead = true
    this.settle()?.reject(new EngineUnavailable('The engine was closed.'))
    await this.worker.terminate()
  }

  private receive(response: Response): void {
    if (!response.ok && response.id === undefined) {
      return this.die(new EngineBroken(response.message))
    }
    if (response.id !== this.pending?.id) return
    const pending = this.settle()
    if (response.ok) return pending?.resolve(response.result)
    pending?.reject(new failures[response.reason](response.message))
  }

  private settle(): Pending | undefined {
    const { pending } = this
    this.pending = undefined
    clearTimeout(pending?.watchdog)
    return pending
  }

  private die(cause: Error): void {
    if (this.dead) return
    this.dead = true
    this.settle()?.reject(new EngineUnavailable(cause.message, { cause }))
    void this.worker.terminate().finally(() => this.onDeath(cause))
  }
}
