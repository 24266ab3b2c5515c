/** The PostgreSQL protocol, version 3: only what pool and engine exchange. */

const ready = 'Z'.charCodeAt(0)

/** What a backend reports after each batch: idle, in a transaction, in a failed one. */
export type TransactionState = 'idle' | 'open' | 'failed'

/** The state at the end of an answer, or undefined when the answer is not complete. */
export function stateAfter(answer: Uint8Array): TransactionState | undefined {
  const header = answer.length - 6
  if (header < 0 || answer[header] !== ready) return undefined
  const status = answer[answer.length - 1]
  if (status === 'I'.charCodeAt(0)) return 'idle'
  return status === 'T'.charCodeAt(0) ? 'open' : 'failed'
}

export function queryMessage(text: string): Buffer {
  return message('Q', Buffer.from(`${text}\0`))
}

/** The answer to a startup message: no password, the server's parameters, ready. */
export function startupResponse(parameters: Record<string, string>): Buffer {
  const statuses = Object.entries(parameters).map(([name, value]) =>
    message('S', Buffer.from(`${name}\0${value}\0`)),
  )
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...statuses,
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ])
}

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.write(type, 0, 'latin1')
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}

/** What a client sends up to the point where the server must answer. */
export type ClientRequest =
  { kind: 'startup' } | { kind: 'batch'; bytes: Uint8Array } | { kind: 'terminate' }

/** Splits a client's bytes into requests: a simple query, or messages up to a Sync. */
export class RequestReader {
  private pending: Buffer = Buffer.alloc(0)
  private scanned = 0
  private started = false

  read(chunk: Buffer): ClientRequest[] {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk])
    const requests: ClientRequest[] = []
    for (let request = this.next(); request; request = this.next()) requests.push(request)
    return requests
  }

  private next(): ClientRequest | undefined {
    const lengthAt = this.started ? 1 : 0
    while (this.pending.length - this.scanned >= lengthAt + 4) {
      const end = this.scanned + lengthAt + this.pending.readInt32BE(this.scanned + lengthAt)
      if (this.pending.length < end) return undefined
      const type = this.started ? String.fromCharCode(this.pending[this.scanned] ?? 0) : 'startup'
      this.scanned = end
      const request = this.complete(type)
      if (request) return request
    }
    return undefined
  }

  private complete(type: string): ClientRequest | undefined {
    if (type !== 'startup' && type !== 'S' && type !== 'Q' && type !== 'X') return undefined
    const bytes = new Uint8Array(this.pending.subarray(0, this.scanned))
    this.pending = this.pending.subarray(this.scanned)
    this.scanned = 0
    if (type === 'X') return { kind: 'terminate' }
    if (type !== 'startup') return { kind: 'batch', bytes }
    this.started = true
    return { kind: 'startup' }
  }
}
