/** Serves the built portal on `PORT` with a fresh embedded database, for the end to end tests. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, serveNext } from './servers.ts'

const data = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
const environment = { DATA_DIR: data, ALLOW_EMBEDDED_DB: '1' }
const prepare = [
  '--conditions=react-server',
  '--import',
  'tsx',
  'app/commands/database.ts',
  'prepare',
]
await runNode(prepare, environment)
const portal = await serveNext('.', environment, Number(process.env.PORT))

async function end() {
  await portal.stop()
  await rm(data, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
