import { expect, test } from 'vitest'
import { nameStatements } from './statement-names'
import { RequestReader, queryMessage, stateAfter } from './wire'

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.write(type, 0, 'latin1')
  bytes.writeInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const sync = message('S', '')

test('requests end at a simple query or a Sync, however the bytes arrive', () => {
  const batch = Buffer.concat([message('P', '\0select 1\0\0\0'), message('E', '\0\0\0\0\0'), sync])
  const all = Buffer.concat([startup, batch, queryMessage('begin'), message('X', '')])
  for (let size = 1; size <= all.length; size++) {
    const reader = new RequestReader()
    const requests = []
    for (let at = 0; at < all.length; at += size) {
      requests.push(...reader.read(all.subarray(at, at + size)))
    }
    expect(requests).toEqual([
      { kind: 'startup' },
      { kind: 'batch', bytes: new Uint8Array(batch) },
      { kind: 'batch', bytes: new Uint8Array(queryMessage('begin')) },
      { kind: 'terminate' },
    ])
  }
})

test('the transaction state is the last byte of a complete answer', () => {
  const done = message('C', 'BEGIN\0')
  expect(stateAfter(Buffer.concat([done, message('Z', 'I')]))).toBe('idle')
  expect(stateAfter(Buffer.concat([done, message('Z', 'T')]))).toBe('open')
  expect(stateAfter(Buffer.concat([done, message('Z', 'E')]))).toBe('failed')
  expect(stateAfter(done)).toBeUndefined()
  expect(stateAfter(Buffer.alloc(0))).toBeUndefined()
})

test('statement names get the prefix of their session in every message that carries one', () => {
  const batch = Buffer.concat([
    message('P', 'أول\0select $1\0\0\0'),
    message('B', 'portal\0أول\0rest'),
    message('D', 'Sأول\0'),
    message('D', 'Pportal\0'),
    message('C', 'Sأول\0'),
    sync,
  ])
  const named = nameStatements(new Uint8Array(batch), 's7_')
  expect(Buffer.from(named.bytes)).toEqual(
    Buffer.concat([
      message('P', 's7_أول\0select $1\0\0\0'),
      message('B', 'portal\0s7_أول\0rest'),
      message('D', 'Ss7_أول\0'),
      message('D', 'Pportal\0'),
      message('C', 'Ss7_أول\0'),
      sync,
    ]),
  )
  expect(named.prepared).toEqual(['s7_أول'])
})

test('a batch without names goes through as it is', () => {
  const batch = new Uint8Array(
    Buffer.concat([message('P', '\0select 1\0\0\0'), message('B', '\0\0\0\0\0\0\0\0'), sync]),
  )
  expect(nameStatements(batch, 's7_')).toEqual({ bytes: batch, prepared: [] })
})
