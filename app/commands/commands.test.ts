import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const typescript = ['--conditions=react-server', '--import', 'tsx']
const slow = 300_000

/** Runs a command of the portal to its end. */
async function run(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  })
  let errors = ''
  let output = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), output }
}

const database = (verb: string, environment: Record<string, string>) =>
  run(['app/commands/database.mjs', verb], { ALLOW_EMBEDDED_DB: '1', ...environment })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-commands-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('npm start', () => {
  it('ends with one line that names a wrong setting', { timeout: slow }, async () => {
    const { code, errors } = await run([...typescript, 'app/commands/settings.ts'], {
      SITE_URL: 'portal',
    })
    expect(code).toBe(78)
    expect(errors.split('\n')).toHaveLength(1)
    expect(errors).toContain('SITE_URL')
  })

  it('ends with one line when its port is no port', { timeout: slow }, async () => {
    const { code, errors } = await run(['app/commands/start.mjs'], { PORT: 'abc' })
    expect(code).toBe(78)
    expect(errors.split('\n')).toHaveLength(1)
    expect(errors).toContain('PORT')
  })

  it('ends with one line when its port is in use', { timeout: slow }, async () => {
    const holder = createServer().listen(0)
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const { code, errors } = await run(['app/commands/start.mjs'], { PORT: String(port) })
    holder.close()
    expect(code).toBe(1)
    expect(errors.split('\n')).toHaveLength(1)
    expect(errors).toContain(`Port ${port} is in use`)
  })
})

/** A process that has the embedded database of a folder open. */
async function holderOf(data: string) {
  const open =
    "import('./lib/db/database.ts').then((m) => m.database()).then(() => console.log('open'))"
  const holder = spawn(process.execPath, [...typescript, '--eval', open], {
    env: { ...process.env, DATA_DIR: data, ALLOW_EMBEDDED_DB: '1' },
  })
  await once(holder.stdout, 'data')
  return holder
}

describe('a server', () => {
  it(
    'ends with one line and 78 when another process holds its folder',
    { timeout: slow },
    async () => {
      const data = join(folder, 'served')
      const holder = await holderOf(data)
      const start = "import('./app/commands/server-start.ts').then((m) => m.startServer())"
      const { code, errors } = await run([...typescript, '--eval', start], {
        DATA_DIR: data,
        ALLOW_EMBEDDED_DB: '1',
      })
      holder.kill('SIGKILL')
      expect(code).toBe(78)
      expect(errors.split('\n')).toHaveLength(1)
      expect(errors).toContain(`is in use by process ${holder.pid}.`)
    },
  )
})

describe('the database command', () => {
  it('ends with one line when PostgreSQL cannot be reached', { timeout: slow }, async () => {
    const { code, errors } = await database('migrate', {
      DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal',
    })
    expect(code).not.toBe(0)
    expect(errors.split('\n')).toHaveLength(1)
    expect(errors).toMatch(/PostgreSQL/)
  })

  it(
    'ends with one line and 78 when another process holds the folder',
    { timeout: slow },
    async () => {
      const data = join(folder, 'held')
      const holder = await holderOf(data)
      const { code, errors } = await database('migrate', { DATA_DIR: data })
      holder.kill('SIGKILL')
      expect(code).toBe(78)
      expect(errors.split('\n')).toHaveLength(1)
      expect(errors).toContain(String(holder.pid))
    },
  )

  it('does not know other verbs', { timeout: slow }, async () => {
    const { code, errors } = await database('drop', { DATA_DIR: join(folder, 'verbs') })
    expect(code).not.toBe(0)
    expect(errors).toContain('migrate')
  })
})
