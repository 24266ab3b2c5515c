/**
 * The checks of this project, in the order that two cores finish first:
 *
 * - `npm run verify`: what needs neither a browser nor a database server.
 * - `npm test`: the gate, from a fresh clone: all of `verify`, the database tests on one engine, the
 *   build, and the journeys in a browser.
 * - `npm run test:all`: what the gate leaves out.
 * - `npm run golden`: writes the golden files.
 *
 * The first failure ends a run. The last lines hold the duration of each step and the test counts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from './test-browser.mjs'
import { built, nextCli, nodePath, print, projectEnvironment, ready, run } from './bootstrap.mjs'
import {
  inTurn,
  checkBudget,
  measureFixedWork,
  runAll,
  runTests,
  runTool,
  step,
  together,
} from './test-steps.mjs'

const debianPostgres = '/usr/lib/postgresql'
const hasPostgres = existsSync(debianPostgres) && readdirSync(debianPostgres).length > 0
const engine = hasPostgres ? 'postgres' : 'pglite'
const caches = 'node_modules/.cache'

const routeTypes = () => runTool('Route types', nextCli(), ['typegen'])
/** TypeScript 7 reads the types in a third of the time; ESLint still needs the older one. */
const types = () =>
  runTool('Types', 'typescript-7/bin/tsc', [
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    `${caches}/types.tsbuildinfo`,
  ])
const lint = () =>
  runTool('Lint', 'eslint/bin/eslint.js', [
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${caches}/eslint/`,
    '.',
  ])
const stylesheets = () =>
  runTool('Stylesheets', 'stylelint/bin/stylelint.mjs', [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${caches}/stylelint`,
    '{app,components,features,lib}/**/*.css',
  ])
const format = () =>
  runTool('Format', 'prettier/bin/prettier.cjs', [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '.',
  ])
const leftovers = () => runTool('Leftovers', 'knip/bin/knip.js', [])

/** Each tool keeps one core busy. */
const readSources = () =>
  together(inTurn(routeTypes, types, leftovers, stylesheets, format), lint(), installing)

const unitTests = (name, projects, testEngine, environment = {}, options = []) =>
  runTests(
    name,
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      ...options,
    ],
    { TEST_ENGINE: testEngine, ...environment },
  )
const journeys = (name, args) =>
  runTests(name, 'playwright/cli.js', ['test', ...args, '--reporter=list,json'])
/** Filling the portal's database waits for the disk where the build computes. */
const preparePortal = () => {
  process.env.PORTAL_E2E_DATA = join(tmpdir(), `portal-e2e-${process.pid}`)
  return together(
    step('Build', () => built()),
    step('Portal data', () =>
      run(nodePath(), ['tests/support/prepare-portal.ts'], { env: projectEnvironment() }),
    ),
  )
}

/**
 * The processor time that the tests of the gate may take, in fixed pieces of work: the 241 that were
 * measured, and half more for machines of other kinds. A change that makes the gate longer takes as
 * much away.
 */
const gateBudget = 360

/** How many places break a rule of the code today: the lists only shrink. */
function printExceptions() {
  const folder = 'tests/architecture/exceptions'
  for (const file of readdirSync(folder)) {
    const { length } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    print(`${String(length).padStart(6)}  exceptions to ${file.replace('.json', '')}`)
  }
}

const verify = ['pure', 'architecture', 'interface']
const ofGate = { DATABASE_FILES: 'gate' }
let installing

const runs = {
  verify: async () => {
    await readSources()
    await unitTests('Tests without a database', verify, engine)
    printExceptions()
  },
  gate: async () => {
    await measureFixedWork()
    installing = step('Browser', installBrowser)
    await readSources()
    await unitTests(`Tests, database on ${engine}`, [...verify, 'database'], engine, ofGate)
    await preparePortal()
    await journeys('Journeys', ['--project', 'gate'])
    await checkBudget(gateBudget)
  },
  rest: async () => {
    await step('Browser', installBrowser)
    await unitTests('Deep tests, database on pglite', ['deep', 'golden', 'database'], 'pglite', {
      DATABASE_FILES: 'second engine',
    })
    await preparePortal()
    await journeys('Journeys', ['--project', 'deep*'])
  },
  golden: async () => {
    await step('Browser', installBrowser)
    await unitTests('Golden files', ['golden'], 'pglite', {}, ['--update'])
    await preparePortal()
    const chosen = ['--grep', '@golden', '--project', 'deep, long', '--no-deps']
    await journeys('Golden files of pages and of costs', [...chosen, '-u', 'all'])
  },
}

const [scope = 'gate'] = process.argv.slice(2)
await ready({ withTests: true })
if (scope === 'rest' && !hasPostgres) {
  print('Database tests on PostgreSQL: left out, since Debian’s PostgreSQL is not installed.')
}
await runAll(runs[scope])
