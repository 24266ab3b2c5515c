import 'server-only'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type { LoadContext } from '../../contract'
import { instantOfData, noPicture } from '../../rules'
import type {
  AgreementSeed,
  CredentialSeed,
  EventSeed,
  PublicationSeed,
  StatisticSeed,
} from '../contract'

/** The day on which the facts of the agreements, the figures and the dates of the records were last checked. */
const checkDay = '2025-12-01'
const checkedOn = instantOfData(checkDay)

const agreementSubject = {
  kind: 'agreement',
  name: { en: 'Trade agreements', ar: 'الاتفاقيات التجارية' },
} as const

export function statisticOf(
  statistic: StatisticSeed,
  kind: 'statistics' | 'studies' | 'infographics',
) {
  return {
    ...absentFields,
    ...noPicture,
    ...statistic,
    kind,
    checked_on: checkDay,
    industries: statistic.industries.map(lastId),
    geolocations: statistic.geolocations.map(lastId),
  }
}

/** The empty fields of studies and infographics, which only statistics have. */
const absentFields = {
  ...bothLanguages('survey_period', null, 'bare'),
  ...bothLanguages('comment', null, 'bare'),
  derived: false,
  ...bothLanguages('source', null, 'bare'),
  chart: null,
  statistic: null,
}

function lastId(chain: { id: string }[]): string {
  return chain.at(-1)?.id ?? ''
}

export function publicationOf(publication: PublicationSeed, { documents }: LoadContext) {
  return {
    ...publication,
    ...noPicture,
    ...bilingualPair('TARIFF_FILE', documents('publication', publication.id), 'bareShort'),
    updated_at: instantOfData(publication.date_start),
  }
}

export async function agreementOf(agreement: AgreementSeed, { cover }: LoadContext) {
  const order = { seed: `agreement-${agreement.id}`, use: 'banner' } as const
  return {
    ...agreement,
    updated_at: checkedOn,
    ...(await cover(agreementSubject, order)),
  }
}

export async function countryAgreementOf(agreement: AgreementSeed, { cover }: LoadContext) {
  const order = { seed: `country-agreement-${agreement.id}`, use: 'banner' } as const
  return {
    ...agreement,
    updated_at: checkedOn,
    ...(await cover(agreementSubject, order)),
  }
}

export const eventOf = (event: EventSeed) => ({ ...event, ...noPicture, updated_at: checkedOn })

export function credentialOf(credential: CredentialSeed) {
  return { ...credential, ...noPicture, updated_at: checkedOn }
}
