import { Duplex } from 'node:stream'
import type { Session } from './session.ts'
import { CallReader, welcome } from './wire.ts'

/** What a server tells its clients at connection; node-postgres reads some of it. */
const serverParameters = {
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
}

/**
 * Looks to node-postgres like a socket to a PostgreSQL server, and is a session of the engine.
 * So one driver, one pool and one type parsing serve both engines.
 */
export class EngineStream extends Duplex {
  private readonly session: Session
  private readonly calls = new CallReader()

  constructor(open: (onLost: (error: Error) => void) => Session) {
    super({ allowHalfOpen: false })
    this.session = open((error) => this.destroy(error))
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    for (const call of this.calls.read(chunk)) {
      if (call.kind === 'startup') this.push(welcome(serverParameters))
      else if (call.kind === 'batch') this.answer(call.bytes)
      else this.session.close()
    }
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _final(done: (error?: Error) => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.session.close()
    done(error)
  }

  private answer(bytes: Uint8Array): void {
    this.session.run(bytes).then(
      (answer) => this.push(answer),
      (error: Error) => this.destroy(error),
    )
  }
}
