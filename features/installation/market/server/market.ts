import 'server-only'
import { importRecords } from '@/features/content/server/imports'
import { importReadinessScale } from '@/features/enquiries/server/enquiry-forms'
import { importStatistics } from '@/features/trade-statistics/server/trade-statistics'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded } from '../../rules'
import { contentStep, recordsOf, stepOf, type LoadStep } from '../../server/steps'
import {
  agreementsSeed,
  credentialsSeed,
  eventsSeed,
  publicationsSeed,
  readinessSeed,
  statisticsSeed,
} from '../contract'
import {
  agreementOf,
  countryAgreementOf,
  credentialOf,
  eventOf,
  publicationOf,
  statisticOf,
} from './market.mapper'

/** Agreements, statistics, publications, events, credentials and the readiness assessment. */
export async function marketSteps(context: LoadContext): Promise<LoadStep[]> {
  const { sampleData } = context
  const seed = await readSeed('agreements.json', agreementsSeed)
  const publications = loaded(await readSeed('publications.json', publicationsSeed), sampleData)
  const events = loaded(await readSeed('events.json', eventsSeed), sampleData)
  const credentials = loaded(await readSeed('credentials.json', credentialsSeed), sampleData)
  return [
    contentStep('Trade agreements', [
      'agreements',
      await recordsOf(seed.agreements, agreementOf, context),
    ]),
    contentStep('Agreements by country', [
      'country-agreements',
      await recordsOf(seed.country_agreements, countryAgreementOf, context),
    ]),
    await statisticsStep(context),
    contentStep('Publications', [
      'publications',
      publications.map((publication) => publicationOf(publication, context)),
    ]),
    contentStep('Events', ['events', events.map(eventOf)]),
    contentStep('Credentials', ['credentials', credentials.map(credentialOf)]),
    await readinessStep(),
  ]
}

async function statisticsStep({ sampleData }: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('statistics.json', statisticsSeed)
  const kinds = ['statistics', 'studies', 'infographics'] as const
  const records = kinds.flatMap((kind) =>
    loaded(seed[kind], sampleData).map((one) => statisticOf(one, kind)),
  )
  const [industries, geolocations] = [inOrder(seed.industries), inOrder(seed.geolocations)]
  return stepOf('Statistics, studies and infographics', records, (db, statistics) =>
    importStatistics(db, { industries, geolocations, statistics }),
  )
}

function inOrder(records: object[]) {
  return records.map((record, index) => ({ ...record, sort: index + 1 }))
}

async function readinessStep(): Promise<LoadStep> {
  const seed = await readSeed('readiness-questions.json', readinessSeed)
  const [sections, bands] = [inOrder(seed.sections), seed.result_bands]
  return stepOf('Readiness assessment', seed.questions, async (db, questions) => {
    await importReadinessScale(db, { sections, bands })
    await importRecords(db, 'readiness-questions', questions)
  })
}
