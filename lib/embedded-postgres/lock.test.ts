import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryLocked } from './errors'
import { acquireLock, askHolder, lockHolder } from './lock'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-test-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Leaves the socket of a process that ended by kill -9. */
async function createStaleSocket(): Promise<void> {
  const script = `require('net').createServer().listen(process.argv[1], () => process.send('up'))`
  const file = join(directory, 'holder.cjs')
  writeFileSync(file, script.replace('process.argv[1]', 'process.argv[2]'))
  const child = fork(file, [join(directory, 'lock.sock')], { execArgv: [] })
  await new Promise((resolve) => child.once('message', resolve))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

const socket = () => readdirSync(directory).filter((name) => name.endsWith('.sock'))

test('a second acquisition is refused and names the process that holds the folder', async () => {
  const lock = await acquireLock(directory)
  const refused = acquireLock(directory)
  await expect(refused).rejects.toBeInstanceOf(DirectoryLocked)
  await expect(refused).rejects.toMatchObject({
    message: `The database folder ${directory} is in use by process ${process.pid}.`,
    holder: process.pid,
  })
  expect(await lockHolder(directory)).toBe(process.pid)
  lock.release()
})

test('a released folder is free and no socket is left', async () => {
  const lock = await acquireLock(directory)
  lock.release()
  expect(await lockHolder(directory)).toBeUndefined()
  expect(socket()).toEqual([])
  const again = await acquireLock(directory)
  again.release()
})

test('F23 the lock of a killed holder can be acquired', async () => {
  await createStaleSocket()
  expect(socket()).toEqual(['lock.sock'])
  expect(await lockHolder(directory)).toBeUndefined()
  const lock = await acquireLock(directory)
  expect(await lockHolder(directory)).toBe(process.pid)
  lock.release()
})

test('exactly one of many processes acquires the lock over a stale socket', async () => {
  for (let round = 0; round < 5; round++) {
    await createStaleSocket()
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => acquireLock(directory)),
    )
    const winners = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(DirectoryLocked)
    }
    winners[0]?.value.release()
  }
})

test('a holder that accepts connections but sends nothing still holds the lock', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(join(directory, 'lock.sock'), resolve))
  expect(await lockHolder(directory)).toBe('unknown')
  await expect(acquireLock(directory)).rejects.toThrow('in use by another process')
  silent.close()
})

test('a folder whose path is longer than a socket address can be locked', async () => {
  const deep = join(directory, 'a'.repeat(120), 'مجلد'.repeat(20))
  mkdirSync(deep, { recursive: true })
  const lock = await acquireLock(deep)
  await expect(acquireLock(deep)).rejects.toBeInstanceOf(DirectoryLocked)
  expect(readdirSync(deep)).toContain('lock.sock')
  lock.release()
  const again = await acquireLock(deep)
  again.release()
})

test('a text sent to the holder is answered; without a holder the sender knows', async () => {
  const lock = await acquireLock(directory, (text) => Promise.resolve(`did ${text}`))
  expect(await lockHolder(directory)).toBe(process.pid)
  expect(await askHolder(directory, 'search:rebuild')).toBe('did search:rebuild')
  lock.release()
  expect(await askHolder(directory, 'search:rebuild')).toBeUndefined()
})

test('a holder that ends before it has answered leaves its asker with an error', async () => {
  const holder = createServer((client) => client.end('4711\n'))
  await new Promise<void>((resolve) => holder.listen(join(directory, 'lock.sock'), resolve))
  await expect(askHolder(directory, 'search:rebuild')).rejects.toThrow('gave no answer')
  holder.close()
})
