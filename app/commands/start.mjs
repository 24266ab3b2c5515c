/** `npm start`: from a fresh clone to a served portal, saying what it does on the way. */
import './umask.mjs'
import { existsSync } from 'node:fs'
import {
  build,
  command,
  fail,
  nodePath,
  notBuilt,
  portIsFree,
  projectEnvironment,
  ready,
  run,
  runWithRetry,
  serverArguments,
  serverEnvironment,
  timed,
} from './bootstrap.mjs'
import { isPrepared, markPrepared } from './prepared.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const embedded = { ALLOW_EMBEDDED_DB: process.env.ALLOW_EMBEDDED_DB ?? '1' }
const port = Number(process.env.PORT || 3000)

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`The setting PORT is wrong: ${process.env.PORT} is not a port number.`, 78)
}
if (!(await portIsFree(port))) {
  fail(
    `Port ${port} is in use. Stop what listens there, or choose another with PORT=3001 npm start.`,
  )
}
await ready()
const environment = projectEnvironment({ ...embedded, ...serverEnvironment })
const settings = await run(nodePath(), ['app/commands/settings.ts'], { env: environment })
if (settings !== 0) process.exit(settings)
// On a first start both take long, and neither needs the other.
const [buildCode, preparedCode] = await Promise.all([build(), prepare()])
if (buildCode !== 0) fail(notBuilt)
if (preparedCode !== 0) process.exit(preparedCode)
process.exit(await runWithRetry('The portal', nodePath(), serverArguments, { env: environment }))

/** Creates tables and data where they are missing. Resolves with the exit code. */
async function prepare() {
  if (isPrepared(process.env)) return 0
  const code = await timed('Preparing the data', () =>
    command('database.ts', ['prepare'], { environment: embedded }),
  )
  if (code === 0) markPrepared(process.env)
  return code
}
