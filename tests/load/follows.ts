/**
 * Measures digests for 100,000 followers on PostgreSQL, among 50,000 products: how long it takes to
 * note what is new and to find who has news, and how much calls that pages make slow down while this
 * process sends the mails. Ends with an error when their 95th percentile rises by more than a tenth.
 */
import { newsFeature } from '@/features/news/feature'
import { offersFeature } from '@/features/offers/feature'
import { beginRounds, followRound, followSending } from '@/features/follows/server/follow-rounds'
import { noteChanges } from '@/features/follows/server/changes'
import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import type { Database, DatabaseHandle } from '@/lib/db/handle'
import { openPostgres } from '@/lib/db/postgres'
import { followRounds } from '@/lib/db/schema/follows'
import { runDueJobs, startRunner } from '@/lib/jobs/runner'
import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from '../support/postgres'
import { writeDirectory } from './directory-records'
import { fill } from './two-sizes'

const followersInAll = Number(process.env.BENCH_FOLLOWERS ?? 100_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 4)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const maxSlowdown = 1.1
/** Below this the ratio does not count, since the noise of the machine is larger. In ms. */
const unrest = 1

const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis

const paths = ['news?page=1&per_page=9', 'company-offers/1000?page=1&per_page=12']
const identify = () => Promise.resolve(anonymous)
const apiServer = mount([...newsFeature.calls, ...offersFeature.calls], { identify })

/** Followers with three topics each, of whom every other one has news, and 200 new records. */
async function writeFollowers(db: Database) {
  await db.execute(sql`insert into followers (email, locale, speed)
    select 'f' || n || '@bench.example', case when n % 2 = 0 then 'en' else 'ar' end, 'daily'
    from generate_series(1, ${followersInAll}::int) n`)
  await db.execute(sql`insert into follows
      (follower_id, kind, target, topic, confirmed_at, from_change)
    select p.id, t.kind, t.target, t.kind || ':' || t.target, now(),
      (select coalesce(max(id), 0) from follow_changes)
    from followers p cross join lateral (values
      ('sector', (1 + p.id % 20)::text), ('market', (array['DE', 'US', 'GB', 'FR'])[1 + p.id % 4]),
      ('company', (1000 + p.id % 9000)::text)) t (kind, target)`)
}

async function publish(db: Database) {
  await db.execute(sql`with fresh as (
      insert into news ("DESCRIPTION_ENG", "DESCRIPTION_ARA", "TARIFF_ENG", "TARIFF_ARA", news_date,
        created_at, updated_at)
      select 'News ' || n, 'خبر ' || n, '<p>Text</p>', '<p>نص</p>', current_date - 1, now(), now()
      from generate_series(1, 200) n returning id)
    insert into news_industries select id, 1 + 2 * (id % 10) from fresh`)
}

/** Ends at once: mails are sent later, while calls are measured. */
const heldBack = { ...followSending, run: () => Promise.resolve() }

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** Fifty calls a second; how long each answer took, in ms. */
async function read(): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn += 1) {
    const started = performance.now()
    const response = await apiServer.app.request(`/api/${paths[turn % paths.length]}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A call was answered ${response.status}.`)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

async function sent({ db }: DatabaseHandle): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from follow_deliveries where done_at is not null`,
  )
  return rows[0]?.count ?? 0
}

async function bench(database: DatabaseHandle): Promise<boolean> {
  await fill(database, async (db) => {
    await writeDirectory(db, { companies: 10_000, products: 50_000, services: 5_000 })
    await db.execute(sql`update companies set sample = false`)
    await db.execute(sql`update products set sample = false`)
  })
  holder[slot] = Promise.resolve(database)
  await timed('Noting 60,000 records the first time', noteChanges)
  await database.withoutTimeout(writeFollowers)
  await database.withoutTimeout(publish)
  await database.withoutTimeout((db) => db.execute(sql`vacuum analyze`))
  await timed('Noting 200 new records', () => beginRounds())
  await timed(`Finding who of ${followersInAll} has news, in slices`, async () => {
    while ((await runDueJobs([followRound, heldBack])) > 0);
  })
  const times: { quiet: number[]; loaded: number[] } = { quiet: [], loaded: [] }
  const [found] = await database.db.select({ id: followRounds.id }).from(followRounds)
  await followSending.enqueue(database.db, { round_id: found?.id ?? 0 })
  const used = { quiet: 0, loaded: 0 }
  await read()
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    times.quiet.push(...(await read()))
    used.quiet += inMs(process.cpuUsage(before))
    const stop = await startRunner([followSending])
    const resumed = process.cpuUsage()
    times.loaded.push(...(await read()))
    used.loaded += inMs(process.cpuUsage(resumed))
    await stop()
  }
  const [quiet, loaded] = [at(times.quiet, 0.95), at(times.loaded, 0.95)]
  const mails = await sent(database)
  const cost = (used.loaded - used.quiet) / mails
  console.log(`A mail costs this process ${cost.toFixed(1)} ms of processor time`)
  console.log(
    `${mails} mails sent, ${(mails / rounds / seconds).toFixed(0)} a second; calls in the meantime take ${loaded.toFixed(1)} ms (p95), alone ${quiet.toFixed(1)} ms: ${(loaded / quiet).toFixed(2)} times`,
  )
  return mails > 0 && (loaded / quiet <= maxSlowdown || loaded - quiet < unrest)
}

const server = await startPostgres()
const sink = spawn(process.execPath, ['--import', 'tsx', 'tests/load/mail-sink.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  if (server) {
    const [url] = await once(sink.stdout, 'data')
    process.env.SMTP_URL = String(url).trim()
    process.env.SITE_URL = 'https://portal.example'
    const database = await openPostgres({ url: server.url })
    process.exitCode = (await bench(database)) ? 0 : 1
    await database.close()
  }
} finally {
  sink.kill()
  await server?.remove()
}
