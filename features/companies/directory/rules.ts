import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { writtenLink } from '@/lib/i18n/written-link'
import type { Company } from './contract'
import type { CompanyState } from './search-params'

/** The page id of the list of companies (spec part 2 section 2). */
export const companiesPageId = 160

/** The status of an approved company (spec part 2 section 9). */
export const approvedStatus = 20

/** Where a company sits: 1 local, 2 international (spec part 2 section 9). */
export const localLocation = 1

/** Whether filters mean this company, where the provider does not filter. */
export function matchesCompany(
  company: Company,
  { q, industry, service, country, governorate }: CompanyState['filters'],
): boolean {
  const has = (chosen: readonly string[], own: readonly (number | null)[]) =>
    chosen.length === 0 || own.some((id) => chosen.includes(String(id)))
  const texts = (['company_registered_name', 'description'] as const).flatMap((field) =>
    Object.values(textsOf(company, field)),
  )
  return (
    company.status === approvedStatus &&
    has(industry, company.industry_information_for_products) &&
    has(service, company.industry_information_for_services) &&
    has(country, company.countries_of_operations) &&
    has(governorate, [company.governorates]) &&
    mentions([...texts, company.company_trading_name], q[0] ?? '')
  )
}

/** A company's own site: a web address, or null. */
export function companySite({ website_url }: Pick<Company, 'website_url'>): string | null {
  const link = writtenLink(website_url, 'en')
  return link?.external ? link.href : null
}

/** What the head of a company's page says; its address is the same in both languages. */
export function companyHead(company: Company, locale: Locale) {
  const path = routes.company(company.id)
  return {
    title: inLocale(company, 'company_registered_name', locale),
    description: inLocale(company, 'description', locale),
    paths: { en: path, ar: path },
  }
}
