/**
 * Serves the built portal on `PORT` with a fresh embedded database, for the end to end tests. The
 * database is the one that `prepare-portal.ts` has filled, for example during the build.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { portalData, portalEnvironment, portalLog, preparedMark } from './served-portal.ts'
import { servePortal } from './servers.ts'

// The portal takes the rights of other accounts from what it writes, whatever the shell allows.
process.umask(0)
if (!existsSync(preparedMark())) await import('./prepare-portal.ts')
const portal = await servePortal(portalEnvironment(), {
  port: Number(process.env.PORT),
  log: portalLog(),
})

async function end() {
  await portal.stop()
  await rm(portalData(), { recursive: true, force: true })
  await rm(portalLog(), { force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
