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

/** Page ids of the pages that show a list or a whole. */
const guidePage = '120-export-guide'
const publicationsPage = '130-publications'
const assessmentPage = '140-initial-export-readiness-assessment'
const internationalBuyers = 2

const places: Readonly<Record<string, (id: number, record: Fields, locale: Locale) => string>> = {
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
}

/** Whether records of a kind are seen on a page of their own, of a list, or on the home page. */
export function hasPlace(kind: string): boolean {
  return Object.hasOwn(places, kind)
}

/** Where the public will see a record, without language prefix; the home page where nowhere else. */
export function placeOf(kind: string, id: string, record: Fields, locale: Locale): string {
  const place = Object.hasOwn(places, kind) ? places[kind] : undefined
  return (place ?? home)(Number(id.split('.').at(-1)), record, locale)
}

/** A record as it is shown in a preview, also where it is not yet to be seen by the public. */
export function madeVisible(record: Fields): Record<string, unknown> {
  const switches = ['status', 'visible'].filter((name) => name in record)
  return { ...record, ...Object.fromEntries(switches.map((name) => [name, 1])) }
}
