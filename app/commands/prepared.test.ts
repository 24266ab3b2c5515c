import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** Plain JavaScript, which runs before anything is installed. */
interface Prepared {
  isPrepared: (environment: Readonly<Record<string, string>>) => boolean
  markPrepared: (environment: Readonly<Record<string, string>>) => void
}
const { isPrepared, markPrepared }: Prepared = await import(resolve('app/commands/prepared.mjs'))

const folder = mkdtempSync(join(tmpdir(), 'portal-prepared-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The settings of a portal with an embedded database of its own. */
function portal(name: string) {
  const cluster = join(folder, name, 'database', 'cluster')
  mkdirSync(cluster, { recursive: true })
  return { environment: { DATA_DIR: join(folder, name) }, cluster }
}

describe('a prepared database', () => {
  it('is not prepared again until there is another one, or another migration', () => {
    const { environment, cluster } = portal('one')
    expect(isPrepared(environment)).toBe(false)
    markPrepared(environment)
    expect(isPrepared(environment)).toBe(true)
    writeFileSync(join(cluster, 'portal-prepared.json'), '["0000_first.sql"]')
    expect(isPrepared(environment)).toBe(false)
    markPrepared(environment)
    rmSync(cluster, { recursive: true })
    expect(isPrepared(environment)).toBe(false)
  })

  it('is asked itself where it is a server of its own', () => {
    const { environment } = portal('two')
    markPrepared(environment)
    expect(isPrepared({ ...environment, DATABASE_URL: 'postgres://127.0.0.1/portal' })).toBe(false)
  })

  it('is not noted where there is none yet', () => {
    const environment = { DATA_DIR: join(folder, 'none') }
    expect(() => markPrepared(environment)).not.toThrow()
    expect(isPrepared(environment)).toBe(false)
  })
})
