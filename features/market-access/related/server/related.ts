import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, renamePair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { slugOf } from '@/lib/i18n/slug'
import { today as currentDay, yearsBefore } from '@/lib/i18n/today'
import { routes } from '@/lib/routing/routes'
import { coversCode } from '../../rules'
import type { PaperRow } from '../../server/market-access.sql'
import {
  countriesOf,
  loadGround,
  loadProduct,
  marketIn,
  papersFor,
} from '../../server/market-access'
import type { marketRelated, RelatedRecords } from '../contract'
import {
  countPublications,
  selectBodies,
  selectCompanies,
  selectEvents,
  selectExperts,
  selectNews,
  selectOffers,
  selectSectors,
  type Subject,
} from './related.sql'

const maxRecords = 6

/** How far back news is of interest. */
const newsYears = 3

type Link = RelatedRecords['events'][number]
type Offer = RelatedRecords['offers']['records'][number]

const noDetail = bilingualPair('detail', { en: '', ar: '' })

const nothing: RelatedRecords = {
  companies: { total: 0, records: [] },
  offers: { total: 0, records: [] },
  events: [],
  institutions: [],
  experts: [],
  news: [],
  publications: { total: 0, newest: null },
}

/**
 * Public records that concern a market, a product or both, a few of each; nothing without either.
 * Throws `not_found` for an unknown market or product.
 */
export async function getRelated({
  market: iso2,
  hs,
}: QueryOf<typeof marketRelated>): Promise<RelatedRecords> {
  if (iso2 === undefined && hs === undefined) return nothing
  const db = await database()
  const today = currentDay()
  const { subject, papers } = await subjectOf(db, iso2, hs)
  const [companies, offers, events, experts, news, publications] = await Promise.all([
    selectCompanies(db, subject, maxRecords),
    hs === undefined ? [] : selectOffers(db, hs, maxRecords),
    selectEvents(db, subject, today, maxRecords),
    selectExperts(db, subject, maxRecords),
    selectNews(db, subject, yearsBefore(today, newsYears), maxRecords),
    countPublications(db, subject),
  ])
  return {
    companies: {
      total: companies[0]?.total ?? 0,
      records: companies.map((company) => companyLink(company, iso2)),
    },
    offers: {
      total: offers[0]?.total ?? 0,
      records: offers.map((offer) => offerLink(offer, iso2)),
    },
    events: events.map(eventLink),
    institutions: await bodiesOf(db, papers, hs),
    experts: experts.map((entry) => ({
      ...renamePair(entry, 'FULL_NAME', 'title'),
      ...renamePair(entry, 'field', 'detail'),
      path: routes.poolOfExperts(),
    })),
    news: news.map(newsLink),
    publications,
  }
}

/** How many events and how much news a plan lists. */
const maxOfMany = 4

interface RelatedToAny extends Pick<RelatedRecords, 'news' | 'publications'> {
  events: (Link & { id: number; has_begun: boolean })[]
}

/**
 * Public events, news and reports for any of some markets and products, a few of each. An event with
 * sectors has one of the products.
 */
export async function getRelatedToAny({
  markets,
  products,
}: {
  markets: readonly string[]
  products: readonly string[]
}): Promise<RelatedToAny> {
  const { news, publications } = nothing
  if (markets.length + products.length === 0) return { events: [], news, publications }
  const db = await database()
  const today = currentDay()
  const found = await Promise.all([
    ...markets.map((iso2) => subjectOf(db, iso2, undefined)),
    ...products.map((hs) => subjectOf(db, undefined, hs)),
  ])
  const subjects = found.map(({ subject }) => subject)
  const subject: Subject = {
    countryIds: subjects.flatMap(({ countryIds }) => countryIds),
    names: subjects.flatMap(({ names }) => names),
    hs: undefined,
    sectors: subjects.flatMap(({ sectors }) => sectors),
    onlyOfSectors: true,
  }
  const [toCome, latest, counted] = await Promise.all([
    selectEvents(db, subject, today, maxOfMany),
    selectNews(db, subject, yearsBefore(today, newsYears), maxOfMany),
    countPublications(db, subject),
  ])
  const events = toCome.map((event) => ({
    ...eventLink(event),
    id: event.id,
    has_begun: event.date_start <= today,
  }))
  return { events, news: latest.map(newsLink), publications: counted }
}

