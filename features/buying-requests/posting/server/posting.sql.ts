import 'server-only'
import type { BuyingRequestState, StepTaker } from '@/lib/db/codes/buying-requests'
import type { Executor } from '@/lib/db/database'
import { isRecent } from '@/lib/db/instants'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import {
  buyingRequestMatches,
  buyingRequestOffers,
  buyingRequests,
  buyingRequestSteps,
  isSentOffer,
} from '@/lib/db/schema/buying-requests'
import { enquiries } from '@/lib/db/schema/enquiries'
import { countries } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { wantedColumns, wantedJoins } from '../../server/buying-requests.sql'

export type NewRequest = typeof buyingRequests.$inferInsert

/** The account of a caller; undefined when it is closed. */
export async function findAccount(db: Executor, id: number) {
  const [found] = await db
    .select({ id: users.id, email: users.email, verified_at: users.email_verified_at })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser))
  return found
}

/** The request under an idempotency key. */
export async function findByKey(db: Executor, key: string) {
  const { id, email, state, user_id, request_hash } = buyingRequests
  const [found] = await db
    .select({ id, email, state, user_id, request_hash })
    .from(buyingRequests)
    .where(eq(buyingRequests.idempotency_key, key))
  return found
}

/** The fields of a form that name nothing the portal knows. */
export async function findUnknown(
  db: Executor,
  named: { hs_code: string; market: number; country: number },
): Promise<string[]> {
  const { hs_code, market, country } = named
  const [found] = await db
    .select({
      hs_code: sql<boolean>`exists (select from ${hsSubheadings} where ${hsSubheadings.code} = ${hs_code})`,
      market: isCountry(market),
      country: isCountry(country),
    })
    .from(sql`(values (1)) as one (it)`)
  return Object.entries(found ?? {}).flatMap(([field, isKnown]) => (isKnown ? [] : [field]))
}

const isCountry = (id: number) =>
  sql<boolean>`exists (select from ${countries} where ${countries.id} = ${id} and not ${countries.portal_own})`

/** Inserts a request with its first step; undefined when its key was used before. */
export async function insertRequest(db: Executor, row: NewRequest) {
  const [written] = await db
    .insert(buyingRequests)
    .values(row)
    .onConflictDoNothing({ target: buyingRequests.idempotency_key })
    .returning({ id: buyingRequests.id, email: buyingRequests.email })
  if (written) await insertStep(db, { request_id: written.id, state: row.state, by: 'buyer' })
  return written
}

/** The open account with an address. */
export async function findAccountOf(db: Executor, email: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isActiveUser))
  return found?.id ?? null
}

export async function insertStep(
  db: Executor,
  step: { request_id: number; state: BuyingRequestState; by: StepTaker },
) {
  await db.insert(buyingRequestSteps).values(step)
}

const { search: _search, ...columns } = getTableColumns(buyingRequests)

