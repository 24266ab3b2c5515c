import 'server-only'
import type { MenuEntry } from '@/features/pages/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import { entryAddress } from '@/lib/routing/entry-address'
import { locales, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { slugOf } from '@/lib/i18n/slug'
import type { SearchType } from '../kinds/contract'
import { searchableRecord, type SearchableRecord } from '../rules/provider'

const inBoth = (make: (locale: Locale) => string): Record<Locale, string> => ({
  en: make('en'),
  ar: make('ar'),
})

const inPlain = (record: object, field: string) => {
  const texts = textsOf(record, field)
  return inBoth((locale) => plainText(texts[locale]))
}

/** The titles of a record; a single name without language counts for both languages. */
function titlesOf(record: object, field: string): Record<Locale, string> {
  const found = textsOf(record, field)
  const bare = Object.entries(record).find(([name]) => name === field)?.[1]
  const only = typeof bare === 'string' ? bare : ''
  return found.en || found.ar ? found : { en: only, ar: '' }
}

/** The address of a list filtered by the name of a record (spec part 3, 'Global search'). */
const inList = (address: string) => (titles: Record<Locale, string>) =>
  inBoth((locale) => {
    const title = titles[locale] || titles.en || titles.ar
    return `${address}?${new URLSearchParams({ q: title })}`
  })

interface Fields {
  title: string
  text?: string
  paths: (titles: Record<Locale, string>, id: number) => Record<Locale, string>
}

const eventLists = {
  local: inList(routes.localEvents()),
  international: inList(routes.applicationPage('90')),
}

/** The records of one dataset. */
export function toRecords(
  kind: SearchType,
  records: readonly { id: number; location_type?: string }[],
  { title, text, paths }: Fields,
): SearchableRecord[] {
  return records.map((record) => {
    const titles = titlesOf(record, title)
    const texts = text === undefined ? { en: '', ar: '' } : inPlain(record, text)
    const list = record.location_type === 'Local event' ? 'local' : 'international'
    const found = kind === 'events' ? eventLists[list](titles) : paths(titles, record.id)
    return searchableRecord({ kind, record_id: record.id, titles, texts, paths: found })
  })
}

/** The addresses of the records of each dataset, and the fields that are searched. */
export const datasetFields = {
  events: { title: 'name', text: 'description', paths: eventLists.international },
  trades: { title: 'DESCRIPTION', text: 'TARIFF', paths: inList(routes.freeTradeAgreements()) },
  exports: { title: 'name', text: 'description', paths: inList(routes.applicationPage('150')) },
  publications: {
    title: 'DESCRIPTION',
    text: 'TARIFF',
    paths: inList(routes.applicationPage('130')),
  },
  companies: {
    title: 'company_registered_name',
    paths: (_, id) => inBoth(() => routes.company(id)),
  },
  experts: { title: 'FULL_NAME', text: 'DESCRIPTION', paths: inList(routes.poolOfExperts()) },
  news: {
    title: 'DESCRIPTION',
    text: 'TARIFF',
    paths: (titles, id) => inBoth(() => routes.newsItem(id, slugOf(titles.en || titles.ar))),
  },
} as const satisfies Partial<Record<SearchType, Fields>>

/** The pages of a provider's menus, without aliases and external links. */
export function toPages(entries: readonly MenuEntry[]): SearchableRecord[] {
  return entries
    .filter((entry) => entry.alias_of === null && textsOf(entry, 'link').en === '')
    .map((entry) =>
      searchableRecord({
        kind: 'pages',
        record_id: entry.id,
        titles: textsOf(entry, 'title'),
        texts: inPlain(entry, 'content'),
        paths: {
          en: entryAddress(entry, locales[0]),
          ar: entryAddress(entry, locales[1]),
        },
      }),
    )
}
