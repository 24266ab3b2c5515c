import { Duplex } from 'node:stream'
import type { ClientConfig } from 'pg'
import type { Engine } from './engine.ts'
import type { SessionLimits } from './limits.ts'
import type { Session } from './session.ts'
import { RequestReader, startupResponse } from './wire.ts'

/** What a server reports at connection; node-postgres reads some of it. */
const serverParameters = {
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
}

/**
 * A session of the engine with the interface of a socket to a PostgreSQL server, so that
 * node-postgres serves as driver, pool and type parser of this engine, too.
 */
export class EngineStream extends Duplex {
  private readonly session: Session
  private readonly requests = new RequestReader()

  constructor(open: (onAbort: (error: Error) => void) => Session) {
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
    // Answers are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    for (const request of this.requests.read(chunk)) {
      if (request.kind === 'startup') this.push(startupResponse(serverParameters))
      else if (request.kind === 'batch') this.run(request.bytes)
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

  private run(bytes: Uint8Array): void {
    this.session.run(bytes).then(
      (answer) => this.push(answer),
      (error: Error) => this.destroy(error),
    )
  }
}

/** For clients and pools of node-postgres: each connection is a session of the engine. */
export type ClientConfigOf = (limits: SessionLimits) => ClientConfig

export function clientConfigOf(engine: Engine): ClientConfigOf {
  return (limits) => ({
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    connectionTimeoutMillis: limits.deadline,
    stream: () => new EngineStream((onAbort) => engine.session(limits, onAbort)),
  })
}
