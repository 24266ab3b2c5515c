import { seedIfEmpty } from '@/features/installation/server/installation'
import type { mount } from '@/lib/api/mount'
import type { Database, DatabaseHandle } from '@/lib/db/handle'
import { migrate } from '@/lib/db/migrate'
import { openPostgres } from '@/lib/db/postgres'
import { sql } from 'drizzle-orm'
import { execute, startPostgres } from '../support/postgres'

/** Lists requested on a small and on a large database in the same run. */

const atOnce = 20
const rounds = Number(process.env.BENCH_DIRECTORY_ROUNDS ?? 6)
/** The 95th percentile on the large database against the small one. */
const maxSlowdown = 2
/** Below this the ratio does not count, since the noise of the machine is larger. In ms. */
const unrest = 10
/** The 95th percentile of the page that is the 1,000th, in ms. */
const farPage = { pattern: /\bpage=1000\b/, limit: 50 }

const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis

/** The same data in two sizes. */
export type Two = Record<'small' | 'large', DatabaseHandle>

type ApiServer = Pick<ReturnType<typeof mount>, 'app'>

/** Times of all answers to one address, 20 asked at once, in ms. */
async function ask(
  apiServer: ApiServer,
  database: DatabaseHandle,
  path: string,
): Promise<number[]> {
  holder[slot] = Promise.resolve(database)
  return Promise.all(
    Array.from({ length: atOnce }, async () => {
      const started = performance.now()
      const response = await apiServer.app.request(`/api/${path}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return performance.now() - started
    }),
  )
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

type Calls = readonly { first: string; pages: readonly string[] }[]

interface Measured {
  path: string
  small: number
  large: number
}

/**
 * Both databases in turns, so that a change of the machine's speed meets both alike. The yardstick
 * of every page is the first page of the list on the small one, which may have no hundred pages.
 */
export async function compare(apiServer: ApiServer, calls: Calls, two: Two): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { first, pages } of calls) {
    await ask(apiServer, two.small, first)
    for (const path of pages) {
      const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
      await ask(apiServer, two.large, path)
      for (let round = 0; round < rounds; round += 1) {
        times.small.push(...(await ask(apiServer, two.small, first)))
        times.large.push(...(await ask(apiServer, two.large, path)))
      }
      measured.push({ path, small: at(times.small, 0.95), large: at(times.large, 0.95) })
    }
  }
  return measured
}

/** Prints the figures; whether no page slows down more than it may, nor passes the limit of far ones. */
export function print(measured: readonly Measured[]): boolean {
  const missed = measured.map(({ path, small: few, large: many }) => {
    const ratio = many / few
    const misses = [
      many > unrest && ratio > maxSlowdown && `misses ${maxSlowdown} times`,
      farPage.pattern.test(path) && many > farPage.limit && `misses ${farPage.limit} ms`,
    ].filter((one) => one !== false)
    const cells = [few, many].map((ms) => ms.toFixed(0).padStart(5)).join(' ')
    console.log(`${path.padEnd(62)} ${cells}  ${ratio.toFixed(1)}  ${misses.join(', ')}`)
    return misses.length > 0
  })
  return !missed.includes(true)
}

/** How often each large table was read from end to end since the counters were set back. */
async function wholeScans({ db }: DatabaseHandle): Promise<unknown[]> {
  const settle = 1_500
  await new Promise((resolve) => setTimeout(resolve, settle))
  const { rows } = await db.execute(sql`select relname, seq_scan from pg_stat_user_tables
    where seq_scan > 0 and n_live_tup > 10000`)
  return rows
}

/** A portal without sample data, with the records that are written here. */
export async function fill(
  database: DatabaseHandle,
  write: (db: Database) => Promise<void>,
): Promise<void> {
  await migrate(database)
  await seedIfEmpty(database, { sampleData: false, samplePassword: 'not-used-here' })
  await database.withoutTimeout(write)
}

/** Asks two databases of a PostgreSQL of its own; where there is none, nothing fails. */
export async function onTwoPostgres(
  prepare: (database: DatabaseHandle, size: keyof Two) => Promise<void>,
  askBoth: (two: Two) => Promise<boolean>,
): Promise<boolean> {
  const server = await startPostgres()
  if (!server) return true
  try {
    const open = async (size: keyof Two) => {
      await execute(server.url, `create database ${size}`)
      const database = await openPostgres({ url: server.urlOf(size) })
      await prepare(database, size)
      return database
    }
    const two = { small: await open('small'), large: await open('large') }
    const met = await askBoth(two)
    await two.small.close()
    await two.large.close()
    return met
  } finally {
    await server.remove()
  }
}

/** Whether no list slows down more than it may, nor reads a large table from end to end. */
export async function listsStand(apiServer: ApiServer, calls: Calls, two: Two): Promise<boolean> {
  await two.large.db.execute(sql`select pg_stat_reset()`)
  const fast = print(await compare(apiServer, calls, two))
  const scans = await wholeScans(two.large)
  console.log(
    `Large tables read from end to end: ${scans.length === 0 ? 'none' : JSON.stringify(scans)}`,
  )
  return fast && scans.length === 0
}
