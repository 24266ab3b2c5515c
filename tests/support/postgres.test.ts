import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { execute, hasPostgres } from './postgres'

const startAndWait = `
  import { startPostgres } from './tests/support/postgres.ts'
  const { url } = await startPostgres()
  process.stdout.write(url)
  setInterval(() => {}, 1000)
`

it.runIf(hasPostgres())(
  'a private server stops when the process that started it is killed',
  { timeout: 120_000 },
  async () => {
    const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', startAndWait])
    const [url] = await once(holder.stdout, 'data')
    await execute(String(url), 'select 1')
    holder.kill('SIGKILL')
    await vi.waitFor(() => expect(execute(String(url), 'select 1')).rejects.toThrow(), {
      timeout: 60_000,
    })
  },
)
