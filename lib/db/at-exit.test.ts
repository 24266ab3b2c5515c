import { useTestDatabase } from '@/tests/support/test-database'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { closeDatabaseBeforeExit, endBeforeDatabase } from './at-exit'
import { database } from './database'

const test = useTestDatabase()
const { exit } = process
afterAll(() => Object.assign(process, { exit }))

const ask = () =>
  database()
    .then((db) => db.execute('select 1'))
    .then(
      () => 'answer',
      ({ name }: Error) => name,
    )

it('a signal lets work end that needs the database, closes it after that, and opens it no more', async () => {
  const said: string[] = []
  const exited = Promise.withResolvers<number>()
  const afterwards = Promise.withResolvers<string>()
  Object.assign(process, { exit: exited.resolve })
  closeDatabaseBeforeExit()
  // As Next does at a signal.
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(3), 10)
    endBeforeDatabase(async () => void said.push(`late work: ${await ask()}`))
  })
  endBeforeDatabase(async () => {
    await pause(100)
    said.push(`work: ${await ask()}`)
    setImmediate(() => afterwards.resolve(ask()))
  })
  process.emit('SIGTERM')
  expect(await exited.promise).toBe(3)
  expect(said).toEqual(['late work: answer', 'work: answer'])
  expect(await afterwards.promise).toBe('DatabaseUnavailable')
  await expect(test.db.execute('select 1')).rejects.toThrow()
})
