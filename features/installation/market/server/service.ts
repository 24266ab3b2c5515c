import 'server-only'
import { importCredentials } from '@/features/credentials/server/service'
import { importReadiness } from '@/features/enquiries/server/service'
import { importEvents } from '@/features/events/server/service'
import { importPublications } from '@/features/publications/server/service'
import {
  importAgreements,
  importCountryAgreements,
} from '@/features/trade-agreements/server/service'
import { importStatistics } from '@/features/trade-statistics/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded } from '../../rules'
import type { LoadStep } from '../../steps/server/service'
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
} from './mapper'

/** Agreements, statistics, publications, events, credentials and the readiness assessment. */
export async function marketSteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    ...(await agreementSteps(context)),
    await statisticsStep(context),
    await publicationsStep(context),
    await eventsStep(context),
    await credentialsStep(context),
    await readinessStep(),
  ]
}

async function agreementSteps(context: LoadContext): Promise<LoadStep[]> {
  const seed = await readSeed('agreements.json', agreementsSeed)
  const agreements = await Promise.all(seed.agreements.map((one) => agreementOf(one, context)))
  const byCountry = await Promise.all(
    seed.country_agreements.map((one) => countryAgreementOf(one, context)),
  )
  return [
    {
      name: 'Trade agreements',
      records: agreements.length,
      write: (db) => importAgreements(db, agreements),
    },
    {
      name: 'Agreements by country',
      records: byCountry.length,
      write: (db) => importCountryAgreements(db, byCountry),
    },
  ]
}

async function statisticsStep(context: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('statistics.json', statisticsSeed)
  const kinds = ['statistics', 'studies', 'infographics'] as const
  const statistics = await Promise.all(
    kinds.flatMap((kind) =>
      loaded(seed[kind], context.sampleData).map((one) => statisticOf(one, kind, context)),
    ),
  )
  const [industries, geolocations] = [inOrder(seed.industries), inOrder(seed.geolocations)]
  return {
    name: 'Statistics, studies and infographics',
    records: statistics.length,
    write: (db) => importStatistics(db, { industries, geolocations, statistics }),
  }
}

function inOrder(records: object[]) {
  return records.map((record, index) => ({ ...record, sort: index + 1 }))
}

async function publicationsStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('publications.json', publicationsSeed), context.sampleData)
  const records = await Promise.all(seed.map((one) => publicationOf(one, context)))
  return {
    name: 'Publications',
    records: records.length,
    write: (db) => importPublications(db, records),
  }
}

async function eventsStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('events.json', eventsSeed), context.sampleData)
  const records = await Promise.all(seed.map((one) => eventOf(one, context)))
  return { name: 'Events', records: records.length, write: (db) => importEvents(db, records) }
}

async function credentialsStep({ sampleData }: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('credentials.json', credentialsSeed), sampleData)
  const records = seed.map(credentialOf)
  return {
    name: 'Credentials',
    records: records.length,
    write: (db) => importCredentials(db, records),
  }
}

async function readinessStep(): Promise<LoadStep> {
  const seed = await readSeed('readiness-questions.json', readinessSeed)
  const records = {
    sections: inOrder(seed.sections),
    questions: seed.questions,
    bands: seed.result_bands,
  }
  return {
    name: 'Readiness assessment',
    records: records.questions.length,
    write: (db) => importReadiness(db, records),
  }
}
