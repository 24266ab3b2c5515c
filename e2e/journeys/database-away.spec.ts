import { expect, test } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deep } from '../../tests/support/depth'
import { hasPostgres, startPostgres, type PrivatePostgres } from '../../tests/support/postgres'
import { prepareDatabase, servePortal, type Running } from '../../tests/support/servers'

test.describe('F6: a database that goes away', deep, () => {
  test.skip(!hasPostgres(), 'needs PostgreSQL')
  test.describe.configure({ mode: 'serial' })

  let database: PrivatePostgres | undefined
  let portal: Running
  let folder: string
  const start = async () => {
    portal = await servePortal({
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    })
  }

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = await mkdtemp(join(tmpdir(), 'portal-away-'))
    database = await startPostgres()
    await prepareDatabase({ DATABASE_URL: database?.url ?? '', DATA_DIR: folder })
    await start()
  })

  test.afterAll(async () => {
    await portal.stop()
    await database?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const read = ['/news', '/ar/news', '/about-jordan', '/ar']

  test('pages that were read before are sent as they were, also after a restart', async ({
    request,
  }) => {
    const etagOf = async (path: string) => {
      const response = await request.get(`${portal.origin}${path}`)
      return `${response.status()} ${response.headers().etag}`
    }
    const before = await Promise.all(read.map(etagOf))
    expect(before).toEqual(read.map(() => expect.stringMatching(/^200 W\//)))
    await database?.kill()
    expect(await Promise.all(read.map(etagOf))).toEqual(before)
    await portal.stop()
    await start()
    expect(await Promise.all(read.map(etagOf))).toEqual(before)
  })

  test('other pages return 503, and are there when the database is back', async ({ request }) => {
    const statusOf = async () => (await request.get(`${portal.origin}/pool-of-experts`)).status()
    expect(await statusOf()).toBe(503)
    await database?.start()
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(200)
  })
})
