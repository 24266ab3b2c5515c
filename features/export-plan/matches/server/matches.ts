import 'server-only'
import { listConcerning } from '@/features/barriers/server/barriers'
import { listBuyingRequests } from '@/features/buying-requests/server/buying-requests'
import { listJoined } from '@/features/events/participation/server/participation'
import { getFollowFeed } from '@/features/follows/server/feeds'
import { getRelatedToAny } from '@/features/market-access/related/server/related'
import { pageOnly } from '@/lib/api/paging'
import type { Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, renamePair } from '@/lib/bilingual/pair'
import { database } from '@/lib/db/database'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { routes } from '@/lib/routing/routes'
import type { ExportPlan } from '../../contract'
import { planFor } from '../../people/server/people'
import { choiceOf } from '../../server/export-plan'
import { matchesLength, type PlanMatches } from '../contract'

/** What the portal has for the products and markets of a plan. Throws `not_found`. */
export async function getMatches(actor: Actor, plan?: number): Promise<PlanMatches> {
  const db = await database()
  const { owner } = await planFor(db, actor, plan, 'read')
  const { products, markets } = await choiceOf(db, owner.id)
  const codes = products.map(({ code }) => code)
  const places = markets.map(({ iso2 }) => iso2)
  const [related, requests, barriers, changes, joined] = await Promise.all([
    getRelatedToAny({ markets: places, products: codes }),
    requestsFor(codes),
    barriersFor(places, codes),
    changesIn(markets),
    listJoined(actor),
  ])
  const shown = { sample: false }
  return {
    requests,
    barriers,
    changes,
    reports: related.publications,
    events: related.events.map(({ id, has_begun, ...event }) => ({
      ...event,
      ...shown,
      is_now: has_begun,
      is_joined: joined.includes(id),
    })),
    news: related.news.map((item) => ({ ...item, ...shown })),
  }
}

type Match = PlanMatches['requests'][number]

/** The open requests of the products’ chapters, those of a heading itself first. */
async function requestsFor(codes: readonly string[]): Promise<Match[]> {
  if (codes.length === 0) return []
  const chapter = [...new Set(codes.map((code) => code.slice(0, 2)))].join(',')
  const found = pageOnly(await listBuyingRequests({ chapter, page: 1, per_page: 50 }))
  const isNear = ({ hs_code }: { hs_code: string }) => isOfHeading(hs_code, codes)
  return found.data
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
    .slice(0, matchesLength)
    .map((request) => ({
      ...renamePair(request, 'product', 'title'),
      ...detailOf(request.market, request.deadline),
      path: routes.buyingRequest(request.id),
      sample: request.sample,
    }))
}

/** The published barriers in the markets, for any goods or for those of the products’ headings. */
async function barriersFor(places: readonly string[], codes: readonly string[]): Promise<Match[]> {
  const found = await Promise.all(places.map((market) => listConcerning({ market })))
  return found
    .flat()
    .filter(({ hs_code }) => hs_code === null || codes.length === 0 || isOfHeading(hs_code, codes))
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
    .slice(0, matchesLength)
    .map(({ id, market, updated_at, sample, ...barrier }) => ({
      ...renamePair(barrier, 'title', 'title'),
      ...detailOf(market, updated_at),
      path: routes.barrier(id),
      sample,
    }))
}

const isOfHeading = (code: string, codes: readonly string[]) =>
  codes.some((one) => one.slice(0, 4) === code.slice(0, 4))

/** What changed in the markets, newest first: facts of a market, and agreements. */
async function changesIn(markets: ExportPlan['markets']): Promise<Match[]> {
  const feeds = await Promise.all(
    markets.map((market) => getFollowFeed({ kind: 'market', target: market.iso2 })),
  )
  const told = ['markets', 'agreements', 'countries']
  const entries = feeds.flatMap(({ news }) => news).filter(({ source }) => told.includes(source))
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
    .toSorted((one, other) => other.changed_at.localeCompare(one.changed_at))
    .slice(0, matchesLength)
    .map(({ path, changed_at, ...entry }) => ({
      ...renamePair(entry, 'title', 'title'),
      ...bilingualPair('detail', {
        en: formatDate(changed_at, 'en'),
        ar: formatDate(changed_at, 'ar'),
      }),
      path,
      sample: false,
    }))
}

function detailOf(market: object, day: string) {
  const names = textsOf(market, 'name')
  return bilingualPair('detail', {
    en: joinTexts([names.en, formatDate(day, 'en')], 'en'),
    ar: joinTexts([names.ar, formatDate(day, 'ar')], 'ar'),
  })
}
