/**
 * `npm run bench`: serves the built portal next to an empty Next application and a bare node
 * server, and prints requests per second, latency and page weight of all in one run. Figures
 * are ratios within the run; it ends with an error when a budget of HOUSE.md section 4 is exceeded.
 */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagesUnderLoad } from './pages-under-load.ts'
import { logInFor, peopleFor } from './logins.ts'
import { measure, type Target } from './measure.ts'
import { printUnderLoad, printLikeness, printSpeed, printWeight } from './report.ts'
import { timesForStrangers } from './strangers.ts'
import { buildNext, runNode, serveBytes, serveNext, type Running } from '../support/servers.ts'
import { weigh } from './weigh.ts'
import { benchEnquiries } from './enquiries.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const emptyFolder = 'tests/load/empty-page'
const english = { cookie: 'locale=en' }

/** Public pages of the portal, by what they show. */
const pages: { name: string; path: string; headers?: Record<string, string> }[] = [
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
const started: Running[] = []
try {
  const pagesMet = await bench()
  const enquiriesMet = await benchEnquiries()
  const listsMet = await programMet('directories')
  const searchMet = await programMet('search')
  const officeMet = await programMet('back-office')
  process.exitCode = pagesMet && enquiriesMet && listsMet && searchMet && officeMet ? 0 : 1
} finally {
  for (const server of started) await server.stop()
  await rm(scratch, { recursive: true, force: true })
}

/** The lists of the directory or the back office, or searches, measured by the portal's own code. */
async function programMet(name: 'directories' | 'search' | 'back-office'): Promise<boolean> {
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

async function keep(server: Promise<Running>): Promise<Running> {
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
  const prepare = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'app/commands/database.ts',
    'prepare',
  ]
  await runNode(prepare, environment)
  console.log('Building the empty page …')
  const emptyCopy = await copyOutside(emptyFolder)
  await buildNext(emptyCopy)
  const portal = await keep(serveNext('.', environment))
  const empty = await keep(serveNext(emptyCopy, { PADDING_DIR: scratch }))

  const targets: Target[] = []
  const pairs: { page: string; yardstick: string }[] = []
  for (const page of pages) {
    const url = `${portal.origin}${page.path}`
    targets.push({ name: page.name, url, ...(page.headers && { headers: page.headers }) })
    const yardstick = `empty page of the bytes of ${page.name}`
    targets.push({ name: yardstick, url: await paddedTwin(page.name, url, page.headers, empty) })
    pairs.push({ page: page.name, yardstick })
  }
  targets.push(
    { name: 'API list', url: `${portal.origin}/api/news?page=1&per_page=9` },
    { name: 'empty page', url: `${empty.origin}/` },
    { name: 'bare node server, bytes of home', url: (await bareTwin(portal.origin)).origin },
  )
  console.log(`Measuring ${targets.length} addresses, ${rounds} rounds of ${seconds} s …`)
  const fastEnough = printSpeed(await measure(targets, { rounds, seconds }), pairs)
  const people = await peopleFor(portal.origin)
  const logins = await pagesUnderLoad(
    `${portal.origin}/about-jordan`,
    (time) => logInFor(portal.origin, people, time),
    { rounds, seconds },
  )
  const calmEnough = printUnderLoad('logins', logins)
  const silentEnough = printLikeness(await timesForStrangers(portal.origin))
  const weights = await weigh({
    'empty page': `${empty.origin}/`,
    ...Object.fromEntries(pages.map((page) => [page.name, `${portal.origin}${page.path}`])),
  })
  return printWeight(weights) && silentEnough && calmEnough && fastEnough
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

/** The address of an empty page padded with this page's own words to the same number of bytes. */
async function paddedTwin(
  name: string,
  url: string,
  headers: Record<string, string> | undefined,
  empty: Running,
): Promise<string> {
  const html = await (await fetch(url, { ...(headers && { headers }) })).text()
  const wanted = Buffer.byteLength(html)
  const source = name.replace(/\W+/g, '-')
  await mkdir(scratch, { recursive: true })
  await writeFile(join(scratch, `${source}.txt`), html.replace(/[<>&"'\\\s]+/g, ' '))
  let length = Math.round(wanted / 2)
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const twin = `${empty.origin}/padded/${source}/${length}`
    const bytes = Buffer.byteLength(await (await fetch(twin)).text())
    if (Math.abs(bytes - wanted) < wanted * 0.01) return twin
    length = Math.max(1, Math.round(length + (wanted - bytes) / 2))
  }
  throw new Error(`No padded page of ${wanted} bytes could be made for ${name}.`)
}

/** A bare server that sends the compressed bytes of the home page. */
async function bareTwin(origin: string): Promise<Running> {
  const { gzipSync } = await import('node:zlib')
  const home = await fetch(`${origin}/`, { headers: english })
  const body = gzipSync(Buffer.from(await home.arrayBuffer()))
  return keep(
    serveBytes(body, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }),
  )
}
