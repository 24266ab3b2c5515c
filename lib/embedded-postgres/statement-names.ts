/**
 * Sessions share one backend and its prepared statement names: the names of each session get a
 * prefix on the way to the engine.
 */
export interface NamedBatch {
  bytes: Uint8Array
  /** The names that the batch prepares, with the prefix. */
  prepared: string[]
}

const headerLength = 5

/** Puts the prefix before every statement name of a batch; unnamed statements stay unnamed. */
export function nameStatements(batch: Uint8Array, prefix: string): NamedBatch {
  const buffer = Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength)
  const parts: Buffer[] = []
  const prepared: string[] = []
  let copiedTo = 0
  for (let at = 0; at < buffer.length;) {
    const length = buffer.readInt32BE(at + 1)
    const end = at + 1 + length
    const nameAt = statementNameAt(buffer, at)
    if (nameAt !== undefined && buffer[nameAt] !== 0) {
      const header = Buffer.from(buffer.subarray(at, nameAt))
      header.writeInt32BE(length + Buffer.byteLength(prefix), 1)
      parts.push(buffer.subarray(copiedTo, at), header, Buffer.from(prefix))
      copiedTo = nameAt
      if (buffer[at] === code.parse) {
        prepared.push(prefix + buffer.toString('utf8', nameAt, buffer.indexOf(0, nameAt)))
      }
    }
    at = end
  }
  if (parts.length === 0) return { bytes: batch, prepared }
  return { bytes: new Uint8Array(Buffer.concat([...parts, buffer.subarray(copiedTo)])), prepared }
}

const code = {
  parse: 'P'.charCodeAt(0),
  bind: 'B'.charCodeAt(0),
  describe: 'D'.charCodeAt(0),
  close: 'C'.charCodeAt(0),
  statement: 'S'.charCodeAt(0),
} as const

function statementNameAt(buffer: Buffer, at: number): number | undefined {
  const body = at + headerLength
  switch (buffer[at]) {
    case code.parse:
      return body
    case code.bind:
      return buffer.indexOf(0, body) + 1
    case code.describe:
    case code.close:
      return buffer[body] === code.statement ? body + 1 : undefined
    default:
      return undefined
  }
}
