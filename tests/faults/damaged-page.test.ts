import { apiServer } from '@/app/api/api-server'
import { ended } from '@/app/commands/outcome'
import { mount } from '@/lib/api/mount'
import { writeBackup } from '@/lib/backup/backup'
import { restoreBackup } from '@/lib/backup/restore'
import { closeDatabase, database } from '@/lib/db/database'
import { migrate } from '@/lib/db/migrate'
import { openPostgres } from '@/lib/db/postgres'
import { sponsors } from '@/lib/db/schema/sponsors'
import { localStorage } from '@/lib/files/local-storage'
import { capturedLog } from '@/tests/support/captured-log'
import { hasPostgres, startPostgres, type PrivatePostgres } from '@/tests/support/postgres'
import { sql } from 'drizzle-orm'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const lines = capturedLog()

describe.skipIf(!hasPostgres())('a damaged page of PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-page-'))
  const at = (name: string) => join(folder, name)
  const { app } = mount(apiServer.routes)
  let server: PrivatePostgres | undefined

  beforeAll(async () => {
    server = await startPostgres()
    if (!server) throw new Error('There is no PostgreSQL to start.')
    vi.stubEnv('DATABASE_URL', server.url)
    vi.stubEnv('DATA_DIR', folder)
    const opened = await openPostgres({ url: server.url })
    await migrate(opened)
    const text = { DESCRIPTION_ENG: 'A', DESCRIPTION_ARA: 'ا', TARIFF_ENG: '', TARIFF_ARA: '' }
    const links = { link_eng: '', link_ara: '' }
    await opened.db.insert(sponsors).values({ ...text, ...links, date_end: '2999-01-01' })
    const { rows } = await opened.db.execute<{ file: string }>(
      sql`select current_setting('data_directory') || '/' || pg_relation_filepath('sponsors') as file`,
    )
    await opened.close()
    await server.stop()
    const file = rows[0]?.file ?? ''
    writeFileSync(file, readFileSync(file).fill(0xa5, 0, 64))
    await server.start()
  })

  afterAll(async () => {
    await closeDatabase()
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is one defined problem and one line with its code for each call that reads it', async () => {
    const answer = await app.request('/api/sponsors')
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'internal' }])
    const logged = lines.filter((line) => JSON.stringify(line).includes('XX001'))
    expect(logged).toMatchObject([{ msg: 'call failed', err: { cause: { code: 'XX001' } } }])
  })

  it('leaves all that is not on it', async () => {
    for (const path of ['/api/new_faq/1', '/api/news', '/api/countries']) {
      expect((await app.request(path)).status, path).toBe(200)
    }
    expect((await (await database()).execute(sql`select 1 from users`)).rows).toEqual([])
  })

  it('ends a backup with one line and a code, and what was written is not restored', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const url = server?.url ?? ''
    const storage = localStorage(at('files'))
    await ended(async () => {
      const openSnapshot = () => openPostgres({ url })
      await writeBackup(at('copy'), { engine: 'postgres', storage, openSnapshot })
    })
    expect(process.exitCode).toBe(1)
    process.exitCode = undefined
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^The database is damaged: invalid page in block 0 .*RUNBOOK.*\n$/)],
    ])
    expect(existsSync(at('copy/manifest.json'))).toBe(false)
    const empty = await openPostgres({ url: server?.urlOf('postgres') ?? '' })
    const restored = restoreBackup(at('copy'), empty, localStorage(at('other')))
    await expect(restored).rejects.toThrow('holds no whole backup')
    await empty.close()
  })
})