async function subjectOf(db: Executor, iso2: string | undefined, hs: string | undefined) {
  const ground = await loadGround(db)
  const market = iso2 === undefined ? null : marketIn(ground, iso2)
  const codes = market ? countriesOf(market, ground) : []
  const product = hs === undefined ? null : await loadProduct(db, hs)
  const sectors = product ? await selectSectors(db, product.chapter.code) : []
  const named = [...(market ? [market] : []), ...sectors]
  const subject: Subject = {
    countryIds: codes.flatMap((code) => ground.countryIds.get(code) ?? []),
    names: named.flatMap((record) => Object.values(textsOf(record, 'name'))),
    hs,
    sectors: sectors.map(({ id }) => id),
  }
  return { subject, papers: market ? papersFor(codes, ground) : ground.papers }
}

type CompanyFound = Awaited<ReturnType<typeof selectCompanies>>[number]

function companyLink(company: CompanyFound, iso2: string | undefined): Link {
  const title = renamePair(company, 'company_registered_name', 'title')
  const ask = routes.askSupplier(company.id, marketOf(iso2))
  return { ...title, ...noDetail, path: routes.company(company.id), ask }
}

/** The market of a page as an address names it. */
const marketOf = (iso2: string | undefined) => (iso2 === undefined ? {} : { market: iso2 })

type OfferFound = Awaited<ReturnType<typeof selectOffers>>[number]

function offerLink(offer: OfferFound, iso2: string | undefined): Offer {
  const company = textsOf(offer, 'company_registered_name')
  return {
    ...renamePair(offer, 'name', 'title'),
    ...bilingualPair('detail', company),
    path: routes.offer('products', offer.id),
    ask: routes.askSupplier(offer.company_id, { products: offer.id, ...marketOf(iso2) }),
    hs_code: offer.hs_code ?? '',
  }
}

function eventLink(event: Awaited<ReturnType<typeof selectEvents>>[number]): Link {
  const place = textsOf(event.country, 'name')
  return {
    ...renamePair(event, 'name', 'title'),
    ...bilingualPair('detail', {
      en: joinTexts([place.en, formatDate(event.date_start, 'en')], 'en'),
      ar: joinTexts([place.ar, formatDate(event.date_start, 'ar')], 'ar'),
    }),
    path: routes.event(event.id),
  }
}

function newsLink(item: Awaited<ReturnType<typeof selectNews>>[number]): Link {
  return {
    ...renamePair(item, 'DESCRIPTION', 'title'),
    ...bilingualPair('detail', {
      en: formatDate(item.news_date, 'en'),
      ar: formatDate(item.news_date, 'ar'),
    }),
    path: routes.newsItem(item.id, slugOf(inLocale(item, 'DESCRIPTION', 'en'))),
  }
}

/** Bodies that issue papers for the goods, each with the papers. */
async function bodiesOf(
  db: Executor,
  papers: readonly PaperRow[],
  hs: string | undefined,
): Promise<Link[]> {
  const ours = papers.filter(
    (paper) => hs === undefined || (coversCode(paper.hs, hs) && !coversCode(paper.hs_except, hs)),
  )
  const ids = [...new Set(ours.map(({ institution_id: id }) => id).filter((id) => id !== null))]
  const bodies = await selectBodies(db, ids)
  return bodies.slice(0, maxRecords).map((body) => {
    const issued = ours.filter(({ institution_id }) => institution_id === body.id)
    const names = issued.map((paper) => textsOf(paper, 'name'))
    return {
      ...renamePair(body, 'name', 'title'),
      ...bilingualPair('detail', {
        en: joinTexts(
          names.map(({ en }) => en),
          'en',
        ),
        ar: joinTexts(
          names.map(({ ar }) => ar),
          'ar',
        ),
      }),
      path: routes.institution(body.id),
    }
  })
}
