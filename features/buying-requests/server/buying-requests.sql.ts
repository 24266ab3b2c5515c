import 'server-only'
import { publishedStates } from '@/lib/db/codes/buying-requests'
import type { QueryOf } from '@/lib/api/endpoint'
import { valuesOf, idsOf } from '@/lib/api/list-query'
import type { RowRange } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { withIds } from '@/lib/db/filters'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import { countries } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { industries, industryChapters } from '@/lib/db/schema/sectors'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { buyingRequestList } from '../contract'

type BoardQuery = QueryOf<typeof buyingRequestList>

/** The public condition as a constant, so that the partial index serves it. */
const isOpen = sql`${buyingRequests.state} = 'open'`

/** What is wanted, with the names of the goods and of the market. */
export const wantedColumns = {
  id: buyingRequests.id,
  ...columnPair(buyingRequests, 'product'),
  ...columnPair(buyingRequests, 'quality'),
  ...columnPair(buyingRequests, 'certificates'),
  hs_code: buyingRequests.hs_code,
  subheading: columnPair(hsSubheadings, 'name'),
  heading: columnPair(hsHeadings, 'name'),
  chapter: { code: hsChapters.code, ...columnPair(hsChapters, 'name') },
  quantity: buyingRequests.quantity,
  unit: buyingRequests.unit,
  market: { id: countries.id, iso2: countries.code_2, ...columnPair(countries, 'name') },
  deadline: buyingRequests.deadline,
}

/** The same, with what the public reads of its state. */
export const publicColumns = {
  ...wantedColumns,
  state: buyingRequests.state,
  sample: buyingRequests.sample,
  published_at: buyingRequests.published_at,
  updated_at: buyingRequests.updated_at,
}

/** The joins that the names need. */
export const wantedJoins = {
  subheading: eq(hsSubheadings.code, buyingRequests.hs_code),
  heading: eq(hsHeadings.code, hsSubheadings.heading),
  chapter: eq(hsChapters.code, hsHeadings.chapter),
  market: eq(countries.id, buyingRequests.market_id),
}

function selected(db: Executor) {
  return db
    .select(publicColumns)
    .from(buyingRequests)
    .innerJoin(hsSubheadings, wantedJoins.subheading)
    .innerJoin(hsHeadings, wantedJoins.heading)
    .innerJoin(hsChapters, wantedJoins.chapter)
    .innerJoin(countries, wantedJoins.market)
}

function listed(db: Executor, query: BoardQuery, day: string) {
  const sectors = idsOf(query.industry)
  const chapters = valuesOf(query.chapter)
  const days = valuesOf(query.deadline)?.[0]
  return and(
    isOpen,
    chapters && inArray(buyingRequests.chapter, chapters),
    sectors &&
      inArray(
        buyingRequests.chapter,
        db
          .select({ chapter: industryChapters.chapter })
          .from(industryChapters)
          .where(inArray(industryChapters.industry_id, sectors)),
      ),
    withIds(buyingRequests.market_id, query.country),
    days === undefined
      ? undefined
      : lte(buyingRequests.deadline, sql`${day}::date + ${Number(days)}::int`),
    query.q !== undefined ? matching(query.q) : undefined,
  )
}

/** The words of a request, or the first digits of its HS code. */
function matching(text: string) {
  const code = text.replaceAll(/[\s.]/g, '')
  const found = matchesTokens(buyingRequests.search, text)
  if (!/^\d{2,6}$/.test(code)) return found
  return or(found, sql`starts_with(${buyingRequests.hs_code}, ${code})`)
}

const orders = {
  newest: [desc(buyingRequests.published_at), desc(buyingRequests.id)],
  deadline: [asc(buyingRequests.deadline), desc(buyingRequests.id)],
}

/** The open requests of a view. */
export async function selectOpenRequests(
  db: Executor,
  query: BoardQuery & { day: string },
  { limit, offset }: RowRange,
) {
  return selected(db)
    .where(listed(db, query, query.day))
    .orderBy(...orders[query.sort ?? 'newest'])
    .limit(limit)
    .offset(offset)
}

export async function countOpenRequests(db: Executor, query: BoardQuery & { day: string }) {
  return countUpTo(db, buyingRequests, listed(db, query, query.day))
}

/** A request that is or was public. */
export async function findPublicRequest(db: Executor, id: number) {
  const [row] = await selected(db)
    .where(
      and(
        eq(buyingRequests.id, id),
        inArray(buyingRequests.state, [...publishedStates]),
        isNotNull(buyingRequests.published_at),
      ),
    )
    .limit(1)
  return row
}

/** The chapters, sectors and markets of the open requests. */
export async function selectChoices(db: Executor) {
  const chapters = await db
    .selectDistinct({ code: hsChapters.code, ...columnPair(hsChapters, 'name') })
    .from(buyingRequests)
    .innerJoin(hsChapters, eq(hsChapters.code, buyingRequests.chapter))
    .where(isOpen)
    .orderBy(asc(hsChapters.code))
  const sectors = await db
    .selectDistinct({ id: industries.iid, ...columnPair(industries, 'name') })
    .from(buyingRequests)
    .innerJoin(industryChapters, eq(industryChapters.chapter, buyingRequests.chapter))
    .innerJoin(industries, eq(industries.iid, industryChapters.industry_id))
    .where(and(isOpen, eq(industries.status, 1)))
    .orderBy(asc(industries.iid))
  const markets = await db
    .selectDistinct({ id: countries.id, ...columnPair(countries, 'name') })
    .from(buyingRequests)
    .innerJoin(countries, wantedJoins.market)
    .where(isOpen)
    .orderBy(asc(countries.id))
  return { chapters, industries: sectors, countries: markets }
}
