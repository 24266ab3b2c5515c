import { registrationPageId } from '@/features/companies/registration/rules'
import { readinessPageId } from '@/features/enquiries/rules'
import { internationalEventsPageId } from '@/features/events/rules'
import { exportPlan, type PlanMarket } from '@/features/export-plan/contract'
import type { PlanPages } from '@/features/export-plan/rules'
import { institutionsPageId } from '@/features/institutions/rules'
import { listedMarkets } from '@/features/market-access/overview/rules'
import { marketComparison } from '@/features/market-access/comparison/contract'
import { allMarkets } from '@/features/market-access/queries'
import { contactPageId } from '@/features/offices/contract'
import { originQuestions } from '@/features/origin/checks/contract'
import { pageAddresses } from '@/features/pages/queries'
import type { MenuTool } from '@/features/pages/rules'
import { marketInformationPageId } from '@/features/trade-statistics/published/rules'
import { isServed } from '@/lib/api/call'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

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

/** What exporters do on the portal, each with the call without which the portal does not have it. */
const tools = [
  { key: 'plan', path: routes.visitorPlan(), call: exportPlan },
  // The comparison is one of a product, which a person finds in the tariff.
  { key: 'comparison', path: routes.products(), call: marketComparison },
  { key: 'originCheck', path: routes.originCheck(), call: originQuestions },
] as const

type ToolKey = (typeof tools)[number]['key']

/** The tools of the portal with their names in both languages; none at a provider. */
export async function exporterTools(): Promise<(MenuTool & { key: ToolKey })[]> {
  const [en, ar] = await Promise.all([textsIn('en'), textsIn('ar')])
  return tools
    .filter(({ call }) => isServed(call))
    .map(({ key, path }) => ({
      key,
      path,
      ...bilingualPair('title', { en: en(`${key}.title`), ar: ar(`${key}.title`) }),
      ...bilingualPair('text', { en: en(`${key}.text`), ar: ar(`${key}.text`) }),
    }))
}

const textsIn = (locale: Locale) => getTranslations({ locale, namespace: 'exporterTools' })

/** The tools as links with their names in a language. */
export async function toolSteps(locale: Locale) {
  return (await exporterTools()).map((tool) => ({
    key: tool.key,
    href: localePath(locale, tool.path),
    title: inLocale(tool, 'title', locale),
    text: inLocale(tool, 'text', locale),
  }))
}

/** The export plan among the tools: an answer has its own ways to the others, which know its product. */
export async function planStep(locale: Locale) {
  return (await toolSteps(locale)).filter(({ key }) => key === 'plan')
}
