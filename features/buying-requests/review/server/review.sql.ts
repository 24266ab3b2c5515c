import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { numberIn, valuesOf } from '@/lib/api/list-query'
import type { RowRange } from '@/lib/api/paging'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import { buyingRequestStates, workedOnStates } from '@/lib/db/codes/buying-requests'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { someMatching } from '@/lib/db/search-page'
import { matchesTokens } from '@/lib/db/search-vector'
import { buyingRequestVector } from '@/lib/db/staff-search-vectors'
import { users } from '@/lib/db/schema/accounts'
import { buyingRequestOffers, buyingRequests, isSentOffer } from '@/lib/db/schema/buying-requests'
import { conversations, isReported } from '@/lib/db/schema/conversations'
import { countries } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { wantedColumns, wantedJoins } from '../../server/buying-requests.sql'
import type { requestReviews } from '../contract'

type ReviewQuery = QueryOf<typeof requestReviews>

const hasReport = sql<boolean>`exists (select from ${buyingRequestOffers}
  join ${conversations} on ${conversations.id} = ${buyingRequestOffers.conversation_id}
  where ${buyingRequestOffers.request_id} = ${buyingRequests.id} and ${isReported})`

function listed({ q, state, waiting }: ReviewQuery) {
  const given = valuesOf(state)
  const states = given && buyingRequestStates.filter((one) => given.includes(one))
  const number = q === undefined ? null : numberIn(q)
  const texts = [
    ...columnsOf(buyingRequests, ['product']),
    buyingRequests.company,
    buyingRequests.name,
    buyingRequests.email,
    buyingRequests.hs_code,
  ]
  return and(
    states && inArray(buyingRequests.state, states),
    waiting && or(eq(buyingRequests.state, 'review'), hasReport),
    number === null ? mentions(texts, q) : eq(buyingRequests.id, number),
  )
}

const orders = {
  waiting: [asc(buyingRequests.updated_at), asc(buyingRequests.id)],
  newest: [desc(buyingRequests.id)],
}

export async function selectReviews(db: Executor, query: ReviewQuery, { limit, offset }: RowRange) {
  const { id, hs_code, state, company, deadline, sample, created_at, updated_at } = buyingRequests
  const offers = db
    .select({ count: count() })
    .from(buyingRequestOffers)
    .where(and(eq(buyingRequestOffers.request_id, buyingRequests.id), isSentOffer))
  return db
    .select({
      ...columnPair(buyingRequests, 'product'),
      id,
      hs_code,
      state,
      company,
      deadline,
      sample,
      created_at,
      updated_at,
      market: columnPair(countries, 'name'),
      offers: sql<number>`(${offers})::int`,
      is_reported: hasReport,
    })
    .from(buyingRequests)
    .innerJoin(countries, wantedJoins.market)
    .where(listed(query))
    .orderBy(...orders[query.sort ?? 'waiting'])
    .limit(limit)
    .offset(offset)
}

export async function countReviews(db: Executor, query: ReviewQuery) {
  return countUpTo(db, buyingRequests, listed(query))
}

const buyerCountries = alias(countries, 'buyer_countries')

/** A request with all that staff read. */
export async function findReview(db: Executor, id: number) {
  const { version, state, name, company, email, locale, may_introduce, unchecked } = buyingRequests
  const { enquiry_id, result, refusal_reason, sample, created_at, published_at } = buyingRequests
  const [found] = await db
    .select({
      ...wantedColumns,
      version,
      state,
      name,
      company,
      email,
      locale,
      may_introduce,
      unchecked,
      enquiry_id,
      result,
      refusal_reason,
      sample,
      created_at,
      published_at,
      country: columnPair(buyerCountries, 'name'),
    })
    .from(buyingRequests)
    .innerJoin(hsSubheadings, wantedJoins.subheading)
    .innerJoin(hsHeadings, wantedJoins.heading)
    .innerJoin(hsChapters, wantedJoins.chapter)
    .innerJoin(countries, wantedJoins.market)
    .innerJoin(buyerCountries, eq(buyerCountries.id, buyingRequests.country_id))
    .where(eq(buyingRequests.id, id))
  return found
}

/** Some requests that a text names, or the one of a number and those of an HS code. */
export async function selectNamed(db: Executor, search: string, limit: number) {
  const { id, company } = buyingRequests
  const vector = buyingRequestVector(getTableColumns(buyingRequests))
  const number = numberIn(search)
  const isNamed =
    number === null
      ? matchesTokens(vector, search)
      : or(eq(id, number), eq(buyingRequests.hs_code, search.trim()))
  return db
    .select({ id, company, ...columnPair(buyingRequests, 'product') })
    .from(buyingRequests)
    .where(someMatching(id, isNamed, limit))
}

/** Other requests of an address that are not closed. */
export async function selectSimilar(db: Executor, { id, email }: { id: number; email: string }) {
  return db
    .select({ id: buyingRequests.id, ...columnPair(buyingRequests, 'product') })
    .from(buyingRequests)
    .where(
      and(
        sql`lower(${buyingRequests.email}) = lower(${email})`,
        ne(buyingRequests.id, id),
        eq(buyingRequests.sample, false),
        inArray(buyingRequests.state, [...workedOnStates]),
      ),
    )
    .orderBy(desc(buyingRequests.id))
    .limit(20)
}

/** Whether a person of staff is the buyer of a request, with or without the account. */
export async function isBuyer(
  db: Executor,
  person: number,
  { user_id, email }: { user_id: number | null; email: string },
) {
  if (user_id === person) return true
  const isTheirs = and(eq(users.id, person), eq(sql`lower(${users.email})`, email.toLowerCase()))
  return (await db.$count(users, isTheirs)) > 0
}
