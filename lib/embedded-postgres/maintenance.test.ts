import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Engine } from './engine'
import { clientConfigOf } from './engine-stream'
import { requestLimits } from './limits'
import { startMaintenance } from './maintenance'
import type { Command } from './messages'
import { Reserve } from './reserve'

const quarterOfAnHour = 15 * 60_000

let folder: string
let engine: Engine
let client: pg.Client
let stop: () => Promise<void>
let commands: Command[]
const reports: string[] = []
/** Runs whenever the engine is given a command. */
let onCommand: (command: Command) => void

const vacuumed = () => commands.filter(({ kind }) => kind === 'vacuum').length
/** Waits on a busy machine, too. */
const until = (check: () => void) => vi.waitFor(check, 30_000)
const isDone = () => until(() => expect(commands.at(-1)?.kind).toBe('marker'))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  folder = mkdtempSync(join(tmpdir(), 'maintenance-test-'))
  engine = await Engine.start(
    { kind: 'open', directory: undefined, template: undefined, minimumFree: 0 },
    { report: () => undefined, beforeOpening: () => undefined },
  )
  client = new pg.Client(clientConfigOf(engine)(requestLimits))
  await client.connect()
  await client.query('create table "Odd one" (id int); insert into "Odd one" values (1), (2)')
  await client.query(`create table whole (id int) partition by range (id);
    create table part partition of whole for values from (0) to (9); insert into whole values (1)`)
  commands = []
  reports.length = 0
  onCommand = () => undefined
  const execute = engine.execute.bind(engine)
  vi.spyOn(engine, 'execute').mockImplementation((command) => {
    commands.push(command)
    onCommand(command)
    return execute(command)
  })
  const reserve = new Reserve(join(folder, 'reserve'), 0)
  stop = startMaintenance(engine, reserve, undefined, (line) => reports.push(line))
})

afterEach(async () => {
  await stop()
  await client.end()
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(reports).toEqual([])
})

test('every table is vacuumed each quarter of an hour in which something was written', async () => {
  await vi.advanceTimersByTimeAsync(quarterOfAnHour)
  await until(() => expect(vacuumed()).toBeGreaterThan(0))
  await isDone()
  const { rows } = await client.query(
    `select relname as name, reltuples::int as rows from pg_class
      where relname in ('Odd one', 'whole', 'part') order by relname`,
  )
  expect(rows).toEqual([
    { name: 'Odd one', rows: 2 },
    { name: 'part', rows: 1 },
    { name: 'whole', rows: 1 },
  ])

  const before = vacuumed()
  await vi.advanceTimersByTimeAsync(quarterOfAnHour)
  await isDone()
  expect(vacuumed()).toBe(before)
  await client.query('delete from "Odd one"')
  await vi.advanceTimersByTimeAsync(quarterOfAnHour)
  await until(() => expect(vacuumed()).toBe(2 * before))
})

test('a request is answered while the tables are vacuumed', async () => {
  let request: Promise<number> | undefined
  onCommand = ({ kind }) => {
    if (kind === 'vacuum') request ??= client.query('select 1').then(vacuumed)
  }
  await vi.advanceTimersByTimeAsync(quarterOfAnHour)
  await until(() => expect(request).toBeDefined())
  const answeredAfter = await request
  await isDone()
  expect(answeredAfter).toBeLessThan(3)
  expect(vacuumed()).toBeGreaterThan(50)
})

test('a stopped maintenance begins no other table', async () => {
  let stopped: Promise<void> | undefined
  onCommand = ({ kind }) => {
    if (kind === 'vacuum') stopped ??= stop()
  }
  await vi.advanceTimersByTimeAsync(quarterOfAnHour)
  await until(() => expect(stopped).toBeDefined())
  await isDone()
  expect(vacuumed()).toBe(1)
})
