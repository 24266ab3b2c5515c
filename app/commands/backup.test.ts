import { openInMemory, type InMemoryDatabase } from '@/lib/db/embedded'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle } from '@/lib/db/handle'
import { openPostgres } from '@/lib/db/postgres'
import { localStorage } from '@/lib/files/local-storage'
import { s3Storage } from '@/lib/files/s3-storage'
import { loadedFiles, loadedTemplate } from '@/tests/support/loaded-template'
import { hasPostgres, startPostgres } from '@/tests/support/postgres'
import { sql } from 'drizzle-orm'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from '@/lib/backup/backup'
import type { Manifest } from '@/lib/backup/manifest'
import { restoreBackup } from '@/lib/backup/restore'

const loadTime = 120_000
let folder: string
let embedded: InMemoryDatabase
let empty: InMemoryDatabase
let first: Manifest
const files = localStorage(loadedFiles())
const at = (name: string) => join(folder, name)

/** A copy of a database that goes on serving while it is copied. */
const copyOf = (database: InMemoryDatabase) => async () => {
  await database.save(at('snapshot.tar'))
  return openInMemory(at('snapshot.tar'))
}

/** Everything that is compared: counts and hashes of tables and files, and where numbers go on. */
const contentOf = ({ tables, sequences, files, migrations, sums }: Manifest) => ({
  tables,
  sequences,
  files,
  migrations,
  sums,
})

/** How many foreign keys were checked, and how many triggers fire. */
async function rulesOf({ db }: DatabaseHandle) {
  const { rows } = await db.execute(
    sql`select (select count(*) from pg_constraint where contype = 'f' and convalidated) as keys,
               (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`,
  )
  return rows
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  const template = await loadedTemplate()
  if (template.engine !== 'pglite') throw new Error('TEST_ENGINE must be pglite here.')
  ;[embedded, empty] = await Promise.all([openInMemory(template.file), openInMemory()])
  first = await writeBackup(at('copy'), {
    engine: 'pglite',
    storage: files,
    openSnapshot: copyOf(embedded),
  })
}, loadTime)

afterAll(async () => {
  await Promise.all([embedded.close(), empty.close()])
  await rm(folder, { recursive: true, force: true })
})

describe('a backup of the embedded database that serves', () => {
  it('holds every table with its rows, and every stored file', async () => {
    const { rows } = await embedded.db.execute<{ users: string; documents: string }>(
      sql`select (select count(*) from users) as users, (select count(*) from search_documents) as documents`,
    )
    const rowsOf = (name: string) => first.tables.find((table) => table.name === name)?.rows
    expect([rowsOf('users'), rowsOf('search_documents')].map(String)).toEqual([
      rows[0]?.users,
      rows[0]?.documents,
    ])
    const stored = await readdir(loadedFiles(), { recursive: true, withFileTypes: true })
    expect(first.files).toBe(stored.filter((entry) => entry.isFile()).length)
    expect(first.missing).toEqual([])
  })

  it('is readable by its owner only', async () => {
    const modes = await Promise.all(
      ['copy', 'copy/tables', 'copy/manifest.json', 'copy/tables/users.ndjson'].map(
        async (name) => (await stat(at(name))).mode & 0o077,
      ),
    )
    expect(modes).toEqual([0, 0, 0, 0])
  })

  it('is not written into a folder that holds something', async () => {
    const again = writeBackup(at('copy'), {
      engine: 'pglite',
      storage: files,
      openSnapshot: () => Promise.resolve(embedded),
    })
    await expect(again).rejects.toThrow('is not empty')
  })

  it('is refused when a byte of it changed, and nothing is restored', async () => {
    await cp(at('copy'), at('damaged'), { recursive: true })
    await appendFile(at('damaged/tables/users.ndjson'), ' ')
    const restored = restoreBackup(at('damaged'), empty, localStorage(at('untouched')))
    await expect(restored).rejects.toBeInstanceOf(DatabaseRefused)
    await expect(restored).rejects.toThrow('is damaged: tables/users.ndjson')
    const tables = await empty.db.execute(sql`select 1 from pg_tables where schemaname = 'public'`)
    expect(tables.rows).toEqual([])
  })

  it('is not restored into a database that is in use', async () => {
    await expect(restoreBackup(at('copy'), embedded, files)).rejects.toThrow('is in use')
  })

  it('restored onto an empty machine is what it was', { timeout: loadTime }, async () => {
    const storage = localStorage(at('second/files'))
    await restoreBackup(at('copy'), empty, storage)
    const openSnapshot = copyOf(empty)
    const again = await writeBackup(at('copy-of-second'), {
      engine: 'pglite',
      storage,
      openSnapshot,
    })
    expect(contentOf(again)).toEqual(contentOf(first))
    expect(await readFile(at('copy-of-second/SHA256SUMS'), 'utf8')).toContain('tables/users.ndjson')
  })
})

describe.skipIf(!hasPostgres())('a backup of PostgreSQL and a bucket', () => {
  it('has what the embedded one it came from had, and goes on', { timeout: loadTime }, async () => {
    const server = await startPostgres()
    if (!server) throw new Error('There is no PostgreSQL to start.')
    const bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: at('bucket'),
      configureBuckets: [{ name: 'portal-files' }],
    })
    const { port } = await bucket.run()
    const storage = s3Storage({
      name: 'portal-files',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    })
    const openSnapshot = () => openPostgres({ url: server.url })
    const database = await openSnapshot()
    try {
      await restoreBackup(at('copy'), database, storage)
      const copied = await writeBackup(at('copy-of-server'), {
        engine: 'postgres',
        storage,
        openSnapshot,
      })
      expect(contentOf(copied)).toEqual(contentOf(first))
      expect(await rulesOf(database)).toEqual(await rulesOf(embedded))
    } finally {
      await database.close()
      await bucket.close()
      await server.remove()
    }
  })
})
