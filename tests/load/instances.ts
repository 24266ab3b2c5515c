import autocannon from 'autocannon'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { prepareDatabase, runNode, servePortal, type ServerProcess } from '../support/servers.ts'
import { callsTo, countWrong, fileFor, type Person } from './enquiries.ts'

const seconds = 8
const connections = 24
const counts = [1, 3] as const
/** Enough for some 650 enquiries a second in both rounds. */
const peopleInAll = 3_000

/** Texts that differ, so that no answer is one of another search. */
const texts = Array.from({ length: 500 }, (_, place) => `olive${place.toString(36)}`)

/** What is asked of all instances, and how often it is answered from memory. */
const reads = {
  pages: ['/about-jordan'],
  searches: texts.map((text) => `/api/search?q=${text}`),
  lists: texts.map((text) => `/api/international-buyers?q=${text}&page=1&per_page=9`),
}

interface Rate {
  perSecond: number
  failures: number
  /** The share of the machine's processor time that was used. */
  busy: number
}

type Rates = Record<keyof typeof reads | 'enquiries', Rate>

/** Runs work, and answers which share of all cores was busy in the meantime. */
async function whileBusy<T>(work: () => Promise<T>): Promise<{ result: T; busy: number }> {
  const ticks = () => {
    const times = cpus().map(({ times: { idle, ...others } }) => ({
      idle,
      all: idle + Object.values(others).reduce((sum, one) => sum + one, 0),
    }))
    const sum = (key: 'idle' | 'all') => times.reduce((total, one) => total + one[key], 0)
    return { idle: sum('idle'), all: sum('all') }
  }
  const before = ticks()
  const result = await work()
  const after = ticks()
  return { result, busy: 1 - (after.idle - before.idle) / (after.all - before.all) }
}

/** Reads these addresses at every instance at once, with as many connections in all. */
async function read(instances: readonly ServerProcess[], paths: readonly string[]): Promise<Rate> {
  const load = (duration: number) =>
    Promise.all(
      instances.map(({ origin }) =>
        autocannon({
          url: origin,
          connections: connections / instances.length,
          duration,
          headers: { 'accept-encoding': 'gzip' },
          requests: paths.map((path) => ({ path })),
        }),
      ),
    )
  await load(2)
  const { result, busy } = await whileBusy(() => load(seconds))
  const sum = (count: (one: (typeof result)[number]) => number) =>
    result.reduce((total, one) => total + count(one), 0)
  return {
    perSecond: sum(({ requests }) => requests.average),
    failures: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
    busy,
  }
}

/** Files enquiries at the instances in turn, and looks for each of them afterwards. */
async function file(instances: readonly ServerProcess[], people: Person[]): Promise<Rate> {
  const send = callsTo(instances.map(({ origin }) => origin))
  const { result, busy } = await whileBusy(() => fileFor(send, people, seconds))
  const wrong = await countWrong(
    send,
    people.filter(({ filed }) => filed.length > 0),
  )
  return { perSecond: result.done / seconds, failures: result.failures + wrong, busy }
}

async function measured(
  count: number,
  environment: Record<string, string>,
  people: Person[],
): Promise<Rates> {
  const instances = await Promise.all(Array.from({ length: count }, () => servePortal(environment)))
  try {
    return {
      pages: await read(instances, reads.pages),
      searches: await read(instances, reads.searches),
      lists: await read(instances, reads.lists),
      enquiries: await file(instances, people),
    }
  } finally {
    for (const instance of instances) await instance.stop()
  }
}

function print(one: Rates, three: Rates): void {
  console.log(
    `\nOne and three instances on one PostgreSQL, ${availableParallelism()} cores for these, the database and the load: requests a second`,
  )
  for (const kind of ['pages', 'searches', 'lists', 'enquiries'] as const) {
    const [few, many] = [one[kind], three[kind]]
    const cells = [few, many].map(({ perSecond }) => perSecond.toFixed(0).padStart(7)).join(' ')
    const busy = [few, many].map((rate) => `${(rate.busy * 100).toFixed(0)} %`).join(', ')
    const growth = (many.perSecond / few.perSecond).toFixed(2)
    console.log(
      `${kind.padEnd(10)} ${cells}  ${growth} times; machine busy ${busy}; ${few.failures + many.failures} failed`,
    )
  }
}

/**
 * Compares one instance with three on the same PostgreSQL. False when an answer failed or an
 * enquiry is missing or doubled. Where one instance and its database keep all cores busy, more of
 * them cannot do more: the busy share says so.
 */
export async function benchInstances(): Promise<boolean> {
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return true
  const folder = await mkdtemp(join(tmpdir(), 'bench-instances-'))
  try {
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    }
    await prepareDatabase(environment)
    const list = join(folder, 'people.json')
    const program = ['--conditions=react-server', '--import', 'tsx', 'tests/load/enquirers.ts']
    await runNode([...program, String(peopleInAll), list], environment)
    const everybody: Person[] = JSON.parse(await readFile(list, 'utf8')).map(
      (person: Omit<Person, 'filed'>) => ({ ...person, filed: [] }),
    )
    const half = peopleInAll / counts.length
    const one = await measured(counts[0], environment, everybody.slice(0, half))
    const three = await measured(counts[1], environment, everybody.slice(half))
    print(one, three)
    return Object.values({ ...one, ...three }).every(({ failures }) => failures === 0)
  } finally {
    await postgres.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
