import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseRefused } from './errors.ts'
import type { DatabaseHandle, PostgresOptions } from './handle.ts'
import { PostgresListener } from './postgres-listener.ts'
import { connectionsOf, endPool, GuardedPool, readError, withClient } from './pool.ts'

const oldestVersion = 15

/** Times in milliseconds. */
const requestTimes = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

const base = { application_name: 'portal', options: '-c timezone=UTC -c datestyle=ISO' }

/**
 * Opens a pool on a PostgreSQL server and checks that the server can serve the portal.
 * Throws `DatabaseUnavailable` when it does not answer, `DatabaseRefused` when it is unsuitable.
 */
export async function openPostgres(options: PostgresOptions): Promise<DatabaseHandle> {
  const { url, connections = 10, report = () => undefined } = options
  const pool = new GuardedPool(
    { ...base, ...requestTimes, connectionString: url, max: connections },
    readError,
    (error) => report(`A connection to PostgreSQL was lost: ${error.message}`),
  )
  try {
    await checkServer(pool)
  } catch (error) {
    await endPool(pool)
    throw error
  }
  const listener = new PostgresListener(
    () => new pg.Client({ ...base, connectionString: url }),
    report,
  )
  return {
    engine: 'postgres',
    db: drizzle(pool),
    withoutTimeout: (work) =>
      withClient({ ...base, connectionString: url }, readError, (client) =>
        work(drizzle(client), client),
      ),
    listen: (channel, handler, onGap) => listener.listen(channel, handler, onGap),
    dump: () => Promise.resolve(),
    notices: () => [],
    connections: () => connectionsOf(pool),
    close: async () => {
      await listener.close()
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
