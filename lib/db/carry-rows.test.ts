import { writeByEarlierEngine } from '@/tests/support/earlier-engine'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { PGlite } from 'pglite-0.4'
import { pg_trgm } from 'pglite-0.4/contrib/pg_trgm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from './embedded'
import { DatabaseRefused } from './errors'
import type { DatabaseHandle } from './handle'
import { inTransaction } from './migrate'
import { listSequences, listTables } from './table-copies'

const slow = 300_000

describe('a database that an earlier major version of PGlite wrote', () => {
  const source = useTestDatabase(loadedTemplate)
  let base: string
  let written: string
  let expected: unknown

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'carry-over-'))
    written = join(base, 'written')
    await writeByEarlierEngine(written, source.handle)
    expected = await contentOf(source.handle)
  }, slow)
  afterAll(() => rmSync(base, { recursive: true, force: true }))

  /** A data folder, and what is in its folder `database`. */
  function placesIn(name: string) {
    const dataDir = join(base, name)
    const at = (...names: string[]) => join(dataDir, 'database', ...names)
    return { dataDir, at }
  }

  /** A data folder of the earlier version. */
  function folder(name: string) {
    const places = placesIn(name)
    rmSync(places.dataDir, { recursive: true, force: true })
    cpSync(written, places.dataDir, { recursive: true })
    return places
  }

  async function open(dataDir: string) {
    const lines: string[] = []
    const report = (line: string) => lines.push(line)
    const database = await openEmbedded({ dataDir, dumps: false, minimumFree: 0, report })
    return { database, lines }
  }

  async function expectCarriedOver(dataDir: string): Promise<void> {
    const { database } = await open(dataDir)
    expect(await contentOf(database)).toEqual(expected)
    await database.close()
  }

  it(
    'is carried over with every row, generated column and sequence, and is kept as it was, also after a kill while its rows are copied',
    async () => {
      const { dataDir, at } = folder('whole')
      mkdirSync(at('dumps'))
      writeFileSync(at('dumps/2026-11-01T00-00-00.000Z-regular.tar.gz'), 'of the earlier version')
      const before = treeOf(at('cluster'))
      const opening = openInProcess(dataDir)
      while (!existsSync(at('cluster.new/portal-engine.json'))) {
        expect(opening.exitCode, 'it ended before its rows were copied').toBeNull()
        await wait(5)
      }
      opening.kill('SIGKILL')
      await once(opening, 'exit')
      expect(existsSync(at('set-aside'))).toBe(false)
      expect(treeOf(at('cluster'))).toEqual(before)
      const { database, lines } = await open(dataDir)
      expect(lines.join('\n')).toContain('written by PGlite 0.4.6 (PostgreSQL 17)')
      expect(await contentOf(database)).toEqual(expected)
      await database.close()
      const [aside = ''] = readdirSync(at('set-aside'))
      expect(aside).toMatch(/^\d{4}-\d\d-\d\dT.*-earlier-version$/)
      expect(treeOf(at('set-aside', aside, 'cluster'))).toEqual(before)
      expect(readdirSync(at('set-aside', aside, 'dumps'))).toHaveLength(1)
      expect(readdirSync(at()).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
      const again = await open(dataDir)
      expect(again.lines).toEqual([])
      await again.database.close()
    },
    slow,
  )

  it(
    'takes its place after a kill between the moves, wherever that was',
    async () => {
      // The folder of the test before, whose dumps are set aside before its cluster is.
      const { dataDir, at } = placesIn('whole')
      const [aside = ''] = readdirSync(at('set-aside'))
      const goBack = () => {
        rmSync(at('dumps'), { recursive: true })
        renameSync(at('cluster'), at('cluster.carried'))
      }
      goBack()
      await expectCarriedOver(dataDir)
      goBack()
      renameSync(at('set-aside', aside, 'cluster'), at('cluster'))
      await expectCarriedOver(dataDir)
      goBack()
      for (const name of ['dumps', 'cluster']) renameSync(at('set-aside', aside, name), at(name))
      await expectCarriedOver(dataDir)
      expect(readdirSync(at('set-aside', aside, 'dumps'))).toHaveLength(1)
      expect(readdirSync(at('set-aside'))).toEqual([aside])
      expect(readStamp(at('set-aside', aside, 'cluster'))).toContain('0.4.6')
    },
    slow,
  )

  it(
    'stays as it is where a later release of the portal wrote its tables',
    async () => {
      const { dataDir, at } = folder('later-release')
      const earlier = await PGlite.create(at('cluster'), { extensions: { pg_trgm } })
      await earlier.exec(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9e15)`,
      )
      await earlier.close()
      await expect(open(dataDir)).rejects.toThrow(/A later release of the portal wrote its tables/)
      expect(readStamp(at('cluster'))).toContain('0.4.6')
      expect(readdirSync(at()).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
    },
    slow,
  )

  it.each([
    ['0.1.5', /PGlite 0\.1\.5 is not installed here.*npm install --no-save pglite-0\.1@npm:/],
    [
      '99.1.0',
      /written by PGlite 99\.1\.0, which is newer than the .* start the portal that wrote/,
    ],
  ])('is refused with one line and not moved when that was %s', async (pglite, line) => {
    const { dataDir, at } = folder(`version-${pglite}`)
    writeFileSync(at('cluster/portal-engine.json'), JSON.stringify({ pglite, postgres: '99' }))
    const refused = open(dataDir)
    await expect(refused).rejects.toBeInstanceOf(DatabaseRefused)
    await expect(refused).rejects.toThrow(line)
    expect(readdirSync(at()).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
  })
})

/** Every row with its generated columns as one hash a table, and the values of all sequences. */
async function contentOf(database: DatabaseHandle) {
  return database.withoutTimeout((_, client) =>
    inTransaction(client, async () => {
      const tables = []
      for (const { name } of await listTables(client)) tables.push(await hashOf(client, name))
      return { tables, sequences: await listSequences(client) }
    }),
  )
}

async function hashOf(client: pg.Client, name: string) {
  const { rows } = await client.query<{ rows: number; hash: string }>(
    `select count(*)::int as rows, md5(string_agg(line, '' order by line collate "C")) as hash
       from (select entry::text as line from "${name}" as entry) as lines`,
  )
  return { name, ...rows[0] }
}

/** The hash of each file below a folder. */
function treeOf(root: string): Record<string, string> {
  const files = globSync('**/*', { cwd: root }).filter((name) =>
    statSync(join(root, name)).isFile(),
  )
  const hash = (name: string) => createHash('sha256').update(readFileSync(join(root, name)))
  return Object.fromEntries(files.toSorted().map((name) => [name, hash(name).digest('hex')]))
}

const readStamp = (cluster: string) => readFileSync(join(cluster, 'portal-engine.json'), 'utf8')

function openInProcess(dataDir: string) {
  const task = {
    task: 'hold',
    database: { dataDir, minimumFree: 0 },
    ledger: join(dataDir, 'none'),
  }
  return spawn(process.execPath, ['tests/faults/writer.ts', JSON.stringify(task)], {
    stdio: 'ignore',
  })
}
