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
import { compare, print, wholeScans } from './two-sizes'

const large = { companies: 100_000, products: 500_000, services: 100_000 }
const shrunk = 100
const small = {
  companies: large.companies / shrunk,
  products: large.products / shrunk,
  services: large.services / shrunk,
}

const door = mount([...companyDirectoryRoutes, ...offerDirectoryRoutes])

async function fill(database: DatabaseHandle, size: typeof large): Promise<void> {
  await migrate(database)
  await seedIfEmpty(database, { sampleData: false, samplePassword: 'not-used-here' })
  await database.patiently((db) => writeDirectory(db, size))
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
    const fast = print(await compare(door, directoryCalls, two))
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
  print(await compare(door, directoryCalls, two))
  await two.small.close()
  await two.large.close()
}

const met = await onPostgres()
if (process.env.BENCH_EMBEDDED === '1') await onEmbedded()
process.exitCode = met ? 0 : 1
