import { Worker } from 'node:worker_threads'
import { join } from 'node:path'
import { DatabaseRefused, DatabaseUnavailable } from '../db/errors.ts'
import type { Answer, Call, Order, Outcome } from './messages.ts'

const workerFile = join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/embedded-postgres/worker.ts',
)

/** Written by another version of the engine; the message says what to do. */
class EngineVersionRefused extends DatabaseRefused {}

/** The thread died or gave up; its message names the cause. */
class EngineBroken extends Error {}

interface Waiting {
  id: number
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
  watchdog: NodeJS.Timeout
}

/**
 * One life of the engine's thread. It obeys one order at a time; an order that is not answered
 * in its time, or a dead thread, ends this life, and `onDeath` is called once.
 */
export class EngineThread {
  private readonly worker: Worker
  private readonly onDeath: (cause: Error) => void
  private waiting: Waiting | undefined
  private lastId = 0
  private dead = false

  constructor(onDeath: (cause: Error) => void) {
    this.onDeath = onDeath
    this.worker = new Worker(workerFile, { execArgv: [] })
    this.worker.on('message', (answer: Answer) => this.receive(answer))
    this.worker.on('error', (error) => this.die(new EngineBroken(error.message)))
    this.worker.on('exit', () => this.die(new EngineBroken('The engine ended.')))
  }

  get alive(): boolean {
    return !this.dead
  }

  /** Gives one order. Rejects when the thread dies before it has answered within `limit` ms. */
  obey(order: Order, limit: number): Promise<Outcome> {
    if (this.dead) return Promise.reject(new DatabaseUnavailable('The engine is not running.'))
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => {
        this.die(new EngineBroken(`The engine did not answer '${order.kind}' within ${limit} ms.`))
      }, limit)
      this.waiting = { id, resolve, reject, watchdog }
      const call: Call = { id, order }
      const bytes = order.kind === 'batch' ? order.bytes.buffer : undefined
      this.worker.postMessage(call, bytes instanceof ArrayBuffer ? [bytes] : [])
    })
  }

  /** Ends the thread without a word, as a kill would. */
  async terminate(): Promise<void> {
    this.dead = true
    this.settle()?.reject(new DatabaseUnavailable('The engine was closed.'))
    await this.worker.terminate()
  }

  private receive(answer: Answer): void {
    if (!answer.ok && answer.id === undefined) return this.die(new EngineBroken(answer.message))
    if (answer.id !== this.waiting?.id) return
    const waiting = this.settle()
    if (answer.ok) return waiting?.resolve(answer.outcome)
    const Failure = answer.reason === 'version' ? EngineVersionRefused : EngineBroken
    waiting?.reject(new Failure(answer.message))
  }

  private settle(): Waiting | undefined {
    const { waiting } = this
    this.waiting = undefined
    clearTimeout(waiting?.watchdog)
    return waiting
  }

  private die(cause: Error): void {
    if (this.dead) return
    this.dead = true
    this.settle()?.reject(new DatabaseUnavailable(cause.message, { cause }))
    void this.worker.terminate().finally(() => this.onDeath(cause))
  }
}
