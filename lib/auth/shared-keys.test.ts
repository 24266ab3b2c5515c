import { signingKeys } from '@/lib/db/schema/signing-keys'
import { WrongSetting } from '@/lib/settings/schema'
import { useSecretKeys } from '@/tests/support/secret-keys'
import { useTestDatabase } from '@/tests/support/test-database'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetSharedKeys, requireMaySeal, requireSharedKeys } from './shared-keys'

const database = useTestDatabase()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-shared-keys-'))
})
beforeEach(() => database.db.delete(signingKeys))
afterAll(() => {
  vi.unstubAllEnvs()
  useSecretKeys()
  rmSync(folder, { recursive: true, force: true })
})

/** An instance with this data folder starts. */
function start(name: string, database_url: string, ...keys: string[]) {
  vi.stubEnv('DATA_DIR', join(folder, name))
  vi.stubEnv('DATABASE_URL', database_url)
  useSecretKeys(...keys)
  return requireSharedKeys(database.db)
}

const url = 'postgres://portal@127.0.0.1/portal'

it('one instance on PostgreSQL starts with its key file, again and again', async () => {
  await start('one', url)
  await start('one', url)
})

it('refuses a second instance on PostgreSQL that has a key file of its own', async () => {
  await start('one', url)
  await expect(start('two', url)).rejects.toThrow(WrongSetting)
  await expect(start('two', url)).rejects.toThrow('SECRET_KEYS is not set')
})

it('lets every instance start that has SECRET_KEYS', async () => {
  await start('one', url, 'k'.repeat(32))
  await start('two', url, 'k'.repeat(32))
})

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

it('refuses an instance without SECRET_KEYS next to others that have it, and tells the way on', async () => {
  await start('one', url, newer)
  await expect(start('two', url)).rejects.toThrow(WrongSetting)
  await expect(start('two', url)).rejects.toThrow(
    /other instances of this database have it.*keys:forget/,
  )
  await start('two', url, newer)
})

it('refuses an instance with other SECRET_KEYS, until it has those of the others, too', async () => {
  await start('one', url, older)
  await expect(start('two', url, newer)).rejects.toThrow(WrongSetting)
  await expect(start('two', url, newer)).rejects.toThrow(/lacks the key [0-9a-f]{12}.*keys:forget/)
  await start('two', url, newer, older)
})

it('lets instances replace a key one after the other, and refuses the old one alone', async () => {
  for (const keys of [[older], [older, newer], [newer, older], [newer]]) {
    await start('one', url, ...keys)
    await start('two', url, ...keys)
  }
  await expect(start('three', url, older)).rejects.toThrow('lacks the key')
})

it('lets an instance move from its key file to SECRET_KEYS', async () => {
  await start('one', url)
  await start('one', url, newer)
  await start('two', url, newer)
  await expect(start('three', url)).rejects.toThrow('other instances of this database have it')
})

it('seals nothing any more with a key file once another instance has SECRET_KEYS', async () => {
  await start('one', url)
  await requireMaySeal(database.db)
  await start('two', url, newer)
  await expect(start('one', url)).rejects.toThrow(WrongSetting)
  await expect(requireMaySeal(database.db)).rejects.toMatchObject({ code: 'unavailable' })
})

it('takes other keys once those of the others are forgotten', async () => {
  await start('one', url, older)
  await forgetSharedKeys(database.db)
  await start('one', url, newer)
  await forgetSharedKeys(database.db)
  await start('three', url)
})

it('lets the embedded database be restored to another folder, which makes a key of its own', async () => {
  await start('one', '')
  await start('two', '')
})
