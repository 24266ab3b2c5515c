import { agreementList } from '@/features/trade-agreements/contract'
import { call } from '@/lib/api/call'
import { wholeFrom } from '@/lib/api/paging'
import type { FullStatistic } from '../contract'
import { publishedStatistic } from '../published/queries'
import { profiles, statisticsOf, type ProfileName } from './rules'

/** What a page of the country shows; a statistic that is not public is missing. */
export interface ProfileData {
  statistics: ReadonlyMap<string, FullStatistic>
  /** How many countries have an agreement with the home country in force; 0 where the page does not say it. */
  partners: number
}

/** Loads what a page of the country shows. */
export async function profileData(name: ProfileName): Promise<ProfileData> {
  const profile = profiles[name]
  const [found, partners] = await Promise.all([
    Promise.all(statisticsOf(profile).map(publishedStatistic)),
    profile.hasPartners ? partnerCount() : 0,
  ])
  const statistics = found.flatMap((one) => one?.record ?? [])
  return { statistics: new Map(statistics.map((one) => [one.identifier, one])), partners }
}

async function partnerCount(): Promise<number> {
  const agreements = wholeFrom(await call(agreementList, { query: {} }))
  const inForce = agreements.filter(({ legal_status }) => legal_status === 'in_force')
  return new Set(inForce.flatMap(({ country_codes }) => country_codes)).size
}
