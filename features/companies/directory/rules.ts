import type { SceneName } from '@/components/scene/names'
import { sceneOfSectors } from '@/components/scene/of-sector'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { routes } from '@/lib/routing/routes'
import { writtenLink } from '@/lib/i18n/written-link'
import type { Company } from './contract'

/** The page id of the list of companies (spec part 2 section 2). */
export const companiesPageId = 160

/** The location of a company: 1 local, 2 international (spec part 2 section 9). */
export const localLocation = 1

/** A company's own site: a web address, or null. */
export function companySite({ website_url }: Pick<Company, 'website_url'>): string | null {
  const link = writtenLink(website_url, 'en')
  return link?.external ? link.href : null
}

/**
 * The form for buyers, on the page with the list of companies; it names the company
 * (`features/enquiries/rules/subjects.ts`, `subjectIn`).
 */
export function requestHref({ id }: Pick<Company, 'id'>, listHref: string): string {
  return `${listHref}?about=company:${id}#matchmaking-form`
}

type Sectors = 'industry_information_for_products' | 'industry_information_for_services'

/** The scene of a company without a logo: its first sector. */
export function companyScene(company: Pick<Company, Sectors>): SceneName {
  return sceneOfSectors([
    ...company.industry_information_for_products,
    ...company.industry_information_for_services,
  ])
}

/** Metadata of a company's page; its address is the same in both languages. */
export function companyHead(company: Company, locale: Locale) {
  const path = routes.company(company.id)
  return {
    title: inLocale(company, 'company_registered_name', locale),
    description: firstSentence(inLocale(company, 'description', locale)),
    paths: { en: path, ar: path },
  }
}
