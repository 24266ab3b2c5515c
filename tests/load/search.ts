/**
 * Measures searches and suggestions on PostgreSQL with a million records, next to a database of ten
 * thousand in the same run, 20 at once, also for the most frequent words, and on the embedded database
 * with 50,000. Suggestions, as one person types, are measured with 50,000 on PostgreSQL too. Ends with an error when the 95th percentile of one passes its limit, or three times
 * that of the small database. Prints the size of the indexes and how long they took.
 */
import { searchFeature } from '@/features/search/feature'
import { searchAll, searchSuggestions } from '@/features/search/contract'
import { mount } from '@/lib/api/mount'
import { openInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { migrate } from '@/lib/db/migrate'
import { openPostgres } from '@/lib/db/postgres'
import { sql } from 'drizzle-orm'
import { execute, startPostgres } from '../support/postgres'
import { arabicWords, englishWords, writeDocuments } from './search-records'
import { onTwoPostgres, type Two } from './two-sizes'

const records = {
  large: Number(process.env.BENCH_SEARCH_RECORDS ?? 1_000_000),
  small: 10_000,
  embedded: 50_000,
  typed: 50_000,
}
const atOnce = 20
const rounds = Number(process.env.BENCH_SEARCH_ROUNDS ?? 6)
/** The 95th percentile on the large database against the small one. */
const maxSlowdown = 3
/** Below this the ratio does not count, since the noise of the machine is larger. In ms. */
const unrest = 30
/** The 95th percentile of a kind on two cores, in ms. */
const limits = { ordinary: 60, heavy: 150, embedded: 400, typed: 30 }

const apiServer = mount(searchFeature.calls)
const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis

const english = (place: number) => englishWords[place] ?? ''
const arabic = (place: number) => arabicWords[place] ?? ''
const mistyped = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`

/**
 * Search texts, from the most frequent words to a mistyped one. Heavy ones match records in the
 * hundred thousands.
 */
const searches: Query[] = [
  { name: 'the most frequent word', isHeavy: true, q: `${english(0)} ` },
  { name: 'the most frequent Arabic word', isHeavy: true, q: `${arabic(0)} ` },
  { name: 'its 50th page', isHeavy: true, q: `${english(0)} `, page: 50 },
  { name: 'of services alone', isHeavy: true, q: `${english(0)} `, types: 'services' },
  { name: 'of news alone', isHeavy: true, q: `${arabic(0)} `, types: 'news' },
  { name: 'two frequent words', q: `${english(0)} ${english(1)} ` },
  { name: 'one of each script', q: `${english(0)} ${arabic(1)} ` },
  { name: 'a frequent and a rare word', q: `${english(0)} ${english(9_000)} ` },
  { name: 'a word of every hundredth', q: `${english(60)} ` },
  { name: 'a word of every thousandth', q: `${arabic(1_500)} ` },
  { name: 'a rare word', q: `${english(14_000)} ` },
  { name: 'two letters', isHeavy: true, q: english(0).slice(0, 2) },
  { name: 'one Arabic letter', isHeavy: true, q: arabic(0).slice(0, 1) },
  {
    name: 'a word and the beginning of one',
    isHeavy: true,
    q: `${english(2)} ${english(3).slice(0, 3)}`,
  },
  {
    name: 'a frequent word and two letters',
    isHeavy: true,
    q: `${arabic(0)} ${arabic(5).slice(0, 2)}`,
  },
  { name: 'a code', q: '150920' },
  { name: 'a mistyped word', q: mistyped(english(5_000)) },
  { name: 'a text that nothing has', q: 'qqqqqq wwwwww' },
]

const suggestions: Query[] = [
  ...[1, 2, 3, 5].map((letters) => ({
    name: `${letters} letters`,
    q: english(0).slice(0, letters),
  })),
  ...[1, 2, 3].map((letters) => ({
    name: `${letters} Arabic ones`,
    q: arabic(0).slice(0, letters),
  })),
  { name: 'a frequent word', q: english(0) },
  { name: 'a frequent word and a beginning', q: `${arabic(0)} ${arabic(5).slice(0, 2)}` },
  { name: 'a rare word', q: english(14_000) },
  { name: 'a code', q: '1509' },
  { name: 'a mistyped word', q: mistyped(english(5_000)) },
]

interface Query {
  name: string
  q: string
  types?: string
  page?: number
  isHeavy?: boolean
}

const calls = {
  Searches: (query: Query) => apiServer.dispatch(searchAll, { query }),
  Suggestions: (query: Query) => apiServer.dispatch(searchSuggestions, { query: { q: query.q } }),
}

type Call = keyof typeof calls

/** Times of all answers to one query, 20 asked at once, in ms. */
async function ask(database: DatabaseHandle, call: Call, query: Query) {
  holder[slot] = Promise.resolve(database)
  return Promise.all(Array.from({ length: atOnce }, () => timeOf(call, query)))
}

async function timeOf(call: Call, { name: _, isHeavy: __, ...query }: Query) {
  const started = performance.now()
  await calls[call]({ name: '', ...query })
  return performance.now() - started
}

const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Both databases in turns, so that a change of the machine's speed meets both alike. */
async function compare(two: Two, call: Call) {
  const all: Times = { small: [], large: [] }
  let within = true
  for (const query of call === 'Searches' ? searches : suggestions) {
    const times: Times = { small: [], large: [] }
    for (const size of ['small', 'large'] as const) await ask(two[size], call, query)
    for (let round = 0; round < rounds; round += 1) {
      for (const size of ['small', 'large'] as const) {
        times[size].push(...(await ask(two[size], call, query)))
      }
    }
    within = print(query.name, times, query.isHeavy ? limits.heavy : limits.ordinary) && within
    for (const size of ['small', 'large'] as const) all[size].push(...times[size])
  }
  return print(`${call}, all`, all, limits.heavy) && within
}

type Times = Record<'small' | 'large', number[]>

function print(name: string, { small, large }: Times, limit: number): boolean {
  const [few, many] = [slowest(small), slowest(large)]
  const ratio = many / few
  const missed = [
    many > limit && `misses ${limit} ms`,
    many > unrest && ratio > maxSlowdown && `misses ${maxSlowdown} times`,
  ].filter((one) => one !== false)
  const cells = [few, many].map((ms) => ms.toFixed(0).padStart(6)).join(' ')
  console.log(`${name.padEnd(40)} ${cells}  ${ratio.toFixed(1)}  ${missed.join(', ')}`)
  return missed.length === 0
}

async function fill(database: DatabaseHandle, size: number): Promise<void> {
  await migrate(database)
  const seconds = await database.withoutTimeout((db) => writeDocuments(db, size))
  const { rows } = await database.db.execute(sql`select
    pg_size_pretty(sum(pg_table_size(relid))) as documents,
    pg_size_pretty(sum(pg_indexes_size(relid))) as indexes
    from pg_partition_tree('search_documents')`)
  console.log(
    `${size} records: ${JSON.stringify(rows[0])}, indexes made in ${seconds.toFixed(0)} s`,
  )
}

/** One thread answers all twenty, one after the other. */
async function onEmbedded(): Promise<boolean> {
  const database = await openInMemory()
  await fill(database, records.embedded)
  console.log('Embedded database: 95th percentile in ms')
  let within = true
  for (const call of ['Searches', 'Suggestions'] as const) {
    for (const query of call === 'Searches' ? searches : suggestions) {
      await ask(database, call, query)
      const ms = slowest(await ask(database, call, query))
      const missed = ms > limits.embedded ? `  misses ${limits.embedded} ms` : ''
      console.log(`${query.name.padEnd(40)} ${ms.toFixed(0).padStart(6)}${missed}`)
      within = within && missed === ''
    }
  }
  await database.close()
  return within
}

const typedRounds = 40

/** Suggestions while one person types: one request after the other. */
async function whileTyping(): Promise<boolean> {
  const server = await startPostgres()
  if (!server) return true
  await execute(server.url, 'create database typed')
  const database = await openPostgres({ url: server.urlOf('typed') })
  try {
    await fill(database, records.typed)
    await database.withoutTimeout((db) => db.execute(sql`analyze search_documents, search_words`))
    holder[slot] = Promise.resolve(database)
    console.log(`Suggestions with ${records.typed} records on PostgreSQL: 95th percentile in ms`)
    const all: number[] = []
    for (const query of suggestions) {
      await timeOf('Suggestions', query)
      const times: number[] = []
      while (times.length < typedRounds) times.push(await timeOf('Suggestions', query))
      console.log(`${query.name.padEnd(40)} ${slowest(times).toFixed(1).padStart(6)}`)
      all.push(...times)
    }
    const isMet = slowest(all) <= limits.typed
    console.log(`all ${slowest(all).toFixed(1)}${isMet ? '' : `  misses ${limits.typed} ms`}`)
    return isMet
  } finally {
    await database.close()
    await server.remove()
  }
}

const metTyping = await whileTyping()
const met = await onTwoPostgres(
  (database, size) => fill(database, records[size]),
  async (two) => {
    console.log('PostgreSQL: 95th percentile in ms with the small and the large index, ratio')
    const searched = await compare(two, 'Searches')
    const suggested = await compare(two, 'Suggestions')
    return searched && suggested
  },
)
const metEmbedded = await onEmbedded()
process.exitCode = met && metTyping && metEmbedded ? 0 : 1
