import 'server-only'
import { repeatedStates } from '@/lib/db/codes/quotation-requests'
import type { Executor } from '@/lib/db/database'
import { isRecent } from '@/lib/db/instants'
import { countries } from '@/lib/db/schema/geography'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'

/** Whether somebody can be in a country: in the portal's own entries, such as the global market, nobody is. */
export async function isCountry(db: Executor, id: number) {
  return (
    (await db.$count(countries, and(eq(countries.id, id), eq(countries.portal_own, false)))) > 0
  )
}

export async function findByKey(db: Executor, key: string) {
  const [found] = await db
    .select()
    .from(quotationRequests)
    .where(eq(quotationRequests.idempotency_key, key))
  return found
}

/** Whether a request under this address was confirmed. */
export async function hasConfirmed(db: Executor, address: string) {
  const { id, email, confirmed_at } = quotationRequests
  const [found] = await db
    .select({ id })
    .from(quotationRequests)
    .where(and(sql`lower(${email}) = lower(${address})`, isNotNull(confirmed_at)))
    .limit(1)
  return found !== undefined
}

/** Inserts a request; undefined when there is one under its key. */
export async function insertRequest(db: Executor, row: typeof quotationRequests.$inferInsert) {
  const [written] = await db
    .insert(quotationRequests)
    .values(row)
    .onConflictDoNothing({ target: quotationRequests.idempotency_key })
    .returning()
  return written
}

/** Whether the address already asked this company the same within 30 days. */
export async function isRepeated(
  db: Executor,
  request: { id: number; company_id: number; email: string; fingerprint: string },
) {
  const { fingerprint, company_id, email, id } = quotationRequests
  const [found] = await db
    .select({ id })
    .from(quotationRequests)
    .where(
      and(
        eq(fingerprint, request.fingerprint),
        eq(company_id, request.company_id),
        sql`lower(${email}) = lower(${request.email})`,
        ne(id, request.id),
        inArray(quotationRequests.state, [...repeatedStates]),
        isRecent(quotationRequests.created_at, sql`interval '30 days'`),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** The number of other requests of the same address to the same company within a day. */
export async function countSamePair(
  db: Executor,
  request: { id: number; company_id: number; email: string },
) {
  const { company_id, email, created_at, id } = quotationRequests
  return db.$count(
    quotationRequests,
    and(
      eq(company_id, request.company_id),
      sql`lower(${email}) = lower(${request.email})`,
      ne(id, request.id),
      ne(quotationRequests.state, 'unconfirmed'),
      isRecent(created_at, sql`interval '1 day'`),
    ),
  )
}

/** The number of other companies that got the same text within a day. */
export async function countSameText(
  db: Executor,
  request: { company_id: number; fingerprint: string },
) {
  const { company_id, fingerprint, created_at, state } = quotationRequests
  const [found] = await db
    .select({ count: sql<number>`count(distinct ${company_id})::int` })
    .from(quotationRequests)
    .where(
      and(
        eq(fingerprint, request.fingerprint),
        ne(company_id, request.company_id),
        inArray(state, [...repeatedStates]),
        isRecent(created_at, sql`interval '1 day'`),
      ),
    )
  return found?.count ?? 0
}

/** Requests whose address nobody confirmed for some days, with their conversations. */
export async function selectUnconfirmed(db: Executor, days: number, limit: number) {
  return db
    .select({ id: quotationRequests.id, conversation_id: quotationRequests.conversation_id })
    .from(quotationRequests)
    .where(
      and(
        eq(quotationRequests.state, 'unconfirmed'),
        sql`${quotationRequests.created_at} < now() - make_interval(days => ${days}::int)`,
      ),
    )
    .limit(limit)
}

const linkFrom = sql`coalesce(${quotationRequests.link_from}, ${quotationRequests.created_at})`

/** Whether the link of a mail that confirms an address still works, by the clock of the database. */
const isLinkInTime = (hours: number) =>
  isRecent(linkFrom, sql`make_interval(hours => ${hours}::int)`)

/** Lets the link of an unconfirmed request work from now on; false where it no longer does. */
export async function renewUnconfirmed(db: Executor, id: number, hours: number) {
  const rows = await db
    .update(quotationRequests)
    .set({ link_from: sql`now()` })
    .where(
      and(
        eq(quotationRequests.id, id),
        eq(quotationRequests.state, 'unconfirmed'),
        isLinkInTime(hours),
      ),
    )
    .returning({ id: quotationRequests.id })
  return rows.length > 0
}

/** Whether the link of an unconfirmed request still works, by the clock of the database. */
export async function isInTime(db: Executor, id: number, hours: number) {
  const [found] = await db
    .select({ id: quotationRequests.id })
    .from(quotationRequests)
    .where(and(eq(quotationRequests.id, id), isLinkInTime(hours)))
  return found !== undefined
}