/** A request, locked until the transaction ends. */
export async function lockRequest(db: Executor, id: number) {
  const [found] = await db
    .select(columns)
    .from(buyingRequests)
    .where(eq(buyingRequests.id, id))
    .for('update')
  return found
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Changes a request, and its version; a new state is a step of its history. */
export async function updateRequest(
  db: Executor,
  id: number,
  change: Partial<NewRequest>,
  by: StepTaker,
) {
  await db
    .update(buyingRequests)
    .set({ ...change, version: sql`${buyingRequests.version} + 1`, updated_at: sql`now()` })
    .where(eq(buyingRequests.id, id))
  if (change.state) await insertStep(db, { request_id: id, state: change.state, by })
}

/** To whom a link must be signed. */
export async function findHolder(db: Executor, id: number) {
  const { email } = buyingRequests
  const [found] = await db
    .select({ id: buyingRequests.id, email })
    .from(buyingRequests)
    .where(eq(buyingRequests.id, id))
  return found
}

/** A request with all that its buyer may read. */
export async function findOwnRequest(db: Executor, id: number) {
  const { state, locale, name, company, email, refusal_reason, result, created_at } = buyingRequests
  const { country_id, may_introduce } = buyingRequests
  const [found] = await db
    .select({
      ...wantedColumns,
      state,
      locale,
      name,
      company,
      email,
      refusal_reason,
      result,
      created_at,
      country_id,
      may_introduce,
      is_expired: isUnconfirmedFor(confirmHours),
    })
    .from(buyingRequests)
    .innerJoin(hsSubheadings, wantedJoins.subheading)
    .innerJoin(hsHeadings, wantedJoins.heading)
    .innerJoin(hsChapters, wantedJoins.chapter)
    .innerJoin(countries, wantedJoins.market)
    .where(eq(buyingRequests.id, id))
  return found
}

/** The link of a mail that confirms an address works so long. */
const confirmHours = 24

const linkFrom = sql`coalesce(${buyingRequests.link_from}, ${buyingRequests.created_at})`

const isUnconfirmedFor = (hours: number) =>
  sql<boolean>`(${buyingRequests.state} = 'unconfirmed'
    and not ${isRecent(linkFrom, sql`make_interval(hours => ${hours}::int)`)})`

/** Whether the address of a request can no longer be confirmed, by the clock of the database. */
export async function isTooOld(db: Executor, id: number) {
  const [found] = await db
    .select({ id: buyingRequests.id })
    .from(buyingRequests)
    .where(and(eq(buyingRequests.id, id), isUnconfirmedFor(confirmHours)))
  return found !== undefined
}

/** Lets the link of an unconfirmed request work from now on; false where it no longer does. */
export async function renewUnconfirmed(db: Executor, id: number) {
  const rows = await db
    .update(buyingRequests)
    .set({ link_from: sql`now()` })
    .where(
      and(
        eq(buyingRequests.id, id),
        eq(buyingRequests.state, 'unconfirmed'),
        not(isUnconfirmedFor(confirmHours)),
      ),
    )
    .returning({ id: buyingRequests.id })
  return rows.length > 0
}

/** The history of a request, oldest first. */
export async function selectSteps(db: Executor, id: number) {
  const { state, by, at } = buyingRequestSteps
  return db
    .select({ state, by, at })
    .from(buyingRequestSteps)
    .where(eq(buyingRequestSteps.request_id, id))
    .orderBy(asc(buyingRequestSteps.id))
}

/** How many companies a request was matched with. */
export async function countMatches(db: Executor, id: number) {
  return db.$count(buyingRequestMatches, eq(buyingRequestMatches.request_id, id))
}

/** The requests of an account, and those under its verified address that are in no account. */
const keptOf = (userId: number) =>
  or(
    eq(buyingRequests.user_id, userId),
    and(
      isNull(buyingRequests.user_id),
      isNotNull(buyingRequests.confirmed_at),
      sql`lower(${buyingRequests.email}) = (select lower(${users.email}) from ${users}
        where ${users.id} = ${userId} and ${users.email_verified_at} is not null)`,
    ),
  )

/** The confirmed requests of a person, newest first, each with the number of offers. */
export async function selectOfPerson(db: Executor, userId: number) {
  const { email, state, created_at } = buyingRequests
  const offers = db
    .select({ count: count() })
    .from(buyingRequestOffers)
    .where(and(eq(buyingRequestOffers.request_id, buyingRequests.id), isSentOffer))
  return db
    .select({ ...wantedColumns, email, state, created_at, offers: sql<number>`(${offers})::int` })
    .from(buyingRequests)
    .innerJoin(hsSubheadings, wantedJoins.subheading)
    .innerJoin(hsHeadings, wantedJoins.heading)
    .innerJoin(hsChapters, wantedJoins.chapter)
    .innerJoin(countries, wantedJoins.market)
    .where(and(isNotNull(buyingRequests.confirmed_at), keptOf(userId)))
    .orderBy(desc(buyingRequests.id))
    .limit(200)
}

/** Everything that is kept of the requests of a person. */
export async function selectKeptOf(db: Executor, userId: number) {
  const { request_hash: _hash, idempotency_key: _key, ...kept } = columns
  return db.select(kept).from(buyingRequests).where(keptOf(userId)).orderBy(asc(buyingRequests.id))
}

/** A matchmaking enquiry of a person, as the source of a request. */
export async function findEnquiry(db: Executor, id: number, userId: number) {
  const { name, company, email, country_id: country, description } = enquiries
  const [found] = await db
    .select({ id: enquiries.id, name, company, email, country, description })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.user_id, userId), eq(enquiries.enq_type, 2)))
  return found
}
