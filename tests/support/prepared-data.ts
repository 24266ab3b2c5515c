import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { portalEnvironment } from './served-portal.ts'
import { prepareDatabase } from './servers.ts'

const kept = 'node_modules/.cache/portal-data'

/** What decides how the data of a new portal looks. */
const folders = ['app/commands', 'features', 'lib']

/**
 * Fills the data folder of a portal under test as `npm start` does. The first run of a checkout
 * prepares it; later ones copy that until a source changes.
 */
export async function fillData(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const state = await stateOfSources()
  const prepared = join(kept, state)
  if (existsSync(prepared)) return cp(prepared, folder, { recursive: true })
  await prepareDatabase({ ...portalEnvironment(), DATA_DIR: folder })
  await mkdir(kept, { recursive: true })
  const outdated = (await readdir(kept)).filter((name) => !name.startsWith(state))
  await Promise.all(outdated.map((name) => rm(join(kept, name), { recursive: true })))
  // Only a whole copy gets the name that is looked for.
  const copy = `${prepared}-${process.pid}`
  await cp(folder, copy, { recursive: true })
  await rename(copy, prepared).catch(async (error: unknown) => {
    // Another process of the run was first.
    if (!existsSync(prepared)) throw error
    await rm(copy, { recursive: true })
  })
}

async function stateOfSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'))
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
      hash.update(file).update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
