/**
 * Measures the calls behind the lists of the directory on PostgreSQL, with 100,000 companies,
 * 500,000 products and 100,000 services, beside a database a hundred times smaller in the same
 * run: first and 100th page, 20 at once. Ends with an error when the 95th percentile of the large
 * one passes twice that of the small one, or when a query read a large table from end to end.
 * `BENCH_EMBEDDED=1` measures the embedded database too, for its figures.
 */
import { companyDirectoryRoutes } from '@/features/companies/directory/server/routes'
import { seedIfEmpty } from '@/features/installation/server/service'
import { offerDirectoryRoutes } from '@/features/offers/directory/server/routes'
import { mount } from '@/lib/api/mount'
import { openInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { migrate } from '@/lib/db/migrate'
import { openPostgres } from '@/lib/db/postgres'
import { sql } from 'drizzle-orm'
import { execute, startPostgres } from '../support/postgres'
import { writeDirectory } from './directory-records'
import { directoryCalls } from './directory-calls'

const large = { companies: 100_000, products: 500_000, services: 100_000 }
const shrunk = 100
const small = {
  companies: large.companies / shrunk,
  products: large.products / shrunk,
  services: large.services / shrunk,
}
const atOnce = 20
const rounds = Number(process.env.BENCH_DIRECTORY_ROUNDS ?? 6)
/** The 95th percentile on the large database against the small one. */
const mostSlowing = 2
/** Below this no ratio is told: the machine's own unrest is larger. In ms. */
const unrest = 10

const door = mount([...companyDirectoryRoutes, ...offerDirectoryRoutes])
const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis

async function fill(database: DatabaseHandle, size: typeof large): Promise<void> {
  await migrate(database)
  await seedIfEmpty(database, { sampleData: false, samplePassword: 'not-used-here' })
  await database.patiently((db) => writeDirectory(db, size))
}

/** Times of all answers to one address, 20 asked at once, in ms. */
async function ask(database: DatabaseHandle, path: string): Promise<number[]> {
  holder[slot] = Promise.resolve(database)
  return Promise.all(
    Array.from({ length: atOnce }, async () => {
      const started = performance.now()
      const response = await door.app.request(`/api/${path}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return performance.now() - started
    }),
  )
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

interface Measured {
  path: string
  small: number
  large: number
}

/**
 * Both databases in turns, so that a change of the machine's speed meets both alike. The yardstick
 * of every page is the first page of the list on the small one, which may have no hundred pages.
 */
async function compare(two: { small: DatabaseHandle; large: DatabaseHandle }): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { first, pages } of directoryCalls) {
    await ask(two.small, first)
    for (const path of pages) {
      const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
      await ask(two.large, path)
      for (let round = 0; round < rounds; round += 1) {
        times.small.push(...(await ask(two.small, first)))
        times.large.push(...(await ask(two.large, path)))
      }
      measured.push({ path, small: at(times.small, 0.95), large: at(times.large, 0.95) })
    }
  }
  return measured
}

function print(measured: readonly Measured[]): boolean {
  for (const { path, small: few, large: many } of measured) {
    const ratio = (many / few).toFixed(1)
    console.log(
      `${path.padEnd(62)} ${few.toFixed(0).padStart(5)} ${many.toFixed(0).padStart(5)}  ${ratio}`,
    )
  }
  return measured.every((one) => one.large <= Math.max(unrest, one.small * mostSlowing))
}

/** How often each large table was read from end to end since the counters were set back. */
async function wholeScans({ db }: DatabaseHandle): Promise<unknown[]> {
  const settle = 1_500
  await new Promise((resolve) => setTimeout(resolve, settle))
  const { rows } = await db.execute(sql`select relname, seq_scan from pg_stat_user_tables
    where seq_scan > 0 and n_live_tup > 10000`)
  return rows
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres()
  if (!server) return true
  try {
    const open = async (name: string, size: typeof large) => {
      await execute(server.url, `create database ${name}`)
      const database = await openPostgres({ url: server.urlOf(name) })
      await fill(database, size)
      return database
    }
    const two = { small: await open('small', small), large: await open('large', large) }
    await two.large.db.execute(sql`select pg_stat_reset()`)
    console.log('PostgreSQL: 95th percentile in ms with the small and the large directory, ratio')
    const fast = print(await compare(two))
    const scans = await wholeScans(two.large)
    console.log(
      `Large tables read from end to end: ${scans.length === 0 ? 'none' : JSON.stringify(scans)}`,
    )
    await two.small.close()
    await two.large.close()
    return fast && scans.length === 0
  } finally {
    await server.remove()
  }
}

async function onEmbedded(): Promise<void> {
  const two = { small: await openInMemory(), large: await openInMemory() }
  await fill(two.small, small)
  await fill(two.large, large)
  console.log(
    'Embedded database: 95th percentile in ms with the small and the large directory, ratio',
  )
  print(await compare(two))
  await two.small.close()
  await two.large.close()
}

const met = await onPostgres()
if (process.env.BENCH_EMBEDDED === '1') await onEmbedded()
process.exitCode = met ? 0 : 1
