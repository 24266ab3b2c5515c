import './umask.mjs'
import {
  correctMarketFacts,
  loadMarketFacts,
  loadSynonyms,
  loadTemplates,
  resetDatabase,
  seedIfEmpty,
} from '@/features/installation/server/installation'
import { indexIfEmpty } from '@/features/search/server/search-documents'
import { seedCountry } from '@/lib/country/countries'
import { homeCountry } from '@/lib/country/home'
import { databaseOptions } from '@/lib/db/database'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle } from '@/lib/db/handle'
import { migrate, pendingMigrations } from '@/lib/db/migrate'
import { openDatabase } from '@/lib/db/open'
import { makePrivate } from '@/lib/files/private-folder'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { randomBytes } from 'node:crypto'
import { ended, print } from './outcome'

/**
 * The database at the command line: `migrate`, `seed`, `prepare` (both) and `reset` (empty it,
 * then both). Prints what it does; ends with one line and a non-zero code when it cannot.
 */
const actions = {
  migrate: applyMigrations,
  seed: load,
  prepare: async (database: DatabaseHandle) => {
    await applyMigrations(database)
    await load(database)
  },
  reset: async (database: DatabaseHandle) => {
    await resetDatabase(database)
    print('Everything was dropped.')
    await actions.prepare(database)
  },
}

const pictureSteps = 100

async function applyMigrations(database: DatabaseHandle): Promise<void> {
  const applied = await migrate(database, {
    onStep: ({ name, number, total }) => print(`Migration ${number} of ${total}: ${name}`),
  })
  if (applied.length === 0) print('The database is up to date.')
  const indexed = await indexIfEmpty(database)
  if (indexed > 0) print(`Indexing ${indexed} records for the search: done.`)
  const added = await loadMarketFacts(database, ({ step, done }) => print(`  ${step}: ${done}`))
  if (added) print('The facts of markets were loaded.')
  if (await correctMarketFacts(database)) print('The facts of markets were corrected.')
  if (await loadSynonyms(database)) print('The synonyms of the search were loaded.')
  if (await loadTemplates(database)) print('The reply templates were loaded.')
}

async function load(database: DatabaseHandle): Promise<void> {
  if ((await pendingMigrations(database)).length > 0) {
    throw new DatabaseRefused('The database is not up to date: run npm run db:migrate first.')
  }
  const { SAMPLE_DATA, SAMPLE_MONTH, SAMPLE_PASSWORD } = settings()
  const samplePassword = SAMPLE_PASSWORD ?? randomBytes(16).toString('base64url')
  const started = performance.now()
  const loaded = await seedIfEmpty(database, {
    sampleData: SAMPLE_DATA,
    sampleMonth: SAMPLE_MONTH,
    samplePassword,
    progress: ({ step, done }) => {
      if (step === 'Search') print(`Indexing ${done} records for the search: done.`)
      else if (step !== 'Pictures') print(`  ${step}: ${done}`)
      else if (done === 1) print('Loading the data. First the pictures are drawn …')
      else if (done % pictureSteps === 0) print(`  Pictures: ${done}`)
    },
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  print(
    loaded
      ? `The data was loaded in ${seconds} s.`
      : 'The database holds data: nothing was loaded.',
  )
  if (loaded && homeCountry.code !== seedCountry.code) {
    print(
      `The data are facts about ${seedCountry.name.en}, not ${homeCountry.name.en}: replace them (RUNBOOK.md, 'Another country').`,
    )
  }
  if (loaded && SAMPLE_DATA && !SAMPLE_PASSWORD) {
    print(`Sample accounts (such as exporter@portal.example) have the password ${samplePassword}`)
  }
}

async function run(): Promise<void> {
  const [name = '', ...options] = process.argv.slice(2)
  const action = Object.entries(actions).find(([known]) => known === name)?.[1]
  if (!action) throw new DatabaseRefused(`Say what to do: ${Object.keys(actions).join(', ')}.`)
  const { DATABASE_URL, DATA_DIR } = settings()
  makePrivate(DATA_DIR, print)
  if (!hasDatabase()) {
    print('The provider answers: this portal has no database.')
    return
  }
  if (name === 'reset' && DATABASE_URL && !options.includes('--yes')) {
    throw new DatabaseRefused('reset drops everything behind DATABASE_URL: repeat it with --yes.')
  }
  const database = await openDatabase({ ...databaseOptions(), report: print })
  try {
    await action(database)
  } finally {
    await database.close()
  }
}

await ended(run)
