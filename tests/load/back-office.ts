/**
 * Measures the calls behind the lists of the back office on PostgreSQL, with 100,000 news items,
 * people, enquiries and entries of the history each, beside a database with 1,000 in the same run.
 * Ends with an error when the 95th percentile of the large one passes twice that of the small one,
 * or when a query read a large table from end to end.
 */
import { peopleRoutes } from '@/features/accounts/people/server/routes'
import { contentRoutes } from '@/features/content/server/routes'
import { deskRoutes } from '@/features/enquiries/desk/server/routes'
import { seedIfEmpty } from '@/features/installation/server/service'
import { trailRoutes } from '@/features/trail/server/routes'
import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { migrate } from '@/lib/db/migrate'
import { openPostgres } from '@/lib/db/postgres'
import { sql } from 'drizzle-orm'
import { execute, startPostgres } from '../support/postgres'
import { officeCalls, writeOffice } from './back-office-records'
import { compare, print, wholeScans } from './two-sizes'

const sizes = { small: 1_000, large: 100_000 } as const

const admin = { ...anonymous, userId: 1, loginId: 'bench', staffRoles: ['admin' as const] }
const door = mount([...contentRoutes, ...peopleRoutes, ...deskRoutes, ...trailRoutes], {
  identify: () => Promise.resolve(admin),
})

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres()
  if (!server) return true
  try {
    const open = async (name: keyof typeof sizes) => {
      await execute(server.url, `create database ${name}`)
      const database = await openPostgres({ url: server.urlOf(name) })
      await migrate(database)
      await seedIfEmpty(database, { sampleData: false, samplePassword: 'not-used-here' })
      await database.patiently((db) => writeOffice(db, sizes[name]))
      return database
    }
    const two = { small: await open('small'), large: await open('large') }
    await two.large.db.execute(sql`select pg_stat_reset()`)
    console.log('PostgreSQL: 95th percentile in ms with 1,000 and 100,000 records, ratio')
    const fast = print(await compare(door, officeCalls, two))
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

process.exitCode = (await onPostgres()) ? 0 : 1
