/** Fills the database of the end to end tests, in the folder that `PORTAL_E2E_DATA` names. */
import { rm, writeFile } from 'node:fs/promises'
import { portalData, portalEnvironment, preparedMark } from './served-portal.ts'
import { prepareDatabase } from './servers.ts'

await rm(portalData(), { recursive: true, force: true })
await prepareDatabase(portalEnvironment())
await writeFile(preparedMark(), '')
