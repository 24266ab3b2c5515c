import 'server-only'
import { discardFiles, recordFiles, type StoredFile } from '@/features/files/server/files'
import { hasMarketFacts } from '@/features/market-access/facts/server/facts'
import { indexEverything } from '@/features/search/server/search-documents'
import { areTemplatesLoaded } from '@/features/reply-templates/server/reply-templates'
import { areSynonymsLoaded } from '@/features/search/synonyms/server/synonyms'
import type { Executor } from '@/lib/db/database'
import type { DatabaseHandle } from '@/lib/db/handle'
import { recordChange } from '@/lib/db/record-change'
import type { FileStorage } from '@/lib/files/file-storage'
import { storage } from '@/lib/files/storage'
import { accountSteps } from '../accounts/server/accounts'
import { contentSteps } from '../content/server/content'
import type { LoadContext, LoadProgress } from '../contract'
import { saveCover, type RenderSvg } from '../covers/server/covers'
import { directorySteps } from '../directory/server/directory'
import { saveDocuments } from '../documents/server/documents'
import { homeSteps } from '../home/server/home'
import { marketSteps } from '../market/server/market'
import { marketAccessSteps, marketCorrections } from '../market-access/server/market-access'
import { monthSteps } from '../month/server/month'
import { savePhotographs } from '../photographs/server/photographs'
import { referenceSteps, synonymStep, templateStep } from '../reference/server/reference'
import { writeSteps, type LoadStep } from './steps'
import {
  dropEverything,
  insertInstallation,
  isInstalled,
  lockInstallation,
  reachEdition,
  selectFiles,
} from './installation.sql'

interface LoadOptions {
  /** Without it, records marked as samples are left out. */
  sampleData: boolean
  /** With it, samples include the work of an office in the month before. */
  sampleMonth?: boolean
  /** The one password of the sample accounts. */
  samplePassword: string
  progress?: (at: LoadProgress) => void
  files?: FileStorage
  /** Renders the pictures of covers; tests that do not use them pass another function. */
  render?: RenderSvg
}

/**
 * Loads the portal's own data into an empty database, in one transaction and through the same
 * validation as any other write. Pictures are drawn and stored before it, and removed again when
 * it fails. Resolves with false when there are data already.
 */
export async function seedIfEmpty(
  database: DatabaseHandle,
  {
    sampleData,
    sampleMonth = false,
    samplePassword,
    progress = () => undefined,
    files = storage(),
    render,
  }: LoadOptions,
): Promise<boolean> {
  if (await isInstalled(database.db)) return false
  const storedFiles: StoredFile[] = []
  const drawing: Promise<unknown>[] = []
  try {
    const documents = await saveDocuments(sampleData, files)
    storedFiles.push(...documents.files)
    const photographs = await savePhotographs(sampleData, files)
    storedFiles.push(...photographs.files)
    let pictures = 0
    const steps = await prepareSteps({
      sampleData,
      documents: documents.addresses,
      photographs: photographs.of,
      companyPhotograph: photographs.ofCompany,
      cover: (subject, order) => {
        const cover = saveCover(subject, order, files, render).then(({ file, fields }) => {
          storedFiles.push(file)
          progress({ step: 'Pictures', done: (pictures += 1) })
          return fields
        })
        drawing.push(cover)
        return cover
      },
    })
    steps.push(...(await accountSteps({ sampleData, samplePassword })))
    const { edition } = await marketCorrections()
    if (sampleData && sampleMonth) steps.push(...(await monthSteps(new Date())))
    const written = await database.withoutTimeout((db) =>
      db.transaction(async (tx) => {
        await lockInstallation(tx)
        if (await isInstalled(tx)) return false
        await recordFiles(tx, storedFiles)
        await writeSteps(tx, steps, ({ name, records }) => progress({ step: name, done: records }))
        progress({ step: 'Search', done: await indexEverything(tx) })
        await insertInstallation(tx, { sampleData, edition })
        const change = countsOf(steps)
        await recordChange(tx, { by: null, action: 'load', subject: 'installation', id: 1, change })
        return true
      }),
    )
    if (!written) await discardFiles(storedFiles, files)
    return written
  } catch (error) {
    await Promise.allSettled(drawing)
    await discardFiles(storedFiles, files)
    throw error
  }
}

