import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { runNode, servePortal } from '../support/servers.ts'
import { pagesUnderLoad, type WorkDone } from './pages-under-load.ts'
import { printUnderLoad } from './report.ts'

const atOnce = 8
const rounds = 3
const seconds = 10
/** How many enquiries one person may file in ten minutes. */
const maxEach = 5
/** One of this many is sent twice at once, as by a double click. */
const doubled = 10
/** Enough people for some 650 enquiries a second. */
const peopleInAll = 4_000

export interface Person {
  id: number
  bearer: string
  /** The request numbers that this person got; 0 for a refused enquiry. */
  filed: number[]
}

type Send = (path: string, bearer: string, body?: object) => Promise<Response>

/** Calls to the instances of a portal in turn, each from an address of its own behind a trusted proxy. */
export function callsTo(origins: readonly string[]): Send {
  let callers = 0
  return (path, bearer, body) => {
    callers += 1
    const address = [11, callers >> 16, (callers >> 8) & 255, callers & 255].join('.')
    return fetch(`${origins[callers % origins.length]}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
}

/** Repeats some work concurrently until the time is over. */
async function until(end: number, work: () => Promise<unknown>): Promise<void> {
  const worker = async () => {
    while (performance.now() < end) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const enquiry = () => ({
  submitData: {
    enq_type: 1,
    name: 'Bench',
    job_title: 'Export manager',
    company: 'Olive & Co',
    phone: '0790000000',
    industry: 1,
    country: 400,
    description: 'Which markets buy olive oil, and what do their buyers ask for? '.repeat(5),
    agreements: true,
  },
  idempotency_key: randomUUID(),
  locale: 'en',
})

/** Files enquiries at full speed; nobody files more than the limit lets them. */
export async function fileFor(send: Send, people: Person[], time: number): Promise<WorkDone> {
  const total: WorkDone = { done: 0, failures: 0 }
  let turn = 0
  await until(performance.now() + time * 1000, async () => {
    const person = people[turn % people.length]
    turn += 1
    if (!person || person.filed.length >= maxEach) throw new Error('There are too few people.')
    const place = person.filed.push(0) - 1
    const body = enquiry()
    const times = turn % doubled === 0 ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => send('all-enquiries', person.bearer, body)),
    )
    for (const answer of answers) {
      const { id } = await answer.json()
      total.done += 1
      const isWrong = !answer.ok || (person.filed[place] !== 0 && person.filed[place] !== id)
      if (!answer.ok) console.log(`An enquiry was answered ${answer.status}.`)
      if (isWrong) total.failures += 1
      else person.filed[place] = id
    }
  })
  return total
}

/** How many enquiries are missing or duplicate, by the list of each person afterwards. */
export async function countWrong(send: Send, people: Person[]): Promise<number> {
  let wrong = 0
  for (const { id, bearer, filed } of people) {
    const rows: { id: number }[] = await (await send(`user-all-enquiries/${id}`, bearer)).json()
    const found = new Set(rows.map((row) => row.id))
    const isLost = filed.some((number) => number !== 0 && !found.has(number))
    if (isLost || rows.length > filed.length) wrong += 1
  }
  return wrong
}

async function onEngine(name: string, database: Record<string, string>): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-enquiries-'))
  const environment = {
    DATA_DIR: folder,
    ALLOW_EMBEDDED_DB: '1',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...database,
  }
  const command = ['--conditions=react-server', '--import', 'tsx']
  await runNode([...command, 'app/commands/database.ts', 'prepare'], environment)
  const list = join(folder, 'people.json')
  await runNode([...command, 'tests/load/enquirers.ts', String(peopleInAll), list], environment)
  const everybody: Person[] = JSON.parse(await readFile(list, 'utf8')).map(
    (person: Omit<Person, 'filed'>) => ({ ...person, filed: [] }),
  )
  const portal = await servePortal(environment)
  try {
    const send = callsTo([portal.origin])
    const page = `${portal.origin}/about-jordan`
    const waiting = [...everybody]
    const work = (time: number) => fileFor(send, waiting.splice(0, peopleInAll / rounds), time)
    const isCalm = printUnderLoad(
      `enquiries on ${name}`,
      await pagesUnderLoad(page, work, { rounds, seconds }),
    )
    const submitters = everybody.filter((person) => person.filed.length > 0)
    const wrong = await countWrong(send, submitters)
    const filed = submitters.reduce((sum, person) => sum + person.filed.length, 0)
    console.log(`${filed} filed by ${submitters.length} people, ${wrong} people miss or double one`)
    return isCalm && wrong === 0
  } finally {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Files enquiries from many people and addresses at full speed for 30 seconds while a public page
 * is read, on both engines. False when one failed, is missing or doubled, or pages became slow.
 */
export async function benchEnquiries(): Promise<boolean> {
  const embedded = await onEngine('PGlite', {})
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return embedded
  try {
    return (await onEngine('PostgreSQL', { DATABASE_URL: postgres.url })) && embedded
  } finally {
    await postgres.remove()
  }
}
