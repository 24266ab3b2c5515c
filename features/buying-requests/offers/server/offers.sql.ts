import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import {
  buyingRequestMatches,
  buyingRequestOffers,
  buyingRequests,
  isSentOffer,
} from '@/lib/db/schema/buying-requests'
import { companyVersions } from '@/lib/db/schema/companies'
import { conversations, isReported } from '@/lib/db/schema/conversations'
import { countries } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { publicColumns, wantedJoins } from '../../server/buying-requests.sql'

const [english, arabic] = columnsOf(companyVersions, ['company_registered_name'])

/** Which side of the conversation about an offer agreed to exchange the addresses. */
const agreements = {
  buyer_agreed: sql<boolean>`${isNotNull(conversations.buyer_agreed_at)}`,
  company_agreed: sql<boolean>`${isNotNull(conversations.supplier_agreed_at)}`,
}

/** The offers to a request in the order of their arrival, with the companies and conversations. */
export async function selectOffers(db: Executor, requestId: number) {
  return db
    .select({
      company: {
        id: buyingRequestOffers.company_id,
        ...bilingualPair('name', {
          en: sql<string>`coalesce(${english}, '')`,
          ar: sql<string>`coalesce(${arabic}, '')`,
        }),
      },
      conversation_id: buyingRequestOffers.conversation_id,
      ...agreements,
      is_reported: isReported,
      email: sql<string>`coalesce(${companyVersions.e_mail}, '')`,
      phone: sql<string>`coalesce(${companyVersions.phone_number}, '')`,
    })
    .from(buyingRequestOffers)
    .innerJoin(conversations, eq(conversations.id, buyingRequestOffers.conversation_id))
    .leftJoin(
      companyVersions,
      and(
        eq(companyVersions.company_id, buyingRequestOffers.company_id),
        eq(companyVersions.edition, 'public'),
      ),
    )
    .where(and(eq(buyingRequestOffers.request_id, requestId), isSentOffer))
    .orderBy(asc(buyingRequestOffers.at), asc(buyingRequestOffers.company_id))
    .limit(100)
}

const ofCompany = (requestId: number, companyId: number) =>
  and(eq(buyingRequestOffers.request_id, requestId), eq(buyingRequestOffers.company_id, companyId))

/** The conversation of a request with a company, also one in which nothing was sent. */
export async function findConversation(db: Executor, requestId: number, companyId: number) {
  const [found] = await db
    .select({ id: buyingRequestOffers.conversation_id })
    .from(buyingRequestOffers)
    .where(ofCompany(requestId, companyId))
  return found
}

/** The conversation about the offer that a company sent. */
export async function findOffer(db: Executor, requestId: number, companyId: number) {
  const [found] = await db
    .select({
      id: buyingRequestOffers.conversation_id,
      ...agreements,
    })
    .from(buyingRequestOffers)
    .innerJoin(conversations, eq(conversations.id, buyingRequestOffers.conversation_id))
    .where(and(ofCompany(requestId, companyId), isSentOffer))
  return found
}

/** Whether a company sent an offer to any request. */
export async function hasOffer(db: Executor, companyId: number): Promise<boolean> {
  const { company_id } = buyingRequestOffers
  return (await db.$count(buyingRequestOffers, and(eq(company_id, companyId), isSentOffer))) > 0
}

export async function insertOffer(db: Executor, row: typeof buyingRequestOffers.$inferInsert) {
  await db.insert(buyingRequestOffers).values(row)
}

/** The conversations about requests. */
export async function selectConversations(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select({ id: buyingRequestOffers.conversation_id })
    .from(buyingRequestOffers)
    .where(inArray(buyingRequestOffers.request_id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Who the buyer of a request is. */
export async function findBuyer(db: Executor, id: number) {
  const { name, company, email } = buyingRequests
  const [found] = await db
    .select({ name, company, email })
    .from(buyingRequests)
    .where(eq(buyingRequests.id, id))
  return found
}

/** The open requests that were matched with a company, the best first. */
export async function selectMatching(db: Executor, companyId: number) {
  const isOffered = sql<boolean>`exists (select from ${buyingRequestOffers}
    where ${buyingRequestOffers.request_id} = ${buyingRequests.id}
      and ${buyingRequestOffers.company_id} = ${companyId} and ${isSentOffer})`
  return db
    .select({ ...publicColumns, reasons: buyingRequestMatches.reasons, is_answered: isOffered })
    .from(buyingRequestMatches)
    .innerJoin(buyingRequests, eq(buyingRequests.id, buyingRequestMatches.request_id))
    .innerJoin(hsSubheadings, wantedJoins.subheading)
    .innerJoin(hsHeadings, wantedJoins.heading)
    .innerJoin(hsChapters, wantedJoins.chapter)
    .innerJoin(countries, wantedJoins.market)
    .where(and(eq(buyingRequestMatches.company_id, companyId), eq(buyingRequests.state, 'open')))
    .orderBy(desc(buyingRequestMatches.score), desc(buyingRequests.published_at))
    .limit(100)
}
