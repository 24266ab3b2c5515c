import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseOptions } from '../../lib/db/handle.ts'
import type { Findings } from './records.ts'

const script = join(import.meta.dirname, 'writer.ts')

export interface Checked extends Findings {
  /** Milliseconds it took to open the database. */
  opened: number
}

/** A writer process and its messages. */
export class WriterProcess {
  readonly child: ChildProcess
  private readonly checkedFindings = Promise.withResolvers<Checked>()
  private complaints = ''
  /** Milliseconds from opening the database to its refusal. */
  refusedAfter: number | undefined

  constructor(
    task: 'check' | 'boot' | 'hold' | 'write',
    database: DatabaseOptions,
    ledger: string,
  ) {
    const assignment = JSON.stringify({ task, database, ledger })
    this.child = spawn(process.execPath, [script, assignment], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stderr?.setEncoding('utf8').on('data', (text) => (this.complaints += text))
    if (this.child.stdout) {
      createInterface(this.child.stdout).on('line', (line) => {
        const [word, detail] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' '))]
        if (word === 'checked') this.checkedFindings.resolve(JSON.parse(detail))
        if (word === 'refused') this.refusedAfter = JSON.parse(detail).after
      })
    }
    this.child.once('exit', () =>
      this.checkedFindings.reject(new Error(`ended early: ${this.complaints.trim()}`)),
    )
    this.checkedFindings.promise.catch(() => undefined)
  }

  /** What it found after opening. Rejects when it ends before it has checked. */
  get checked(): Promise<Checked> {
    return this.checkedFindings.promise
  }

  get errors(): string {
    return this.complaints.trim()
  }

  /** Sends a signal and waits for the end. Resolves with the exit code, if there is one. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }

  /** Waits for the end of the process. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await once(this.child, 'exit')
    }
    return this.child.exitCode
  }
}
