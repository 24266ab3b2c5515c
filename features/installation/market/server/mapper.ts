import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type { LoadContext } from '../../contract'
import { instantInAmman } from '../../rules'
import type {
  AgreementSeed,
  CredentialSeed,
  EventSeed,
  PublicationSeed,
  StatisticSeed,
} from '../contract'

/** The day on which the facts of the agreements and the dates of the records were last checked. */
const checkedOn = instantInAmman('2025-12-01')

const agreementSubject = {
  look: { kind: 'agreement' },
  name: { en: 'Trade agreements', ar: 'الاتفاقيات التجارية' },
} as const

export async function statisticOf(
  statistic: StatisticSeed,
  kind: 'statistics' | 'studies' | 'infographics',
  { cover }: LoadContext,
) {
  const name = textsOf(statistic, 'subject')
  return {
    ...absentFields,
    ...statistic,
    kind,
    industries: statistic.industries.map(lastId),
    geolocations: statistic.geolocations.map(lastId),
    ...(await cover(
      { look: { kind: 'statistic' }, name },
      { seed: statistic.identifier, use: 'card', sample: statistic.sample },
    )),
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

export async function publicationOf(
  publication: PublicationSeed,
  { cover, documents, sector }: LoadContext,
) {
  return {
    ...publication,
    ...bilingualPair('TARIFF_FILE', documents('publication', publication.id), 'bareShort'),
    updated_at: instantInAmman(publication.date_start),
    ...(await cover(sector(publication.image_key), {
      seed: `publication-${publication.id}`,
      use: 'card',
      sample: publication.sample,
    })),
  }
}

export async function agreementOf(agreement: AgreementSeed, { cover }: LoadContext) {
  const order = { seed: `agreement-${agreement.id}`, use: 'card' } as const
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

export async function eventOf(event: EventSeed, { cover, sector }: LoadContext) {
  const [first] = event.industry_id
  const subject = first
    ? sector(first)
    : ({ look: { kind: 'event' }, name: { en: 'Event', ar: 'فعالية' } } as const)
  return {
    ...event,
    updated_at: checkedOn,
    ...(await cover(subject, {
      seed: `event-${event.id}`,
      use: 'card',
      sample: event.sample,
    })),
  }
}

/** Credentials have no picture of their own. */
export function credentialOf(credential: CredentialSeed) {
  return {
    ...credential,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    updated_at: checkedOn,
  }
}