/**
 * Loads the facts of markets into a database that was installed before the portal had them, in one
 * transaction. Resolves with false where they are there, or where nothing is installed.
 */
export async function loadMarketFacts(
  database: DatabaseHandle,
  progress: LoadOptions['progress'] = () => undefined,
): Promise<boolean> {
  if (await hasMarketFacts(database.db)) return false
  const [steps, { edition }] = await Promise.all([marketAccessSteps(), marketCorrections()])
  return database.withoutTimeout((db) =>
    db.transaction(async (tx) => {
      await lockInstallation(tx)
      if (!(await isInstalled(tx)) || (await hasMarketFacts(tx))) return false
      await writeSteps(tx, steps, ({ name, records }) => progress({ step: name, done: records }))
      await reachEdition(tx, edition)
      const change = countsOf(steps)
      await recordChange(tx, { by: null, action: 'load', subject: 'installation', id: 1, change })
      return true
    }),
  )
}

/**
 * Corrects shipped facts of markets that nobody has edited, and adds those that are new, in one
 * transaction. Resolves with false where the newest edition is there, or none at all.
 */
export async function correctMarketFacts(database: DatabaseHandle): Promise<boolean> {
  const { edition, write } = await marketCorrections()
  return database.db.transaction(async (tx) => {
    await lockInstallation(tx)
    if (!(await hasMarketFacts(tx)) || !(await reachEdition(tx, edition))) return false
    const change = { edition, ...(await write(tx)) }
    await recordChange(tx, { by: null, action: 'load', subject: 'installation', id: 1, change })
    return true
  })
}

/** Loads the synonyms of the search into a database that was installed before the portal had them. */
export const loadSynonyms = (database: DatabaseHandle) =>
  loadLater(database, areSynonymsLoaded, synonymStep)

/** Loads the texts that staff start from into a database that was installed before they were kept there. */
export const loadTemplates = (database: DatabaseHandle) =>
  loadLater(database, areTemplatesLoaded, templateStep)

/** Runs a step once. Resolves with false where its records are there, or where nothing is installed. */
async function loadLater(
  database: DatabaseHandle,
  areThere: (db: Executor) => Promise<boolean>,
  prepare: () => Promise<LoadStep>,
): Promise<boolean> {
  if (await areThere(database.db)) return false
  const step = await prepare()
  return database.db.transaction(async (tx) => {
    await lockInstallation(tx)
    if (!(await isInstalled(tx)) || (await areThere(tx))) return false
    await step.write(tx)
    const change = countsOf([step])
    await recordChange(tx, { by: null, action: 'load', subject: 'installation', id: 1, change })
    return true
  })
}

/** Empties the database down to no tables at all, and removes the stored files that it named. */
export async function resetDatabase(
  database: DatabaseHandle,
  stored: FileStorage = storage(),
): Promise<void> {
  const files = await database.withoutTimeout((db) =>
    db.transaction(async (tx) => {
      const found = await selectFiles(tx)
      await dropEverything(tx)
      return found
    }),
  )
  await discardFiles(files, stored)
}

/** The loading steps, in the order that references need. */
async function prepareSteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    ...(await referenceSteps()),
    ...(await contentSteps(context)),
    ...(await homeSteps(context)),
    ...(await marketSteps(context)),
    ...(await directorySteps(context)),
    ...(await marketAccessSteps()),
  ]
}

function countsOf(steps: LoadStep[]): Record<string, number> {
  return Object.fromEntries(steps.map(({ name, records }) => [name, records]))
}
