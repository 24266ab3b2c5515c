import 'server-only'
import type { ConversationSide } from '@/lib/db/codes/conversations'
import { getCompany } from '@/features/companies/directory/server/directory'
import {
  agreeToExchange,
  messagesOf,
  startConversation,
  writeMessage,
} from '@/features/conversations/server/conversations'
import { whenNotFound } from '@/lib/api/fallback'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { ReceivedFile } from '@/lib/files/receive'
import { today } from '@/lib/i18n/today'
import { buyingRequestMail, tellContact } from '../../server/buying-mails'
import { orderedReasons } from '../../matching/rules'
import type { RequestOffer } from '../../posting/contract'
import { lockRequest, type RequestRow } from '../../posting/server/posting.sql'
import { toBuyingRequest } from '../../server/buying-requests.mapper'
import { getBuyingRequest } from '../../server/buying-requests'
import type { MatchingRequest, OfferWrite, OwnOffer } from '../contract'
import {
  findBuyer,
  findConversation,
  findOffer,
  hasOffer,
  insertOffer,
  selectConversations,
  selectMatching,
  selectOffers,
} from './offers.sql'

/** The company of a member. Throws `forbidden` for a person without one. */
function companyOf(actor: Actor): number {
  if (personOf(actor).companyId === null) throw new Problem('forbidden')
  return Number(actor.companyId)
}

/** Whether the public may see a company: only such a one may answer. */
async function isApproved(companyId: number): Promise<boolean> {
  const found = await whenNotFound(getCompany(companyId), () => null)
  return found !== null
}

/**
 * Passes for a member of an approved company, for a request that is or was public. Throws `forbidden`
 * for a person without a company, `not_found`, and `conflict` while the company is not approved.
 */
export async function requireMayOffer(actor: Actor, id: number): Promise<void> {
  const company = companyOf(actor)
  await getBuyingRequest(id)
  if (!(await isApproved(company))) throw new Problem('conflict')
}

/**
 * Sends the offer of the caller's company to the buyer of a request; a mail tells the buyer. A
 * further offer replaces the last one. One idempotency key is one offer. Throws `forbidden` without
 * a company, `not_found`, `conflict` for a company that is not approved, for a sample and for a request that
 * is not open any more, and `invalid` for a validity that is over.
 */
export async function sendOffer(
  actor: Actor,
  id: number,
  { body, files }: { body: OfferWrite; files: readonly ReceivedFile[] },
): Promise<{ id: number }> {
  const company = companyOf(actor)
  await requireMayOffer(actor, id)
  if (body.valid_until < today()) {
    throw new Problem('invalid', { fields: { valid_until: ['date'] } })
  }
  await countAgainstLimit('buying-offer-request', `company ${company} request ${id}`)
  const { text, idempotency_key, ...quotation } = body
  const conversationId = await transaction((tx) => conversationFor(tx, id, company))
  return writeMessage({
    conversationId,
    side: 'supplier' as const,
    authorId: personOf(actor).userId,
    body: { text, idempotency_key, quotation },
    files,
    onSent: async (tx) => {
      await buyingRequestMail.enqueue(tx, { request_id: id, about: 'offer' })
    },
  })
}

/** Nobody wants the goods of a sample, so it takes no offers. */
const isAnswerable = ({ state, deadline, sample }: RequestRow) =>
  state === 'open' && deadline >= today() && !sample

/** The conversation of a request with a company, which the first offer starts. */
async function conversationFor(tx: Executor, id: number, company: number): Promise<number> {
  const request = await lockRequest(tx, id)
  if (!request || !isAnswerable(request)) throw new Problem('conflict')
  const found = await findConversation(tx, id, company)
  if (found) return found.id
  const conversation_id = await startConversation(tx)
  await insertOffer(tx, { request_id: id, company_id: company, conversation_id })
  return conversation_id
}

