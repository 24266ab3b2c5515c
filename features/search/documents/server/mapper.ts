import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { plainText } from '@/lib/html/plain-text'
import { entryAddress } from '@/lib/routing/entry-address'
import { locales, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { slugOf } from '@/lib/i18n/slug'
import { vectorOf, vocabularyOf, type Weighted } from '@/lib/search/vector'
import { nameOf } from '@/lib/search/tokens'
import { searchLength } from '@/lib/api/list-state'
import { z } from 'zod'
import type { SearchType } from '../../kinds/contract'
import { kindWeights, tierOf } from '../rules'
import type { SourceRow } from '../../sources/server/repository'
import type { DocumentRow } from './repository'

/** The page ids of lists whose records have no page of their own (spec part 3, 'Global search'). */
export const listPages = { events: 90, exports: 150, publications: 130 } as const

/** Returns the address of a list by its page id, in a language. */
export type ListAddress = (pageId: number, locale: Locale) => string

const maxTextLength = 10_000

/** The search document of a record, and its vocabulary for spelling corrections. */
export function documentOf(kind: SearchType, row: SourceRow, listAddress: ListAddress) {
  const titles = textsOf(row, 'title')
  const plain = textsOf(row, 'text')
  const texts = { en: shortened(plainText(plain.en)), ar: shortened(plainText(plain.ar)) }
  const codes = present(row.codes)
  const weighted: Weighted = {
    titles: present([titles.en, titles.ar, ...row.names]),
    subjects: present(row.subjects),
    texts: [texts.en, texts.ar],
    codes,
  }
  const [english, arabic] = locales.map((locale) =>
    pathOf(kind, row, { locale, title: titles[locale] || titles.en || titles.ar, listAddress }),
  )
  const document: DocumentRow = {
    kind,
    record_id: row.id,
    audience: kind === 'publications' ? 'user' : 'public',
    tier: tierOf(kind, row.id),
    weight: kindWeights[kind],
    date: row.date,
    ...bilingualPair('title', titles),
    ...bilingualPair('text', texts),
    english_name: nameOf(titles.en),
    arabic_name: nameOf(titles.ar),
    english_path: english ?? '/',
    arabic_path: arabic ?? '/',
    codes,
    facets: kind === 'events' ? eventFacets.parse(row.address) : {},
    words: vectorOf(kind, weighted),
  }
  return { document, vocabulary: document.audience === 'public' ? vocabularyOf(weighted) : [] }
}

const eventFacets = z.object({ location_type: z.string() })

const present = (values: readonly (string | null)[]) =>
  values.filter((value) => value !== null && value.trim() !== '').map((value) => value ?? '')

const shortened = (text: string) =>
  text.length > maxTextLength ? text.slice(0, maxTextLength).toWellFormed() : text

const entry = z.object({
  menu_id: z.number(),
  a_id: z.number().nullable(),
  path: z.string().nullable(),
  url: z.string(),
  url_ara: z.string(),
})

/** The address of a record: its own page, or its list filtered by its name. */
function pathOf(
  kind: SearchType,
  row: SourceRow,
  { locale, title, listAddress }: { locale: Locale; title: string; listAddress: ListAddress },
): string {
  const inList = (address: string) => `${address}?${new URLSearchParams({ q: cut(title) })}`
  switch (kind) {
    case 'pages':
      return entryAddress({ id: row.id, ...entry.parse(row.address) }, locale)
    case 'events':
      return row.address.location_type === 'Local event'
        ? inList(routes.localEvents())
        : inList(listAddress(listPages.events, locale))
    case 'trades':
      return inList(routes.freeTradeAgreements())
    case 'agreements':
      return routes.countryAgreement(row.id)
    case 'exports':
      return inList(listAddress(listPages.exports, locale))
    case 'publications':
      return inList(listAddress(listPages.publications, locale))
    case 'experts':
      return inList(routes.poolOfExperts())
    case 'companies':
      return routes.company(row.id)
    case 'products':
    case 'services':
      return routes.offer(kind, row.id)
    case 'news':
      return routes.newsItem(row.id, slugOf(textsOf(row, 'title').en || title))
  }
}

/** A title cut to the length that the search of a list accepts. */
function cut(title: string): string {
  return title.slice(0, searchLength).toWellFormed().trim()
}
