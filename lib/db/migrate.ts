import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseRefused } from './errors.ts'
import type { DatabaseHandle } from './handle.ts'

const migrationsFolder = join(/* turbopackIgnore: true */ process.cwd(), 'lib/db/migrations')

interface MigrationStep {
  name: string
  /** From 1. */
  number: number
  total: number
}

interface MigrateOptions {
  folder?: string
  /** Called before each migration that is applied. */
  onStep?: (step: MigrationStep) => void
}

/** A migration failed. The schema is as it was before all pending ones. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'

  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

interface Migration {
  name: string
  /** Milliseconds since 1970; drizzle-kit's identity of a migration. */
  created: number
  hash: string
  statements: string[]
}

interface Journal {
  entries: { tag: string; when: number }[]
}

/** An arbitrary key: two instances that start at the same time migrate one after the other. */
const advisoryLock = 7_215_340_118

const prepareSchema = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  );`

/**
 * Applies pending migrations in one transaction and under a lock, after a dump where the engine
 * has dumps. Resolves with their names. Throws `MigrationFailed`, and `DatabaseRefused` when the
 * server lacks what Arabic search needs.
 */
export async function migrate(
  database: DatabaseHandle,
  { folder = migrationsFolder, onStep = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(folder)
  const before = await database.withoutTimeout((_, client) => appliedMigrations(client))
  if (before.size > 0 && migrations.some(({ created }) => !before.has(created))) {
    await database.dump('before-migration')
  }
  return database.withoutTimeout((_, client) =>
    inTransaction(client, () => applyPending(client, migrations, onStep)),
  )
}

async function applyPending(
  client: pg.Client,
  migrations: readonly Migration[],
  onStep: (step: MigrationStep) => void = () => undefined,
): Promise<string[]> {
  await client.query(`set local lock_timeout = '60s'`)
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
  await prepareSearch(client)
  await client.query(prepareSchema)
  const applied = await appliedMigrations(client)
  const pending = migrations.filter(({ created }) => !applied.has(created))
  for (const [index, migration] of pending.entries()) {
    onStep({ name: migration.name, number: index + 1, total: pending.length })
    await apply(client, migration)
  }
  return pending.map(({ name }) => name)
}

/**
 * Creates the tables as they were after these migrations, in the transaction of the client. Throws
 * `DatabaseRefused` for a migration that this release does not know.
 */
export async function migrateTo(
  client: pg.Client,
  names: readonly string[],
  folder: string = migrationsFolder,
): Promise<void> {
  const known = readMigrations(folder)
  const unknown = names.find((name) => !known.some((migration) => migration.name === name))
  if (unknown !== undefined) {
    throw new DatabaseRefused(`This release does not know the migration ${unknown}.`)
  }
  await applyPending(
    client,
    known.filter(({ name }) => names.includes(name)),
  )
}

/** The names of the migrations that were applied, the first one first. */
export async function migrationNames(
  client: pg.Client,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const applied = await appliedMigrations(client)
  return readMigrations(folder)
    .filter(({ created }) => applied.has(created))
    .map(({ name }) => name)
}

/** The names of the migrations that are not applied yet. */
export async function pendingMigrations(
  database: Pick<DatabaseHandle, 'withoutTimeout'>,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const applied = await database.withoutTimeout((_, client) => appliedMigrations(client))
  return readMigrations(folder)
    .filter(({ created }) => !applied.has(created))
    .map(({ name }) => name)
}

/** Whether no migration was ever applied. */
export async function isUntouched(
  database: Pick<DatabaseHandle, 'withoutTimeout'>,
): Promise<boolean> {
  return (await database.withoutTimeout((_, client) => appliedMigrations(client))).size === 0
}

function readMigrations(folder: string): Migration[] {
  const journalFile = join(folder, 'meta/_journal.json')
  if (!existsSync(journalFile)) throw new Error(`There is no migration journal at ${journalFile}.`)
  const journal: Journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return {
      name: tag,
      created: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
    }
  })
}

/** The identities of the migrations that were applied, those that this release does not know too. */
export async function appliedMigrations(client: pg.Client): Promise<Set<number>> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table.rows[0]?.exists) return new Set()
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  )
  return new Set(rows.map((row) => Number(row.created_at)))
}

async function prepareSearch(client: pg.Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    throw new DatabaseRefused(
      `PostgreSQL cannot install its extension pg_trgm: ${error instanceof Error ? error.message : error}`,
    )
  }
  const { rows } = await client.query<{ trigrams: number }>(
    `select cardinality(show_trgm('تصدير')) as trigrams`,
  )
  if (!rows[0]?.trigrams) {
    throw new DatabaseRefused(
      'The database knows no Arabic letters: create it with locale C.UTF-8 or an ICU locale.',
    )
  }
}

async function apply(client: pg.Client, { name, hash, created, statements }: Migration) {
  try {
    for (const statement of statements) await client.query(statement)
  } catch (error) {
    throw new MigrationFailed(name, error)
  }
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, created],
  )
}

/** Runs work in one transaction of the client. */
export async function inTransaction<T>(
  client: pg.Client,
  work: () => Promise<T>,
  mode = '',
): Promise<T> {
  await client.query(`begin ${mode}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
