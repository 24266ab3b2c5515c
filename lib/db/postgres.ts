import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseRefused } from './errors.ts'
import type { DatabaseHandle, PostgresOptions } from './handle.ts'
import { PostgresListener } from './postgres-listener.ts'
import { connectionsOf, endPool, GuardedPool, readError, withClient } from './pool.ts'
import { Replica } from './replica.ts'

const oldestVersion = 15

/** Times in milliseconds; a server that does not answer cannot keep its own. */
const connectionTimeoutMillis = 2_000
const longestAnswer = 10_000
export const requestTimes = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** A role may have the limits of requests (`checkRole`); sessions of their own are without. */
const base = {
  application_name: 'portal',
  options:
    '-c timezone=UTC -c datestyle=ISO -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
}

/** A pooler passes on neither options nor limits: the role has them. */
const throughPooler = { application_name: 'portal' }

/**
 * Opens a pool on a PostgreSQL server and checks that the server can serve the portal.
 * Throws `DatabaseUnavailable` when it does not answer, `DatabaseRefused` when it is unsuitable.
 */
export async function openPostgres(options: PostgresOptions): Promise<DatabaseHandle> {
  const {
    url,
    directUrl,
    readUrl,
    connections = 10,
    report = () => undefined,
    answerMs = longestAnswer,
  } = options
  const session = { ...base, connectionString: directUrl ?? url }
  const poolAt = (config: pg.PoolConfig) =>
    new GuardedPool(
      { ...config, connectionTimeoutMillis, query_timeout: answerMs, max: connections },
      readError,
      (error) => report(`A connection to PostgreSQL was lost: ${error.message}`),
    )
  const pool = poolAt({
    ...(directUrl === undefined ? { ...base, ...requestTimes } : throughPooler),
    connectionString: url,
  })
  if (directUrl !== undefined) pool.prependListener('connect', withoutNames)
  try {
    await checkServer(pool)
    if (directUrl !== undefined) await checkRole(pool)
  } catch (error) {
    await endPool(pool)
    throw error
  }
  const listener = new PostgresListener(() => new pg.Client(session), report)
  const db = drizzle(pool)
  const standby = readUrl && poolAt({ ...base, ...requestTimes, connectionString: readUrl })
  const replica = standby ? new Replica(db, standby, report) : null
  return {
    engine: 'postgres',
    db,
    replica,
    withoutTimeout: (work) =>
      withClient(session, readError, (client) => work(drizzle(client), client)),
    listen: (channel, handler, onGap) => listener.listen(channel, handler, onGap),
    dump: () => Promise.resolve(),
    notices: () => [],
    connections: () => connectionsOf(pool),
    close: async () => {
      await listener.close()
      await replica?.close()
      await endPool(pool)
    },
  }
}

interface ServerFacts {
  version: number
  encoding: string
  ctype: string
  provider: string
}

/** Refuses an unsuitable server; Arabic trigrams find nothing under the plain C locale. */
async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as version,
            pg_encoding_to_char(encoding) as encoding,
            datctype as ctype,
            to_jsonb(pg_database) ->> 'datlocprovider' as provider
       from pg_database where datname = current_database()`,
  )
  const [facts] = rows
  if (!facts) throw new DatabaseRefused('PostgreSQL does not describe its database.')
  const { version, encoding, ctype, provider } = facts
  if (version < oldestVersion) {
    throw new DatabaseRefused(
      `PostgreSQL ${version} is too old: the portal needs ${oldestVersion} or later.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseRefused(`The database is encoded in ${encoding}: the portal needs UTF8.`)
  }
  if (provider === 'c' && (ctype === 'C' || ctype === 'POSIX')) {
    throw new DatabaseRefused(
      `The database has the character type ${ctype}, under which Arabic search finds nothing: ` +
        'create it with locale C.UTF-8 or an ICU locale.',
    )
  }
}

/** A pooler in transaction mode has no session in which a named statement would be found again. */
function withoutNames(client: pg.PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const unnamed = (given: unknown) =>
    typeof given === 'object' && given !== null && 'name' in given
      ? { ...given, name: undefined }
      : given
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]) => query(...args.map(unnamed)),
  })
}

/** Refuses a role that does not bring the time zone and the limits of requests with it. */
async function checkRole(pool: pg.Pool): Promise<void> {
  const wanted = Object.entries(requestTimes).map(([name, ms]) => [name, `${ms / 1_000}s`] as const)
  const needed = [['timezone', 'UTC'] as const, ...wanted]
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select lower(name) as name, current_setting(name) as value from pg_settings',
  )
  const found = new Map(rows.map(({ name, value }) => [name, value]))
  const missing = needed.find(([name, value]) => found.get(name) !== value)
  if (missing) {
    throw new DatabaseRefused(
      `A pooler passes on no settings of sessions: alter role … set ${missing[0]} = '${missing[1]}'.`,
    )
  }
}
