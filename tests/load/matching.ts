/**
 * Measures the matching of requests of buyers on PostgreSQL with 10,000 companies, 50,000 products
 * and 5,000 requests, and the board with its filters. Ends with an error when the 95th percentile of
 * a match or of a view of the board passes its limit.
 */
import { buyingRequestsFeature } from '@/features/buying-requests/feature'
import { matchRequest, rankCompanies } from '@/features/buying-requests/matching/server/matching'
import { mount } from '@/lib/api/mount'
import type { Database, DatabaseHandle } from '@/lib/db/handle'
import { openPostgres } from '@/lib/db/postgres'
import { sql } from 'drizzle-orm'
import { execute, startPostgres } from '../support/postgres'
import { writeDirectory } from './directory-records'
import { fill } from './two-sizes'

const size = { companies: 10_000, products: 50_000, services: 1_000 }
const requestsInAll = 5_000
/** The 95th percentile, in ms. */
const limits = { match: 200, board: 100 }
const rounds = 300
/** So many that a moment in which the machine does something else is none of the worst twentieth. */
const boardRounds = 200
const vocabulary = 3_000

const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis
const apiServer = mount(buyingRequestsFeature.calls)

/** Frequent words and rare ones, as in any language: the most frequent is in every seventh text. */
const someWord = sql`'w' || floor(power(random(), 4) * ${vocabulary}::int)::int`

/** Codes of which some are in many products, and words for the index of searches. */
async function writeGoods(db: Database) {
  await db.execute(sql`update product_versions set hs_code = codes.all_of[
      1 + floor(power((product_id * 7919 % 50021) / 50021.0, 3) * cardinality(codes.all_of))::int]
    from (select array_agg(code order by md5(code)) as all_of from hs_subheadings) codes`)
  for (const [kind, table] of [
    ['companies', sql`companies`],
    ['products', sql`products`],
  ] as const) {
    await db.execute(sql`insert into search_documents (kind, record_id, audience, tier, weight,
        english_name, arabic_name, english_path, arabic_path, codes, facets, words)
      select ${kind}, id, 'public', 2, 1, '', '', '', '', '{}', '{}', array_to_tsvector(
        array(select distinct word from (
          select ${someWord} as word from generate_series(1, 8 + id * 0)) made)
        || array['^' || ${kind}::text])
      from ${table}`)
  }
  await db.execute(sql`insert into buying_requests (state, locale, name, email, company, country_id,
      hs_code, product_eng, quantity, unit, market_id, deadline, may_introduce, idempotency_key,
      request_hash, published_at)
    select 'open', 'en', 'Buyer', 'b' || n || '@bench.example', 'Firm', places.all_of[1 + n % 200],
      codes.all_of[1 + floor(power(random(), 3) * cardinality(codes.all_of))::int],
      ${someWord} || ' ' || ${someWord} || ' ' || ${someWord} || n * 0, 10, 'tonne',
      places.all_of[1 + n * 7 % 200], current_date + 1 + n % 300, true, gen_random_uuid(), '',
      now() - make_interval(mins => n)
    from generate_series(1, ${requestsInAll}::int) n
    cross join (select array_agg(code order by md5(code)) as all_of from hs_subheadings) codes
    cross join (select array_agg(id order by id) as all_of from countries) places`)
  await db.execute(sql`vacuum analyze`)
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function report(name: string, times: readonly number[], limit: number): boolean {
  const [middle, most, worst] = [at(times, 0.5), at(times, 0.95), at(times, 0.999)]
  const cells = [middle, most, worst].map((ms) => ms.toFixed(0).padStart(5)).join(' ')
  console.log(`${name.padEnd(48)} ${cells}  ${most > limit ? `misses ${limit} ms` : ''}`)
  return most <= limit
}

async function measureMatches(database: DatabaseHandle): Promise<boolean> {
  const { rows } = await database.db.execute<{
    id: number
    hs_code: string
    market_id: number
    product_eng: string
  }>(
    sql`select id, hs_code, market_id, product_eng from buying_requests order by md5(id::text)
      limit ${rounds}::int`,
  )
  const wanted = rows.map(({ id, product_eng: text, ...row }) => ({
    id,
    ...row,
    industry_id: null,
    texts: [text],
  }))
  const alone: number[] = []
  const kept: number[] = []
  let found = 0
  for (const { id, ...goods } of wanted) {
    alone.push(await timed(async () => (found += (await rankCompanies(database.db, goods)).length)))
    kept.push(await timed(() => matchRequest(database.db, id, goods)))
  }
  const atOnce = await Promise.all(
    wanted
      .slice(0, 20)
      .map(({ id: _id, ...goods }) => timed(() => rankCompanies(database.db, goods))),
  )
  console.log(`Companies found for a request, on average: ${(found / wanted.length).toFixed(0)}`)
  return [
    report('companies that fit a request', alone, limits.match),
    report('the same, kept with the reasons', kept, limits.match),
    report('20 requests at once', atOnce, limits.match * 4),
  ].every(Boolean)
}

async function measureBoard(): Promise<boolean> {
  const paths = [
    '',
    '&chapter=08',
    '&industry=1',
    '&country=276',
    '&deadline=30',
    '&q=w1+w2',
    '&sort=deadline',
  ]
  const met: boolean[] = []
  for (const query of paths) {
    const view = async () => {
      const answer = await apiServer.app.request(`/api/buying-requests?page=1${query}`)
      if (!answer.ok) throw new Error(`${query} answered ${answer.status}.`)
      await answer.arrayBuffer()
    }
    await view()
    const times: number[] = []
    for (let round = 0; round < boardRounds; round += 1) times.push(await timed(view))
    met.push(report(`the board${query}`, times, limits.board))
  }
  return met.every(Boolean)
}

const server = await startPostgres()
if (server) {
  try {
    await execute(server.url, 'create database requests')
    const database = await openPostgres({ url: server.urlOf('requests') })
    await fill(database, async (db) => {
      await writeDirectory(db, size)
      await writeGoods(db)
    })
    holder[slot] = Promise.resolve(database)
    console.log('PostgreSQL: median, 95th percentile and longest in ms')
    const met = [await measureMatches(database), await measureBoard()]
    await database.close()
    process.exitCode = met.every(Boolean) ? 0 : 1
  } finally {
    await server.remove()
  }
}
