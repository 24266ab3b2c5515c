import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { plainText } from '@/lib/html/plain-text'
import { entryAddress } from '@/lib/routing/entry-address'
import { locales, type Locale } from '@/lib/i18n/locale'
import { officeAnchor, questionAnchor, stepAnchor } from '@/lib/routing/anchors'
import { routes } from '@/lib/routing/routes'
import { faqTabs } from '@/lib/routing/tabs'
import { slugOf } from '@/lib/i18n/slug'
import { vectorOf, vocabularyOf, type Weighted } from '@/lib/search/vector'
import { nameOf } from '@/lib/search/tokens'
import { searchLength } from '@/lib/api/list-state'
import { z } from 'zod'
import { type SearchType, listPages } from '../kinds/contract'
import { monthsBetween } from '../rules/event-months'
import { tierOf, weightOf } from '../rules/kind-weights'
import type { SourceRow } from './sources.sql'
import type { DocumentRow } from './search-documents.sql'

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
    subjects: present([...row.subjects, ...timesOf(kind, row)]),
    texts: [texts.en, texts.ar],
    codes,
  }
  const [english, arabic] = locales.map((locale) =>
    pathOf(kind, row, { locale, title: titles[locale] || titles.en || titles.ar, listAddress }),
  )
  const document: DocumentRow = {
    kind,
    record_id: row.id,
    audience: isForMembers(kind, row) ? 'user' : 'public',
    tier: tierOf(kind, row.id),
    weight: weightOf(kind, row.facts),
    date: row.date,
    ...bilingualPair('title', titles),
    ...bilingualPair('text', texts),
    english_name: nameOf(titles.en),
    arabic_name: nameOf(titles.ar),
    english_path: english ?? '/',
    arabic_path: arabic ?? '/',
    codes,
    facets: row.facts,
    words: vectorOf(kind, weighted),
  }
  return { document, vocabulary: document.audience === 'public' ? vocabularyOf(weighted) : [] }
}

/** Publications are read by members; so are studies and premium statistics. */
const isForMembers = (kind: SearchType, { address }: SourceRow) =>
  kind === 'publications' || (kind === 'statistics' && address.is_public === 0)

const period = z.object({ date_start: z.string(), date_end: z.string() })

/** The months of an event. */
function timesOf(kind: SearchType, { facts }: SourceRow): string[] {
  if (kind !== 'events') return []
  const { date_start, date_end } = period.parse(facts)
  return monthsBetween(date_start, date_end)
}

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

/** A part of a page: the number of the page, and the query that opens the part. */
const part = z.object({ page_id: z.number(), query: z.string() })
const office = z.object({ office_id: z.number() })
const market = z.object({ market: z.string() })

/** The address of a page that editors write, of a part of one, of an office or of a market. */
function pagePath({ id, address }: SourceRow, locale: Locale, listAddress: ListAddress): string {
  const ofOffice = office.safeParse(address)
  if (ofOffice.success) {
    const { office_id } = ofOffice.data
    return `${listAddress(listPages.contact, locale)}#${officeAnchor({ id: office_id })}`
  }
  const ofMarket = market.safeParse(address)
  if (ofMarket.success) return routes.market(ofMarket.data.market)
  const found = part.safeParse(address)
  if (!found.success) return entryAddress({ id, ...entry.parse(address) }, locale)
  const { page_id, query } = found.data
  return `${listAddress(page_id, locale)}?${query}`
}

const question = z.object({ audience: z.number(), tab_id: z.number() })
const statistic = z.object({ identifier: z.string(), kind: z.string(), is_public: z.number() })

/** The address of a question: the group of its audience, and its anchor there. */
function questionPath({ id, address }: SourceRow, exporters: string): string {
  const { audience, tab_id } = question.parse(address)
  const tab = faqTabs[tab_id - 1]
  const query = tab === undefined || tab_id === 1 ? '' : `?tab=${tab}`
  return `${audience === 1 ? `${exporters}${query}` : routes.buyersFaq(tab_id)}#${questionAnchor(id)}`
}

/** The tab of interactive data, and the data type it opens with. */
const interactiveTab = 5
const firstType = 'statistics'

/** The address of a statistic: its page, or the list of its type in market information. */
function statisticPath({ address }: SourceRow, market: string, title: string): string {
  const { identifier, kind, is_public } = statistic.parse(address)
  if (is_public === 1) return routes.statistic(identifier)
  const query = new URLSearchParams({ tab: String(interactiveTab) })
  if (kind !== firstType) query.set('type', kind)
  query.set('q', cut(title))
  return `${market}?${query}`
}

/** The address of a record: its own page, or its list filtered by its name. */
function pathOf(
  kind: SearchType,
  row: SourceRow,
  { locale, title, listAddress }: { locale: Locale; title: string; listAddress: ListAddress },
): string {
  const inList = (address: string) => `${address}?${new URLSearchParams({ q: cut(title) })}`
  switch (kind) {
    case 'pages':
      return pagePath(row, locale, listAddress)
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
    case 'questions':
      return questionPath(row, listAddress(listPages.questions, locale))
    case 'guide':
      return `${listAddress(listPages.guide, locale)}#${stepAnchor(row.id)}`
    case 'statistics':
      return statisticPath(row, listAddress(listPages.publications, locale), title)
    case 'credentials':
      return inList(listAddress(listPages.credentials, locale))
    case 'barriers':
      return routes.barrier(row.id)
    case 'requests':
      return routes.buyingRequest(row.id)
    case 'news':
      return routes.newsItem(row.id, slugOf(textsOf(row, 'title').en || title))
  }
}

/** A title cut to the length that the search of a list accepts. */
function cut(title: string): string {
  return title.slice(0, searchLength).toWellFormed().trim()
}
