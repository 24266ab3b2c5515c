import { textsOf } from '@/lib/bilingual/in-locale'
import { entryAddress } from '@/lib/routing/entry-address'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { slugOf } from '@/lib/i18n/slug'
import { z } from 'zod'

type Fields = Readonly<Record<string, unknown>>

const entryNames = z.object({
  menu_id: z.number(),
  a_id: z.number().nullable(),
  path: z.string().nullable(),
  url: z.string(),
  url_ara: z.string(),
})

const home = () => routes.home()

/** Page ids of the pages that show a whole list. */
const guidePage = '120-export-guide'
const publicationsPage = '130-publications'
const assessmentPage = '140-initial-export-readiness-assessment'
const internationalBuyers = 2

const pagePaths: Readonly<Record<string, (id: number, record: Fields, locale: Locale) => string>> =
  {
    'menu-pages': home,
    pages: (id, record, locale) => entryAddress({ id, ...entryNames.parse(record) }, locale),
    slides: home,
    'home-blocks': home,
    'export-tiles': home,
    goals: home,
    partners: home,
    membership: home,
    offices: home,
    'social-links': home,
    settings: home,
    sponsors: (id) => routes.sponsor(id),
    news: (id, record) => {
      const { en, ar } = textsOf(record, 'DESCRIPTION')
      return routes.newsItem(id, slugOf(en || ar))
    },
    faqs: (_id, { audience }) =>
      audience === internationalBuyers ? routes.buyersFaq() : routes.faq(),
    'faq-tabs': (_id, { audience }) =>
      audience === internationalBuyers ? routes.buyersFaq() : routes.faq(),
    guide: () => routes.applicationPage(guidePage),
    'readiness-questions': () => routes.applicationPage(assessmentPage),
    publications: () => routes.applicationPage(publicationsPage),
    agreements: () => routes.freeTradeAgreements(),
    'country-agreements': (id) => routes.countryAgreement(id),
    events: (id) => routes.event(id),
    credentials: (id) => routes.credential(id),
    institutions: (id) => routes.institution(id),
    'expert-fields': () => routes.poolOfExperts(),
    experts: () => routes.poolOfExperts(),
    'access-agreements': () => routes.markets(),
    'origin-proofs': () => routes.markets(),
    'market-documents': (_id, { countries }) => marketPath(z.array(z.string()).parse(countries)[0]),
    'market-access': (_id, { country_code }) => marketPath(country_code),
    'additional-duties': (_id, { country_code }) => marketPath(country_code),
    'market-datasets': () => routes.marketData(),
  }

/** The page of a market that shows a statement; of one for every market, their list. */
function marketPath(code: unknown): string {
  return typeof code === 'string' ? routes.market(code) : routes.markets()
}

/** Whether records of a kind have a page of their own, one of their list, or the home page. */
export function hasPage(kind: string): boolean {
  return Object.hasOwn(pagePaths, kind)
}

/** The path of the page that shows a record, without language prefix; the home page by default. */
export function pagePath(kind: string, id: string, record: Fields, locale: Locale): string {
  const pathFor = Object.hasOwn(pagePaths, kind) ? pagePaths[kind] : undefined
  return (pathFor ?? home)(Number(id.split('.').at(-1)), record, locale)
}

/** A record as a preview shows it: visible, even where it is hidden from the public. */
export function madeVisible(record: Fields): Record<string, unknown> {
  const switches = ['status', 'visible'].filter((name) => name in record)
  return { ...record, ...Object.fromEntries(switches.map((name) => [name, 1])) }
}
