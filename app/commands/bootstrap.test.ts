import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { runNode } from '@/tests/support/servers'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'portal-bootstrap-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let lastStep = 0

/** A program that does one thing of the list at each of its runs. */
function programOf(...runs: string[]) {
  const file = join(folder, `step-${++lastStep}.mjs`)
  const count = `${file}.count`
  writeFileSync(count, '')
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const number = readFileSync('${count}', 'utf8').length
     appendFileSync('${count}', '.')
     const runs = [${runs.map((run) => `() => ${run}`).join(', ')}]
     runs[number]()
     setTimeout(() => {}, 1000)`,
  )
  return { file, runCount: () => readFileSync(count, 'utf8').length }
}

function runStep(...runs: string[]) {
  const { file, runCount } = programOf(...runs)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { runWithRetry } from '${resolve('app/commands/bootstrap.mjs')}'
       process.exit(await runWithRetry('The step', process.execPath, ['${file}']))`,
    ],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr, count: runCount() }
}

const abort = `process.kill(process.pid, 'SIGABRT')`

describe('a step that runs with a retry', () => {
  it('is repeated once when a signal ends it, and says so', () => {
    expect(runStep(abort, 'process.exit(0)')).toEqual({
      status: 0,
      stdout: '',
      stderr: 'The step was ended by SIGABRT: repeating it once.\n',
      count: 2,
    })
  })

  it('fails with a line when a signal ends it twice', () => {
    expect(runStep(abort, abort, 'process.exit(0)')).toMatchObject({
      status: 1,
      stderr:
        'The step was ended by SIGABRT: repeating it once.\nThe step was ended by SIGABRT again.\n',
      count: 2,
    })
  })

  it('is not repeated after an exit code', () => {
    expect(runStep('process.exit(78)')).toEqual({ status: 78, stdout: '', stderr: '', count: 1 })
  })

  it('is not repeated when it is stopped by SIGTERM', () => {
    expect(runStep(`process.kill(process.pid, 'SIGTERM')`)).toMatchObject({ status: 1, count: 1 })
  })
})

describe('a command that tests run', () => {
  it('is repeated once when a signal ends it', async () => {
    const { file, runCount } = programOf(abort, `{ console.log('done'); process.exit(0) }`)
    expect(await runNode([file])).toBe('done\n')
    expect(runCount()).toBe(2)
  })

  it('names the signal that ended it twice', async () => {
    const { file } = programOf(abort, abort)
    await expect(runNode([file])).rejects.toThrow(`${file} ended with SIGABRT`)
  })
})

describe('the commands of the database', () => {
  it.each(['migrate', 'seed', 'reset'])(
    'are repeated once when a signal ends them: db:%s',
    (name) => {
      const { file, runCount } = programOf(abort, 'process.exit(0)')
      const preload = join(folder, `${name}.mjs`)
      writeFileSync(
        preload,
        `if (process.argv[1]?.endsWith('database.ts')) await import('${file}')`,
      )
      const { status, stderr } = spawnSync('npm', ['run', '--silent', `db:${name}`], {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--import ${preload}` },
      })
      expect(stderr).toBe(`The step 'database ${name}' was ended by SIGABRT: repeating it once.\n`)
      expect({ status, runs: runCount() }).toEqual({ status: 0, runs: 2 })
    },
  )
})

describe('the packages', () => {
  const clone = join(folder, 'clone')
  const programs = join(folder, 'programs')
  const orders = join(folder, 'orders')

  /** What npm is told to do, and what is printed, when a command starts in the clone. */
  function installs(options: string, npmCode = 0) {
    writeFileSync(orders, '')
    writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$@" >>'${orders}'\nexit ${npmCode}\n`, {
      mode: 0o755,
    })
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { ready } from '${resolve('app/commands/bootstrap.mjs')}'
         await ready(${options})`,
      ],
      {
        cwd: clone,
        encoding: 'utf8',
        env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) },
      },
    )
    return { status, npm: readFileSync(orders, 'utf8').trim(), said: stdout + stderr }
  }

  const rest = '--ignore-scripts --no-audit --no-fund --loglevel=error'
  const forTests = '{ withTests: true }'
  const lock = (text: string) => writeFileSync(join(clone, 'package-lock.json'), text)

  beforeEach(() => {
    mkdirSync(join(clone, 'node_modules'), { recursive: true })
    mkdirSync(programs, { recursive: true })
    lock('first')
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  it('of the portal are installed by its start, with how long it took, and once', () => {
    const first = installs('')
    expect(first).toMatchObject({ status: 0, npm: `ci --omit=dev ${rest}` })
    expect(first.said).toMatch(/^Installing packages …\nInstalling packages: \d+ s\n$/)
    expect(installs('')).toEqual({ status: 0, npm: '', said: '' })
  })

  it('of the tests are added by the first test, and serve the portal as well', () => {
    installs('')
    expect(installs(forTests).npm).toBe(`install --no-save --include=dev ${rest}`)
    expect(installs(forTests).npm).toBe('')
    expect(installs('').npm).toBe('')
  })

  it('are all installed by a test that comes first, and again when the lock has changed', () => {
    expect(installs(forTests).npm).toBe(`ci --include=dev ${rest}`)
    lock('second')
    expect(installs('').npm).toBe(`ci --omit=dev ${rest}`)
  })

  it('that cannot be installed end the command, and are tried again by the next', () => {
    const failed = installs('', 1)
    expect(failed).toMatchObject({ status: 1 })
    expect(failed.said).toMatch(/…\nThe packages could not be installed; see the lines above\.\n$/)
    expect(installs('').npm).toBe(`ci --omit=dev ${rest}`)
  })
})
