import 'server-only'
import { importRecords } from '@/features/content/server/imports'
import {
  correctFacts,
  linkedAgreements,
  linkedDocuments,
} from '@/features/market-access/facts/server/facts'
import {
  createPublishedVersion,
  importCorrelations,
  importQuotas,
  importSummaries,
  importTariffRates,
  publishDirectly,
} from '@/features/market-data/server/market-data'
import { importOriginRules } from '@/features/origin/server/origin'
import type { Executor } from '@/lib/db/database'
import { readSeed } from '@/lib/db/seed/read'
import { contentStep, stepOf, type LoadStep } from '../../server/steps'
import {
  accessAgreementsSeed,
  additionalDutiesSeed,
  correctionsSeed,
  correlationSeed,
  datasetsSeed,
  marketAccessRowsSeed,
  marketDocumentsSeed,
  originProofsSeed,
  rulesSeed,
  statementsSeed,
  summarySeed,
  tariffSeed,
} from '../contract'
import {
  correctionsOf,
  correlationsOf,
  quotasOf,
  ratesOf,
  summariesOf,
} from './market-access.mapper'

/** The tariffs that are shipped: the keys of their datasets, which are the names of their files. */
const tariffs = ['tariff-us', 'tariff-uk', 'tariff-eu'] as const

/** The year of the volumes of the quotas that are shipped. */
const quotaYear = '2022'

const file = (name: string) => `market-access/${name}.json`

/** Duties, rules of origin, agreements, papers and trade of markets: samples or not, they are facts. */
export async function marketAccessSteps(): Promise<LoadStep[]> {
  const datasets = await readSeed(file('datasets'), datasetsSeed)
  return [
    contentStep('Datasets of markets', ['market-datasets', datasets]),
    ...(await Promise.all(tariffs.map(tariffStep))),
    await rulesStep(),
    await summaryStep(),
    await correlationStep(),
    ...(await statementSteps()),
  ]
}

/** A step that writes the rows of a dataset as its published version. */
function versionStep<Row>(
  key: string,
  rows: readonly Row[],
  write: (db: Executor, versionId: number) => Promise<unknown>,
): LoadStep {
  return {
    name: `Dataset ${key}`,
    records: rows.length,
    write: async (db) => {
      const meta = { file_name: file(key), format: 'portal', rows: rows.length }
      const version = await createPublishedVersion(db, key, meta)
      await write(db, version.id)
      await publishDirectly(db, version.dataset_id, version.id)
    },
  }
}

async function tariffStep(key: (typeof tariffs)[number]): Promise<LoadStep> {
  const seed = await readSeed(file(key), tariffSeed)
  const rates = ratesOf(seed)
  return versionStep(key, rates, async (db, versionId) => {
    await importTariffRates(db, versionId, rates)
    await importQuotas(db, versionId, quotasOf(seed, quotaYear))
  })
}

async function rulesStep(): Promise<LoadStep> {
  const rules = await readSeed(file('rules-uk-jordan'), rulesSeed)
  return versionStep('rules-uk-jordan', rules, (db, versionId) =>
    importOriginRules(db, versionId, rules),
  )
}

async function summaryStep(): Promise<LoadStep> {
  const summaries = summariesOf(await readSeed(file('summary-wits'), summarySeed))
  return versionStep('summary-wits', summaries, (db, versionId) =>
    importSummaries(db, versionId, summaries),
  )
}

async function correlationStep(): Promise<LoadStep> {
  const codes = await readSeed(file('correlation-hs2017'), correlationSeed)
  const rows = correlationsOf(2017, codes)
  return versionStep('correlation-hs2017', rows, (db) => importCorrelations(db, rows))
}

async function statementSteps(): Promise<LoadStep[]> {
  const [agreements, proofs, access, documents, duties] = await Promise.all([
    readSeed(file('agreements'), accessAgreementsSeed),
    readSeed(file('proofs'), originProofsSeed),
    readSeed(file('market-access'), marketAccessRowsSeed),
    readSeed(file('documents'), marketDocumentsSeed),
    readSeed(file('additional-duties'), additionalDutiesSeed),
  ])
  return [
    stepOf('Conditions of agreements', agreements, async (db, records) =>
      importRecords(db, 'access-agreements', await linkedAgreements(db, records)),
    ),
    contentStep('Proofs of origin', ['origin-proofs', proofs]),
    contentStep('Agreements by market', ['market-access', access]),
    stepOf('Papers by market', documents, importPapers),
    contentStep('Additional duties', ['additional-duties', duties]),
  ]
}

async function importPapers(db: Executor, papers: Parameters<typeof linkedDocuments>[1]) {
  await importRecords(db, 'market-documents', await linkedDocuments(db, papers))
}

/** What the newest edition of the shipped statements changes in an installation of an earlier one. */
export interface MarketCorrections {
  edition: number
  /** Resolves with the number of records that were corrected and added. */
  write: (db: Executor) => Promise<{ corrected: number; added: number }>
}

export async function marketCorrections(): Promise<MarketCorrections> {
  const [corrections, documents, proofs, duties] = await Promise.all([
    readSeed(file('corrections'), correctionsSeed),
    readSeed(file('documents'), statementsSeed.shape.documents),
    readSeed(file('proofs'), statementsSeed.shape.proofs),
    readSeed(file('additional-duties'), statementsSeed.shape['additional-duties']),
  ])
  const { edition, added } = corrections
  const today = { documents, proofs, 'additional-duties': duties }
  const newDocuments = documents.filter(({ id }) => added.documents.includes(id))
  const newDuties = duties.filter(({ heading }) => added['additional-duties'].includes(heading))
  return {
    edition,
    write: async (db) => {
      const corrected = await correctFacts(db, correctionsOf(corrections, today))
      await importPapers(
        db,
        newDocuments.map(({ id: _, ...document }) => document),
      )
      await importRecords(db, 'additional-duties', newDuties)
      return { corrected, added: newDocuments.length + newDuties.length }
    },
  }
}
