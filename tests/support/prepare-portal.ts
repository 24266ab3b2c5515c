/** Fills the database of the end to end tests, in the folder that `PORTAL_E2E_DATA` names. */
import { writeFile } from 'node:fs/promises'
import { fillData } from './prepared-data.ts'
import { portalData, preparedMark } from './served-portal.ts'

process.umask(0)
await fillData(portalData())
await writeFile(preparedMark(), '')
