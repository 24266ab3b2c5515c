/** Serves the built portal on `PORT` with a fresh embedded database, for the end to end tests. */
import { rm } from 'node:fs/promises'
import { portalData, portalLog, samplePassword } from './served-portal.ts'
import { runNode, serveNext } from './servers.ts'

const data = portalData()
await rm(data, { recursive: true, force: true })
const environment = {
  DATA_DIR: data,
  ALLOW_EMBEDDED_DB: '1',
  SAMPLE_PASSWORD: samplePassword,
  TRUSTED_PROXIES: '127.0.0.1,::1',
}
const prepare = [
  '--conditions=react-server',
  '--import',
  'tsx',
  'app/commands/database.ts',
  'prepare',
]
await runNode(prepare, environment)
const portal = await serveNext('.', environment, {
  port: Number(process.env.PORT),
  log: portalLog(),
})

async function end() {
  await portal.stop()
  await rm(data, { recursive: true, force: true })
  await rm(portalLog(), { force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
