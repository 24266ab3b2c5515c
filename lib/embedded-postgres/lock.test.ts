import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseLocked } from '../db/errors'
import { lockHolder, takeLock, tellHolder } from './lock'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-test-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** A socket whose owner is gone without removing it, as after kill -9. */
async function leaveDeadSocket(): Promise<void> {
  const script = `require('net').createServer().listen(process.argv[1], () => process.send('up'))`
  const file = join(directory, 'dead.cjs')
  writeFileSync(file, script.replace('process.argv[1]', 'process.argv[2]'))
  const child = fork(file, [join(directory, 'lock.sock')], { execArgv: [] })
  await new Promise((resolve) => child.once('message', resolve))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

const socket = () => readdirSync(directory).filter((name) => name.endsWith('.sock'))

test('a second taker is refused and told the process that holds the folder', async () => {
  const lock = await takeLock(directory)
  const refused = takeLock(directory)
  await expect(refused).rejects.toBeInstanceOf(DatabaseLocked)
  await expect(refused).rejects.toMatchObject({
    message: `The database folder ${directory} is in use by process ${process.pid}.`,
    holder: process.pid,
    exitCode: 78,
  })
  expect(await lockHolder(directory)).toBe(process.pid)
  lock.release()
})

test('a released folder is free, without anything left that answers', async () => {
  const lock = await takeLock(directory)
  lock.release()
  expect(await lockHolder(directory)).toBeUndefined()
  expect(socket()).toEqual([])
  const again = await takeLock(directory)
  again.release()
})

test('the socket of a killed holder is taken over', async () => {
  await leaveDeadSocket()
  expect(socket()).toEqual(['lock.sock'])
  expect(await lockHolder(directory)).toBeUndefined()
  const lock = await takeLock(directory)
  expect(await lockHolder(directory)).toBe(process.pid)
  lock.release()
})

test('of many takers over a dead socket exactly one wins', async () => {
  for (let round = 0; round < 5; round++) {
    await leaveDeadSocket()
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(directory)))
    const winners = takers.filter((taker) => taker.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const taker of takers) {
      if (taker.status === 'rejected') expect(taker.reason).toBeInstanceOf(DatabaseLocked)
    }
    winners[0]?.value.release()
  }
})

test('a holder that accepts but does not speak still counts as one', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(join(directory, 'lock.sock'), resolve))
  expect(await lockHolder(directory)).toBe('unknown')
  await expect(takeLock(directory)).rejects.toThrow('in use by another process')
  silent.close()
})

test('a folder whose path is longer than a socket address is locked all the same', async () => {
  const deep = join(directory, 'a'.repeat(120), 'مجلد'.repeat(20))
  mkdirSync(deep, { recursive: true })
  const lock = await takeLock(deep)
  await expect(takeLock(deep)).rejects.toBeInstanceOf(DatabaseLocked)
  expect(readdirSync(deep)).toContain('lock.sock')
  lock.release()
  const again = await takeLock(deep)
  again.release()
})

test('what is told to the holder is heard by it, and by nobody without one', async () => {
  const told: string[] = []
  const lock = await takeLock(directory, (text) => told.push(text))
  expect(await lockHolder(directory)).toBe(process.pid)
  expect(await tellHolder(directory, 'search:rebuild')).toBe(true)
  await expect.poll(() => told).toEqual(['search:rebuild'])
  lock.release()
  expect(await tellHolder(directory, 'search:rebuild')).toBe(false)
})