/** The offers to a request: of each company the last quotation, and all that was written. */
export async function offersOf(
  db: Executor,
  requestId: number,
  day: string,
): Promise<RequestOffer[]> {
  const offers: RequestOffer[] = []
  for (const row of await selectOffers(db, requestId)) {
    const { company, conversation_id, buyer_agreed: mine, company_agreed: theirs } = row
    const { email, phone, is_reported } = row
    const messages = await messagesOf(db, conversation_id)
    const last = messages.findLast(({ quotation }) => quotation !== null)
    if (!last?.quotation) continue
    const { quotation, at } = last
    // A company that left the public has no address to tell.
    const isTold = mine && theirs && (email !== '' || phone !== '')
    offers.push({
      company,
      at,
      quotation,
      is_expired: quotation.valid_until < day,
      messages,
      agreed: { mine, theirs },
      contact: isTold ? { email, phone } : null,
      is_reported,
    })
  }
  return offers
}

/** The companies that sent offers to a request, and whether the buyer reported theirs. */
export async function companiesOfOffers(db: Executor, requestId: number) {
  const offers = await selectOffers(db, requestId)
  return offers.map(({ company, is_reported }) => ({ ...company, is_reported }))
}

interface Agreement {
  request_id: number
  company_id: number
  side: ConversationSide
}

/**
 * Notes that a side agrees to exchange the addresses with the other one; a mail tells the other side.
 * Repeating it changes nothing. Returns false where the company sent no offer.
 */
export async function agreeOnOffer(tx: Executor, given: Agreement): Promise<boolean> {
  const { request_id, company_id, side } = given
  const found = await findOffer(tx, request_id, company_id)
  if (!found) return false
  const news = await agreeToExchange(tx, found.id, side)
  if (news && side === 'supplier') {
    await buyingRequestMail.enqueue(tx, { request_id, about: news })
  } else if (news) await tellContact(tx, { request_id, company_id, news })
  return true
}

/**
 * The caller’s company agrees to exchange the addresses with the buyer to whom it sent an offer.
 * Throws `forbidden` without a company, `not_found` without an offer, and `conflict` for a company
 * that is not approved any more.
 */
export async function agree(actor: Actor, id: number) {
  const company_id = companyOf(actor)
  if (!(await isApproved(company_id))) throw new Problem('conflict')
  const agreement = { request_id: id, company_id, side: 'supplier' } as const
  if (!(await transaction((tx) => agreeOnOffer(tx, agreement)))) throw new Problem('not_found')
  return 'Success' as const
}

/** The conversation about the offer of a company. Throws `not_found`. */
export async function conversationOf(db: Executor, request: number, company: number) {
  const found = await findOffer(db, request, company)
  if (!found) throw new Problem('not_found')
  return found.id
}

/** The conversations about requests. */
export async function conversationsOf(db: Executor, ids: readonly number[]): Promise<number[]> {
  return ids.length === 0 ? [] : selectConversations(db, ids)
}

/** What the caller's company offered to a request. Throws `not_found`. */
export async function getOwnOffer(actor: Actor, id: number): Promise<OwnOffer> {
  const company = companyOf(actor)
  const { is_open, deadline, sample } = await getBuyingRequest(id)
  const db = await database()
  const found = await findOffer(db, id, company)
  const agreed = found && { mine: found.company_agreed, theirs: found.buyer_agreed }
  return {
    may_answer: is_open && !sample && deadline >= today() && (await isApproved(company)),
    messages: found ? await messagesOf(db, found.id) : [],
    agreed: agreed ?? null,
    buyer: (agreed?.mine && agreed.theirs ? await findBuyer(db, id) : undefined) ?? null,
  }
}

/** Whether the caller's company ever answered a request of a buyer with an offer. */
export async function hasSentOffer(actor: Actor): Promise<boolean> {
  return hasOffer(await database(), companyOf(actor))
}

/** The open requests that fit the caller's company, the best first. */
export async function listMatching(actor: Actor): Promise<MatchingRequest[]> {
  const rows = await selectMatching(await database(), companyOf(actor))
  return rows.map(({ reasons, is_answered, ...row }) => ({
    ...toBuyingRequest(row),
    reasons: orderedReasons(reasons),
    is_answered,
  }))
}
