import { registrationPageId } from '@/features/companies/registration/rules'
import { readinessPageId } from '@/features/enquiries/rules'
import { internationalEventsPageId } from '@/features/events/rules'
import type { PlanMarket } from '@/features/export-plan/contract'
import type { PlanPages } from '@/features/export-plan/rules'
import { institutionsPageId } from '@/features/institutions/rules'
import { listedMarkets } from '@/features/market-access/overview/rules'
import { allMarkets } from '@/features/market-access/queries'
import { contactPageId } from '@/features/offices/contract'
import { pageAddresses } from '@/features/pages/queries'
import { marketInformationPageId } from '@/features/trade-statistics/published/rules'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'

const guidePageId = 120

/** The addresses of pages to which the steps of an export plan lead. */
export async function planPages(locale: Locale): Promise<PlanPages> {
  const addressOf = await pageAddresses(locale)
  return {
    company: addressOf(registrationPageId),
    readiness: addressOf(readinessPageId),
    contact: addressOf(contactPageId),
    institutions: addressOf(institutionsPageId),
    guide: addressOf(guidePageId),
    reports: addressOf(marketInformationPageId),
    eventsAbroad: addressOf(internationalEventsPageId),
  }
}

/** The markets that can be chosen, in the order of their names. */
export async function planMarkets(locale: Locale): Promise<PlanMarket[]> {
  const rows = await allMarkets()
  return listedMarkets(rows, locale).flatMap(({ code }) => {
    const row = rows.find(({ iso2 }) => iso2 === code)
    return row ? { iso2: code, ...bilingualPair('name', textsOf(row, 'name')) } : []
  })
}
