import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillData } from '@/tests/support/prepared-data'
import { runCommand } from '@/tests/support/run-command'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-import-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const tariff = () => join(folder, 'tariff.csv')
const load = (...args: string[]) =>
  runCommand('import', args, { SITE_URL: 'https://portal.example', DATA_DIR: join(folder, 'data') })

describe('npm run import', { timeout: 300_000 }, () => {
  it('ends with one line and 78 where it does not understand, and asks for the tables first', async () => {
    const usage = await load('national-tariff')
    expect([usage.code, usage.errors.split('\n').length]).toEqual([78, 1])
    await writeFile(tariff(), 'hs_code,mfn_duty\n080410,5%\n080499,5%\n')
    const { errors } = await load('national-tariff', tariff(), '--market', 'EG')
    expect(errors).toContain('run npm run db:migrate first')
  })

  it('loads a file into a version that waits, and prints refused lines', async () => {
    await fillData(join(folder, 'data'))
    const named = ['--market', 'eg', '--source', 'Tariff book']
    const { code, lines } = await load('national-tariff', tariff(), ...named)
    expect(code).toBe(0)
    expect(lines.join('\n')).toContain('line 3: unknown_code: 080499 | 5%')
    expect(lines).toContain('1 rows are loaded, 1 lines are refused, 0 are not needed.')
    expect(lines.at(-1)).toMatch(
      /Version \d+ waits for somebody to publish it: \/admin\/datasets\//,
    )
  })
})
