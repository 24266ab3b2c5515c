import type { DatabaseHandle } from '@/lib/db/handle'
import { inTransaction } from '@/lib/db/migrate'
import { listSequences, listTables, readLines, type Connection } from '@/lib/db/table-copies'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from 'pglite-0.4'
import { pg_trgm } from 'pglite-0.4/contrib/pg_trgm'

const migrations = 'lib/db/migrations'

/** What the portal's engine of the major version before would have left of this database on disk. */
export async function writeByEarlierEngine(dataDir: string, source: DatabaseHandle): Promise<void> {
  const cluster = join(dataDir, 'database/cluster')
  await mkdir(cluster, { recursive: true })
  const engine = await PGlite.create(cluster, { extensions: { pg_trgm } })
  await source.withoutTimeout((_, client) => inTransaction(client, () => fill(engine, client)))
  await engine.close()
  const stamp = {
    pglite: '0.4.6',
    postgres: readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(),
  }
  writeFileSync(join(cluster, 'portal-engine.json'), JSON.stringify(stamp))
}

async function fill(engine: PGlite, client: Connection): Promise<void> {
  await engine.exec('create extension pg_trgm')
  await createTables(engine, client)
  await engine.exec('set session_replication_role = replica')
  for (const table of await listTables(client)) {
    const names = table.columns.map(({ name }) => `"${name}"`)
    const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`)
    await engine.exec(`delete from "${table.name}"`)
    for await (const lines of readLines(client, table)) {
      await engine.query(
        `insert into "${table.name}" (${names.join()}) overriding system value
         select ${values.join()} from json_array_elements($1::json) as line`,
        [`[${lines.join()}]`],
      )
    }
  }
  for (const { name, value } of await listSequences(client)) {
    await engine.query('select setval($1::regclass, $2)', [`"${name}"`, value])
  }
}

async function createTables(engine: PGlite, client: Connection): Promise<void> {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'),
  )
  for (const { tag } of journal.entries) {
    await engine.exec(readFileSync(join(migrations, `${tag}.sql`), 'utf8'))
  }
  await engine.exec(
    `create schema drizzle; create table drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by id',
  )
  for (const { hash, created_at } of rows) {
    await engine.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, created_at],
    )
  }
}
