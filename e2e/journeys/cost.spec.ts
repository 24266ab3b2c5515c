import { expect, test } from '@playwright/test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deep, golden } from '../../tests/support/depth'
import { fillData } from '../../tests/support/prepared-data'
import { freePort, servePortal, type ServerProcess } from '../../tests/support/servers'
import { bareTwin, bareTwins, type MeasuredPage } from '../../tests/load/bare-twins'
import { measure } from '../../tests/load/measure'
import { collectGarbage, ownMemoryOf } from '../../tests/load/process-use'
import { soakSeconds, traffic } from '../../tests/load/soak-traffic'

const readersAtOnce = 3
const warmingAddresses = 400
const notFoundAddresses = 1_500

/** Cached pages whose cost `npm run bench` compares with the same bytes from a bare server. */
const cachedPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', headers: { cookie: 'locale=en' } },
  { name: 'content in Arabic', path: '/ar/about-jordan' },
]
const goldenRatios = 'tests/golden/files/bench.json'
/** So many times as much, or as little, is another cost: next to other journeys home has 1.22 to 2.39. */
const spread = 2

test.describe('what the portal costs', deep, () => {
  test.describe.configure({ mode: 'serial' })

  let portal: ServerProcess
  /** Where the inspector of Node opens when the process gets SIGUSR1. */
  let inspectorPort: number
  let folder: string

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = await mkdtemp(join(tmpdir(), 'portal-cost-'))
    inspectorPort = await freePort()
    const environment = {
      DATA_DIR: folder,
      ALLOW_EMBEDDED_DB: '1',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      NODE_OPTIONS: `--inspect-port=${inspectorPort} --inspect-publish-uid=http`,
    }
    await fillData(folder)
    portal = await servePortal(environment)
    process.kill(portal.pid, 'SIGUSR1')
  })

  test.afterAll(async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** The memory of the portal in megabytes without what waits to be collected. */
  async function memoryInUse(): Promise<number> {
    await collectGarbage(inspectorPort)
    return ownMemoryOf(portal.pid)
  }

  /** Reads an address as somebody in another network each time. */
  async function read(path: string, n: number): Promise<number> {
    const headers = { 'x-forwarded-for': `10.${n % 256}.${(n >> 8) % 256}.1` }
    const response = await fetch(`${portal.origin}${path}`, { headers, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  }

  async function readAll(paths: readonly string[]): Promise<number[]> {
    const statuses: number[] = []
    let next = 0
    const reader = async () => {
      while (next < paths.length) {
        const at = next++
        statuses.push(await read(paths[at] ?? '/', at))
      }
    }
    await Promise.all(Array.from({ length: readersAtOnce }, reader))
    return statuses
  }

  const unknown = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => `/no-such-page-${first + n}`)

  test('a cached page costs as many answers of a bare server as it did', golden, async () => {
    test.setTimeout(180_000)
    // The first hundreds fill what is kept of them, compile what renders them, and let the database
    // finish the work of its start: it restores its dump to verify it.
    await readAll(unknown(0, warmingAddresses))
    const { bare, targets } = await bareTwins(portal, cachedPages, folder)
    const figures = await measure(targets, { rounds: 2, seconds: 1 }).finally(bare.stop)
    expect([...figures.values()].filter(({ failures }) => failures > 0)).toEqual([])
    const cost = (name: string) => figures.get(name)?.cost ?? NaN
    const ratios = Object.fromEntries(
      cachedPages.map(({ name }) => [
        name,
        Math.round((cost(name) / cost(bareTwin(name))) * 100) / 100,
      ]),
    )
    if (test.info().config.updateSnapshots === 'all') {
      await writeFile(goldenRatios, `${JSON.stringify(ratios, null, 2)}\n`)
    }
    const before: Record<string, number> = JSON.parse(await readFile(goldenRatios, 'utf8'))
    expect(Object.keys(ratios)).toEqual(Object.keys(before))
    for (const [name, ratio] of Object.entries(before)) {
      const found = ratios[name] ?? NaN
      expect(
        Math.max(found / ratio, ratio / found),
        `${name}: ${found}, was ${ratio}`,
      ).toBeLessThan(spread)
    }
  })

  test('1,500 addresses that are not found add less than 20 MB', async () => {
    test.setTimeout(600_000)
    const before = await memoryInUse()
    const statuses = await readAll(unknown(warmingAddresses, notFoundAddresses))
    expect(new Set(statuses)).toEqual(new Set([404]))
    // What is given back late is not kept.
    await expect.poll(async () => (await memoryInUse()) - before).toBeLessThan(20)
  })

  test('mixed traffic at ever new addresses ends with the memory of its first quarter', async () => {
    test.setTimeout(soakSeconds * 1_000 + 120_000)
    const end = performance.now() + soakSeconds * 1_000
    const memory: number[] = []
    const sampling = setInterval(async () => memory.push(await ownMemoryOf(portal.pid)), 500)
    let n = 0
    const reader = async () => {
      while (performance.now() < end) {
        n += 1
        const status = await read(traffic[n % traffic.length]?.(n) ?? '/', n)
        expect(status).toBeLessThan(500)
      }
    }
    await Promise.all(Array.from({ length: readersAtOnce }, reader))
    clearInterval(sampling)
    const firstQuarter = Math.max(...memory.slice(0, memory.length / 4))
    expect(Math.max(...memory.slice(-memory.length / 10))).toBeLessThan(firstQuarter * 1.2)
  })
})
