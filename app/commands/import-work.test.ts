import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadedTemplate } from '../../tests/support/loaded-template'
import { refusal } from '../../tests/support/refusal'
import { useTestDatabase } from '../../tests/support/test-database'
import { importWork } from './import-work'

useTestDatabase(loadedTemplate)
let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-import-'))
  await writeFile(file('tariff.csv'), 'hs_code,mfn_duty\n080410,5%\n')
  await writeFile(file('page.csv'), '<html>')
})

const source = ['--source', 'Tariff book']

describe('npm run import', () => {
  it.each([[[]], [['tariff', 'a.csv']], [['national-tariff']], [['wits-mfn', 'a', '--sort', 'x']]])(
    'refuses %j with what it takes',
    (args) => {
      expect(() => importWork(args)).toThrow(refusal('national-tariff|us-hts'))
    },
  )

  it.each([
    ['none.csv', ['--market', 'EG', ...source], 'There is no file'],
    ['page.csv', ['--market', 'EG', ...source], 'Nothing was loaded: html'],
    ['tariff.csv', ['--market', 'EG'], '--source'],
    ['tariff.csv', source, '--market'],
    ['tariff.csv', [...source, '--market', 'DE'], '--market EU'],
    ['tariff.csv', [...source, '--market', 'JO'], 'Jordan'],
  ])('refuses %s with %j in one line', async (name, args, reason) => {
    const work = importWork(['national-tariff', file(name), ...args])
    await expect(work()).rejects.toEqual(refusal(reason))
  })
})
