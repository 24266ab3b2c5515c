/** Fills the database of the end to end tests, in the folder that `PORTAL_E2E_DATA` names. */
import { rm, writeFile } from 'node:fs/promises'
import { portalData, portalEnvironment, preparedMark } from './served-portal.ts'
import { runNode } from './servers.ts'

await rm(portalData(), { recursive: true, force: true })
const prepare = ['--import', 'tsx', 'app/commands/database.ts', 'prepare']
await runNode(['--conditions=react-server', ...prepare], portalEnvironment())
await writeFile(preparedMark(), '')
