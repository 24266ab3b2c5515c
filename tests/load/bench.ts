/**
 * `npm run bench`: serves the built portal next to an empty Next application and a bare node
 * server, and prints requests per second, latency and page weight of all in one run. Figures
 * are ratios within the run; it ends with an error when a budget of HOUSE.md section 4 is exceeded.
 * `BENCH_INSTANCES=1` compares one instance with three instead.
 */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareTwin, bareTwins, type MeasuredPage } from './bare-twins.ts'
import { pagesUnderLoad } from './pages-under-load.ts'
import { logInFor, peopleFor } from './logins.ts'
import { measure } from './measure.ts'
import { pageKinds } from './page-kinds.ts'
import { paint } from './paint.ts'
import { memoryOf } from './process-use.ts'
import {
  printLikeness,
  printMemory,
  printPaint,
  printSpeed,
  printUnderLoad,
  printWeight,
} from './report.ts'
import { timesForStrangers } from './strangers.ts'
import {
  buildNext,
  prepareDatabase,
  runNode,
  serveNext,
  servePortal,
  type ServerProcess,
} from '../support/servers.ts'
import { weigh } from './weigh.ts'
import { benchEnquiries } from './enquiries.ts'
import { benchInstances } from './instances.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const paintRounds = Number(process.env.BENCH_PAINT_ROUNDS ?? 5)
const emptyFolder = 'tests/load/empty-page'
const english = { cookie: 'locale=en' }

/** Public pages of the portal, by what they show. */
const kinds: readonly MeasuredPage[] = [
  { name: 'home', path: '/', headers: english },
  { name: 'news', path: '/news' },
  { name: 'news, page 2', path: '/news?page=2' },
  { name: 'content', path: '/about-jordan' },
  { name: 'content, Arabic', path: '/ar/about-jordan' },
  { name: 'export guide', path: '/pages/120-export-guide' },
  { name: 'questions', path: '/pages/100-faq-for-exporters' },
  { name: 'list with filters', path: '/pool-of-experts' },
]

const scratch = await mkdtemp(join(tmpdir(), 'portal-bench-'))
const started: ServerProcess[] = []
try {
  const areMet = process.env.BENCH_INSTANCES === '1' ? await benchInstances() : await benchAll()
  process.exitCode = areMet ? 0 : 1
} finally {
  for (const server of started) await server.stop()
  await rm(scratch, { recursive: true, force: true })
}

async function benchAll(): Promise<boolean> {
  const pagesMet = await bench()
  const enquiriesMet = await benchEnquiries()
  const listsMet = await programMet('directories')
  const searchMet = await programMet('search')
  const officeMet = await programMet('back-office')
  const followsMet = await programMet('follows')
  const matchingMet = await programMet('matching')
  return pagesMet && enquiriesMet && listsMet && searchMet && officeMet && followsMet && matchingMet
}

/** The lists of the directory or the back office, searches or digests, measured by the portal's own code. */
async function programMet(
  name: 'directories' | 'search' | 'back-office' | 'follows' | 'matching',
): Promise<boolean> {
  const program = ['--conditions=react-server', '--import', 'tsx', `tests/load/${name}.ts`]
  const environment = { ALLOW_EMBEDDED_DB: '1', LOG_LEVEL: 'warn', DATA_DIR: join(scratch, name) }
  try {
    console.log(await runNode(program, environment))
    return true
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}

async function keep(server: Promise<ServerProcess>): Promise<ServerProcess> {
  const running = await server
  started.push(running)
  return running
}

async function bench(): Promise<boolean> {
  const environment = {
    DATA_DIR: join(scratch, 'data'),
    ALLOW_EMBEDDED_DB: '1',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  console.log('Preparing a database with sample data …')
  await prepareDatabase(environment)
  console.log('Building the empty page …')
  const emptyCopy = await copyOutside(emptyFolder)
  await buildNext(emptyCopy)
  const portal = await keep(servePortal(environment))
  const empty = await keep(serveNext(emptyCopy, {}))

  const pages = [...kinds, { name: 'article', path: await newestArticle(portal.origin) }]
  const { bare, targets } = await bareTwins(portal, pages, scratch)
  started.push(bare)
  const emptyName = 'an empty page of Next'
  const pairs = pages.map(({ name }) => ({ page: name, bare: bareTwin(name), empty: emptyName }))
  targets.push(
    { name: 'filtered list', url: `${portal.origin}/pool-of-experts?q=certif`, pid: portal.pid },
    { name: 'search results', url: `${portal.origin}/search/olive`, pid: portal.pid },
    { name: 'API list', url: `${portal.origin}/api/news?page=1&per_page=9`, pid: portal.pid },
    { name: emptyName, url: `${empty.origin}/`, pid: empty.pid },
  )
  const before = await memoryOf(portal.pid)
  console.log(`Measuring ${targets.length} addresses, ${rounds} rounds of ${seconds} s …`)
  const fastEnough = printSpeed(await measure(targets, { rounds, seconds }), pairs)
  printMemory('The portal', { before, after: await memoryOf(portal.pid) })
  const people = await peopleFor(portal.origin)
  const logins = await pagesUnderLoad(
    `${portal.origin}/about-jordan`,
    (time) => logInFor(portal.origin, people, time),
    { rounds, seconds },
  )
  const calmEnough = printUnderLoad('logins', logins)
  const silentEnough = printLikeness(await timesForStrangers(portal.origin))
  const lightEnough = await benchPages(portal.origin, empty.origin)
  return lightEnough && silentEnough && calmEnough && fastEnough
}

/** Weighs a public page of each kind, and paints it on a phone. */
async function benchPages(portal: string, empty: string): Promise<boolean> {
  const pages = await pageKinds(portal)
  const emptyPage = await weigh(empty, [{ name: 'empty page', path: '/' }])
  const isLight = printWeight(new Map([...emptyPage, ...(await weigh(portal, pages))]))
  const isQuick = printPaint(await paint(portal, pages, paintRounds))
  return isLight && isQuick
}

/** A copy of a small application outside the portal, with the portal's packages. */
async function copyOutside(folder: string): Promise<string> {
  const copy = join(scratch, 'empty-page')
  await cp(join(folder, 'app'), join(copy, 'app'), { recursive: true })
  for (const file of ['next.config.ts', 'tsconfig.json'])
    await cp(join(folder, file), join(copy, file))
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The address of the first article of the list. */
async function newestArticle(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/news`)).text()
  const [, path] = /href="(\/news\/\d[^"]*)"/.exec(html) ?? []
  if (path === undefined) throw new Error('The list of news names no article.')
  return path
}
