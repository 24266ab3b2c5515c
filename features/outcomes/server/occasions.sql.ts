import 'server-only'
import { timeZone } from '@/lib/i18n/locale'
import { constantText } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { occasionNames, type OccasionKind, type OutcomeSide } from '@/lib/db/codes/outcomes'
import { isConfirmedUser } from '@/lib/db/reads/addressees'
import { users } from '@/lib/db/schema/accounts'
import { buyingRequestOffers, buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { companies, companyIndustries } from '@/lib/db/schema/companies'
import { conversationMessages, conversations, exchangedAt } from '@/lib/db/schema/conversations'
import { enquiries } from '@/lib/db/schema/enquiries'
import { eventJoins, events } from '@/lib/db/schema/events'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** One side of what can lead to trade, and when it happened. */
export interface Occasion {
  kind: OccasionKind
  /** The same for both sides. */
  occasion: string
  side: OutcomeSide
  happened_at: string
  company_id: number | null
  industry_id: number | null
  user_id: number | null
  name: string
  email: string
  locale: 'en' | 'ar'
  sample: boolean
}

/** Occasions from the first instant on, before the last one. */
export interface Period {
  from: string
  until: string
}

const within = (column: PgColumn | SQL, { from, until }: Period) =>
  sql`(${column} >= ${from} and ${column} < ${until})`

/** The first sector of a company. */
const sectorOf = (company: PgColumn | SQL) =>
  sql<
    number | null
  >`(select min(${companyIndustries.industry_id}) from ${companyIndustries} where ${companyIndustries.company_id} = ${company} and ${companyIndustries.edition} = 'owner')`

const sampleOf = (company: PgColumn) =>
  sql<boolean>`coalesce((select ${companies.sample} from ${companies} where ${companies.id} = ${company}), false)`

/** Whether an account is one of the sample people. */
const isSamplePerson = (user: PgColumn) =>
  sql<boolean>`exists (select 1 from ${users} where ${users.id} = ${user} and ${users.sample})`

/** The member of a company who speaks for it: who wrote first, else the first one. */
function memberOf(db: Executor, company: PgColumn, conversation?: PgColumn) {
  const author = conversation
    ? sql`(select ${conversationMessages.author_id} from ${conversationMessages} where ${conversationMessages.conversation_id} = ${conversation} and ${conversationMessages.side} = 'supplier' order by ${conversationMessages.id} limit 1)`
    : sql`null`
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      locale: sql<'en' | 'ar'>`coalesce(${users.locale}, 'ar')`.as('member_locale'),
    })
    .from(users)
    .where(and(sql`${users.company_id} = ${company}`, isConfirmedUser))
    .orderBy(sql`(${users.id} = ${author}) desc nulls last`, users.id)
    .limit(1)
    .as('member')
}

/** Both sides of the requests for quotations that a supplier answered. */
export async function selectAnswers(db: Executor, period: Period): Promise<Occasion[]> {
  const request = quotationRequests
  const member = memberOf(db, request.company_id, request.conversation_id)
  const rows = await db
    .select({
      id: request.id,
      happened_at: request.answered_at,
      company_id: request.company_id,
      industry_id: sectorOf(request.company_id),
      sample: sql<boolean>`${sampleOf(request.company_id)} or ${isSamplePerson(request.user_id)}`,
      user_id: request.user_id,
      name: request.name,
      email: request.email,
      locale: request.locale,
      state: request.state,
      ...ofMember(member),
    })
    .from(request)
    .leftJoinLateral(member, sql`true`)
    .where(within(request.answered_at, period))
  return rows.flatMap(({ id, state, happened_at, ...row }) => {
    const named = { kind: 'answer' as const, occasion: occasionNames.answer(id) }
    const at = happened_at ?? period.until
    return sidesOf({ ...row, ...named, happened_at: at }, state === 'erased')
  })
}

/**
 * Both sides of the offers to a request on the board, from when both agreed to exchange the addresses:
 * one who looked at twenty offers is asked about those that were taken up.
 */
export async function selectOffers(db: Executor, period: Period): Promise<Occasion[]> {
  const { request_id, company_id, conversation_id } = buyingRequestOffers
  const member = memberOf(db, company_id, conversation_id)
  const rows = await db
    .select({
      request_id,
      happened_at: exchangedAt,
      company_id,
      industry_id: sectorOf(company_id),
      sample: sql<boolean>`${buyingRequests.sample} or ${sampleOf(company_id)} or ${isSamplePerson(buyingRequests.user_id)}`,
      user_id: buyingRequests.user_id,
      name: buyingRequests.name,
      email: buyingRequests.email,
      locale: buyingRequests.locale,
      ...ofMember(member),
    })
    .from(buyingRequestOffers)
    .innerJoin(buyingRequests, eq(buyingRequests.id, request_id))
    .innerJoin(conversations, eq(conversations.id, conversation_id))
    .leftJoinLateral(member, sql`true`)
    .where(
      and(
        within(exchangedAt, period),
        // An introduction of the same two is asked about already.
        sql`not exists (select 1 from ${introductions} where ${introductions.request_id} = ${request_id} and ${introductions.company_id} = ${company_id})`,
      ),
    )
  return rows.flatMap(({ request_id: id, happened_at, ...row }) => {
    const named = { kind: 'answer' as const, occasion: occasionNames.offer(id, row.company_id) }
    return sidesOf({ ...row, ...named, happened_at: happened_at ?? period.until })
  })
}

