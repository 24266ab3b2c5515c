import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillData } from '@/tests/support/prepared-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string

/** Runs a command on the embedded database of the folder, as an operator does. */
async function run(command: string, args: string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', `app/commands/${command}.ts`, ...args],
    {
      env: {
        ...process.env,
        ALLOW_EMBEDDED_DB: '1',
        NODE_ENV: 'production',
        SAMPLE_DATA: '0',
        SITE_URL: 'https://portal.example',
        DATA_DIR: join(folder, 'data'),
      },
    },
  )
  let [errors, output] = ['', '']
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), output: output.trim() }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-import-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const tariff = () => join(folder, 'tariff.csv')
const load = (...args: string[]) => run('import', args)

describe('npm run import', { timeout: 300_000 }, () => {
  it.each([[[]], [['tariff', 'a.csv']], [['national-tariff']], [['wits-mfn', 'a', '--sort', 'x']]])(
    'says in one line what it wants when it is given %j',
    async (args) => {
      const { code, errors } = await load(...args)
      expect([code, errors.split('\n').length]).toEqual([78, 1])
      expect(errors).toContain('national-tariff|us-hts')
    },
  )

  it('names a file that is not there, and asks for the tables first', async () => {
    const missing = await load('national-tariff', join(folder, 'none.csv'), '--market', 'EG')
    expect([missing.code, missing.errors]).toEqual([
      78,
      expect.stringContaining('There is no file'),
    ])
    await writeFile(tariff(), 'hs_code,mfn_duty\n080410,5%\n080499,5%\n')
    const { errors } = await load('national-tariff', tariff(), '--market', 'EG')
    expect(errors).toContain('run npm run db:migrate first')
  })

  it('loads a file into a version that waits, and prints refused lines', async () => {
    await fillData(join(folder, 'data'))
    const source = ['--source', 'Tariff book']
    const refused = [
      [['--market', 'EG'], '--source'],
      [source, '--market'],
      [[...source, '--market', 'DE'], '--market EU'],
      [[...source, '--market', 'JO'], 'Jordan'],
    ] as const
    for (const [args, text] of refused) {
      const { code, errors } = await load('national-tariff', tariff(), ...args)
      expect([code, errors]).toEqual([78, expect.stringContaining(text)])
    }
    const named = ['--market', 'eg', ...source]
    const { code, output } = await load('national-tariff', tariff(), ...named)
    expect(code).toBe(0)
    expect(output).toContain('line 3: unknown_code: 080499 | 5%')
    expect(output).toContain('1 rows are loaded, 1 lines are refused, 0 are not needed.')
    expect(output).toMatch(/Version \d+ waits for somebody to publish it: \/admin\/datasets\//)
    await writeFile(tariff(), '<html>')
    const page = await load('national-tariff', tariff(), ...named)
    expect([page.code, page.errors]).toEqual([78, 'Nothing was loaded: html'])
  })
})
