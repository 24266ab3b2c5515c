/**
 * Measures the calls behind the lists of the directory on PostgreSQL, with 100,000 companies,
 * 500,000 products and 100,000 services, next to a database a hundred times smaller in the same
 * run: first, 100th and 1,000th page, 20 at once. Ends with an error when the 95th percentile of the
 * large one passes twice that of the small one, that of a 1,000th page 50 ms, or when a query read a
 * large table from end to end.
 * `BENCH_EMBEDDED=1` measures the embedded database too, for its figures.
 */
import { companiesFeature } from '@/features/companies/feature'
import { offersFeature } from '@/features/offers/feature'
import { mount } from '@/lib/api/mount'
import { openInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { writeDirectory } from './directory-records'
import { directoryCalls } from './directory-calls'
import { compare, fill, listsStand, onTwoPostgres, print, type Two } from './two-sizes'

const large = { companies: 100_000, products: 500_000, services: 100_000 }
const shrunk = 100
const small = {
  companies: large.companies / shrunk,
  products: large.products / shrunk,
  services: large.services / shrunk,
}

const apiServer = mount([...companiesFeature.calls, ...offersFeature.calls])

const sizes = { small, large } as const
const prepare = (database: DatabaseHandle, size: keyof Two) =>
  fill(database, (db) => writeDirectory(db, sizes[size]))

async function onEmbedded(): Promise<void> {
  const two = { small: await openInMemory(), large: await openInMemory() }
  await prepare(two.small, 'small')
  await prepare(two.large, 'large')
  console.log(
    'Embedded database: 95th percentile in ms with the small and the large directory, ratio',
  )
  print(await compare(apiServer, directoryCalls, two))
  await two.small.close()
  await two.large.close()
}

const met = await onTwoPostgres(prepare, (two) => {
  console.log('PostgreSQL: 95th percentile in ms with the small and the large directory, ratio')
  return listsStand(apiServer, directoryCalls, two)
})
if (process.env.BENCH_EMBEDDED === '1') await onEmbedded()
process.exitCode = met ? 0 : 1