/** Both sides of the introductions of officers. */
export async function selectIntroductions(db: Executor, period: Period): Promise<Occasion[]> {
  const { company_id } = introductions
  const member = memberOf(db, company_id)
  const rows = await db
    .select({
      id: introductions.id,
      happened_at: introductions.at,
      company_id,
      industry_id: sectorOf(company_id),
      sample: sql<boolean>`coalesce(${buyingRequests.sample}, false) or ${sampleOf(company_id)} or ${isSamplePerson(buyingRequests.user_id)} or ${isSamplePerson(enquiries.user_id)}`,
      user_id: sql<number | null>`coalesce(${buyingRequests.user_id}, ${users.id})`,
      name: sql<string>`coalesce(${buyingRequests.name}, ${users.name}, '')`,
      email: sql<string>`coalesce(${buyingRequests.email}, ${users.email}, '')`,
      locale: sql<'en' | 'ar'>`coalesce(${buyingRequests.locale}, ${users.locale}, 'ar')`,
      ...ofMember(member),
    })
    .from(introductions)
    .leftJoin(buyingRequests, eq(buyingRequests.id, introductions.request_id))
    .leftJoin(enquiries, eq(enquiries.id, introductions.enquiry_id))
    .leftJoin(users, and(eq(users.id, enquiries.user_id), isConfirmedUser))
    .leftJoinLateral(member, sql`true`)
    .where(within(introductions.at, period))
  return rows.flatMap(({ id, ...row }) =>
    sidesOf({ ...row, kind: 'introduction' as const, occasion: occasionNames.introduction(id) }),
  )
}

/** The columns of the member of a company; null where it has none. */
const ofMember = (member: ReturnType<typeof memberOf>) => ({
  member_id: member.id,
  member_name: member.name,
  member_email: member.email,
  member_locale: member.locale,
})

type Sides = Omit<Occasion, 'side'> & {
  member_id: number | null
  member_name: string | null
  member_email: string | null
  member_locale: 'en' | 'ar' | null
}

/** The buyer and the supplier of an occasion, where somebody can be asked. */
function sidesOf(row: Sides, isBuyerErased = false): Occasion[] {
  const { member_id, member_name, member_email, member_locale, ...buyer } = row
  const sides: Occasion[] = []
  if (buyer.email !== '' && !isBuyerErased) sides.push({ ...buyer, side: 'buyer' })
  if (member_id !== null) {
    sides.push({
      ...buyer,
      user_id: member_id,
      name: member_name ?? '',
      email: member_email ?? '',
      locale: member_locale ?? 'ar',
      side: 'supplier',
    })
  }
  return sides
}

/**
 * The participants of events that ended in the period; only those who were checked in, where anybody
 * was.
 */
export async function selectParticipants(db: Executor, period: Period): Promise<Occasion[]> {
  const endedAt = sql<string>`((${events.date_end} + 1)::timestamp at time zone ${constantText(timeZone)})`
  const wasMarked = sql`exists (select 1 from ${eventJoins} marked where marked.event_id = ${events.id} and marked.present_at is not null)`
  const rows = await db
    .select({
      event_id: events.id,
      happened_at: endedAt,
      company_id: users.company_id,
      industry_id: sectorOf(users.company_id),
      sample: sql<boolean>`${events.sample} or ${users.sample} or ${sampleOf(users.company_id)}`,
      user_id: users.id,
      name: users.name,
      email: users.email,
      locale: sql<'en' | 'ar'>`coalesce(${users.locale}, 'ar')`,
    })
    .from(eventJoins)
    .innerJoin(events, eq(events.id, eventJoins.event_id))
    .innerJoin(users, and(eq(users.id, eventJoins.user_id), isConfirmedUser))
    .where(
      and(
        eq(eventJoins.state, 'joined'),
        sql`${endedAt} >= ${period.from} and ${endedAt} < ${period.until}`,
        // The days serve the index; the instants decide.
        sql`${events.date_end} between (${period.from}::timestamptz - interval '2 days')::date and ${period.until}::date`,
        sql`(${eventJoins.present_at} is not null or not ${wasMarked})`,
      ),
    )
  return rows.map(({ event_id, ...row }) => ({
    ...row,
    kind: 'event',
    occasion: occasionNames.event(event_id, row.user_id),
    happened_at: new Date(row.happened_at).toISOString(),
    side: 'participant',
  }))
}
