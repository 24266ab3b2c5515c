import 'server-only'
import { publicFigures } from '@/features/barriers/server/barriers'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { valueBands } from '@/lib/db/codes/outcomes'
import { database } from '@/lib/db/database'
import { instantAtHome, today } from '@/lib/i18n/today'
import type { Performance } from '../contract'
import {
  fewestAnswers,
  fewestCompanies,
  publishable,
  publishableGroups,
  publishableMonths,
  type OrderGroup,
} from '../rules'
import {
  countBuyingRequests,
  countEnquiries,
  countIntroductions,
  countQuotations,
  selectMonths,
  selectOrders,
  selectSectors,
} from './performance.sql'

const months = 12

/** The months of the figures, this one last, as `YYYY-MM`. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 7),
  )
}

const none = { received: 0, answered: 0, companies: 0, answering: 0, median_hours: null }

/** What the portal led to in the last twelve months, without sample records; nothing points to one company. */
export async function getPerformance(now = new Date()): Promise<Performance> {
  const db = await database()
  const day = today(now)
  const names = monthsUntil(day)
  const from = `${names[0]}-01`
  const since = instantAtHome(`${from}T00:00`).toISOString()
  const toOffice = { ...none, ...(await countEnquiries(db, since)) }
  const sent = { ...none, ...(await countQuotations(db, since)) }
  const introduced = await countIntroductions(db, since)
  const counted = await selectMonths(db, since)
  const enquiriesIn = new Map(counted.enquiries.map(({ month, count }) => [month, count]))
  const quotationsIn = publishableMonths(counted.quotations)
  const introductionsIn = publishableMonths(counted.introductions)
  return {
    from,
    until: day,
    enquiries: {
      received: toOffice.received,
      answered: toOffice.answered,
      median_hours: toOffice.answered < fewestAnswers ? null : toOffice.median_hours,
    },
    quotations: {
      received: publishable(sent.received, sent.companies),
      answered: publishable(sent.answered, sent.answering),
      median_hours: sent.answering < fewestCompanies ? null : sent.median_hours,
    },
    buying_requests: await countBuyingRequests(db, since),
    introductions: publishable(introduced.count, introduced.companies),
    orders: await ordersSince(since),
    barriers: await publicFigures(db),
    by_month: names.map((month) => ({
      month,
      enquiries: enquiriesIn.get(month) ?? 0,
      quotations: quotationsIn(month),
      introductions: introductionsIn(month),
    })),
  }
}

type Order = Awaited<ReturnType<typeof selectOrders>>[number]

function groupsBy<Key>(orders: readonly Order[], keyOf: (order: Order) => Key | null) {
  return [...Map.groupBy(orders, keyOf)].map(([key, of]): OrderGroup<Key> => ({
    key,
    orders: of.length,
    companies: of.map(({ company_id }) => company_id),
  }))
}

async function ordersSince(since: string): Promise<Performance['orders']> {
  const db = await database()
  const orders = await selectOrders(db, since)
  const sectors = publishableGroups(groupsBy(orders, ({ industry_id }) => industry_id))
  const bands = publishableGroups(groupsBy(orders, ({ band }) => band))
  if (orders.length === 0 || !sectors || !bands) return null
  const known = new Map((await selectSectors(db)).map((sector) => [sector.id, sector]))
  const named = (key: number | null) => {
    const sector = key === null ? undefined : known.get(key)
    return sector ? renamePair(sector, 'name', 'sector') : bothLanguages('sector', '')
  }
  const bandRank = (band: (typeof bands)[number]['key']) =>
    band === null ? valueBands.length : valueBands.indexOf(band)
  return {
    total: orders.length,
    by_sector: sectors.map(({ key, orders: of }) => ({
      industry_id: key,
      ...named(key),
      orders: of,
    })),
    by_band: bands
      .map(({ key, orders: of }) => ({ band: key, orders: of }))
      .toSorted((a, b) => bandRank(a.band) - bandRank(b.band)),
  }
}
