import 'server-only'
import { discardFiles, recordFiles } from '@/features/files/server/service'
import type { DatabaseHandle } from '@/lib/db/handle'
import { storage, type FileStorage } from '@/lib/files/storage'
import { contentSteps } from '../content/server/service'
import type { LoadContext, LoadProgress, LoadStep } from '../contract'
import { openCovers } from '../covers/server/service'
import { directorySteps } from '../directory/server/service'
import { marketSteps } from '../market/server/service'
import { referenceSteps, sectorSubjects } from '../reference/server/service'
import {
  dropEverything,
  insertInstallation,
  insertInstallationHistory,
  isInstalled,
  lockInstallation,
  selectFiles,
} from './repository'

interface LoadOptions {
  /** Without it, records marked as samples are left out. */
  sampleData: boolean
  progress?: (at: LoadProgress) => void
  files?: FileStorage
}

/**
 * Loads the portal's own data into an empty database, in one transaction and through the same
 * validation as any other write. Pictures are drawn and stored before it, and removed again when
 * it fails. Resolves with false when there is data already.
 */
export async function seedIfEmpty(
  database: DatabaseHandle,
  { sampleData, progress = () => undefined, files = storage() }: LoadOptions,
): Promise<boolean> {
  if (await isInstalled(database.db)) return false
  const covers = openCovers(files, (done) => progress({ step: 'Pictures', done }))
  try {
    const context = { sampleData, covers, sector: await sectorFinder() }
    const steps = await prepareSteps(context)
    const written = await database.patiently((db) =>
      db.transaction(async (tx) => {
        await lockInstallation(tx)
        if (await isInstalled(tx)) return false
        await recordFiles(tx, covers.kept)
        for (const step of steps) {
          await step.write(tx)
          progress({ step: step.name, done: step.records })
        }
        await insertInstallation(tx, sampleData)
        await insertInstallationHistory(tx, countsOf(steps))
        return true
      }),
    )
    if (!written) await discardFiles(covers.kept, files)
    return written
  } catch (error) {
    await discardFiles(covers.kept, files)
    throw error
  }
}

/** Empties the database down to no tables at all, and removes the stored files that it named. */
export async function resetDatabase(
  database: DatabaseHandle,
  stored: FileStorage = storage(),
): Promise<void> {
  const files = await database.patiently((db) =>
    db.transaction(async (tx) => {
      const found = await selectFiles(tx)
      await dropEverything(tx)
      return found
    }),
  )
  await discardFiles(files, stored)
}

/** What will be written, in the order that references need. */
async function prepareSteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    ...(await referenceSteps(context)),
    ...(await contentSteps(context)),
    ...(await marketSteps(context)),
    ...(await directorySteps(context)),
  ]
}

async function sectorFinder(): Promise<LoadContext['sector']> {
  const subjects = await sectorSubjects()
  return (named) => {
    const subject = subjects.get(named)
    if (!subject) throw new Error(`There is no sector ${named}.`)
    return subject
  }
}

function countsOf(steps: LoadStep[]): Record<string, number> {
  return Object.fromEntries(steps.map(({ name, records }) => [name, records]))
}
