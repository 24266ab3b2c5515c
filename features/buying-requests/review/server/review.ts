import 'server-only'
import { decide, type Decidable } from '@/features/approvals/server/decisions'
import { getCompany } from '@/features/companies/directory/server/directory'
import { indexRecords } from '@/features/search/server/search-documents'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { alertRound } from '../../alerts/server/alerts'
import { buyingRequestsTag } from '../../contract'
import { introduce, withIntroductions } from '../../introductions/server/introductions'
import { buyingRequestMail } from '../../server/buying-mails'
import { matchesOf, matchRequest, rankCompanies, wantedBy } from '../../matching/server/matching'
import { companiesOfOffers } from '../../offers/server/offers'
import {
  lockRequest,
  selectSteps,
  updateRequest,
  type RequestRow,
} from '../../posting/server/posting.sql'
import { tellsPerson } from '@/lib/i18n/tells-person'
import type { publishRequest, RequestReview, requestReviews } from '../contract'
import {
  countReviews,
  findReview,
  isBuyer,
  selectNamed,
  selectReviews,
  selectSimilar,
} from './review.sql'

const pageSize = 25

/** A page of requests as officers see them, the longest waiting first. Throws `forbidden`. */
export async function listReviews(actor: Actor, query: QueryOf<typeof requestReviews>) {
  requireAccess('staff:requests', actor)
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [data, total] = [
    await selectReviews(db, query, { limit, offset }),
    await countReviews(db, query),
  ]
  return pageOf({ data, total }, query, pageSize)
}

/** Requests that a text names, for officers. */
export async function searchRequests(db: Executor, text: string, limit: number) {
  return selectNamed(db, text, limit)
}

/** The number of requests that wait for staff. */
export async function countWaitingRequests(db: Executor): Promise<number> {
  return countReviews(db, { waiting: '1' })
}

/** A request with its history and the companies that fit. Throws `forbidden`, `not_found`. */
export async function getReview(actor: Actor, id: number): Promise<RequestReview> {
  requireAccess('staff:requests', actor)
  return reviewOf(await database(), id)
}

async function reviewOf(db: Executor, id: number): Promise<RequestReview> {
  const found = await findReview(db, id)
  if (!found) throw new Problem('not_found')
  const ranked =
    found.published_at === null
      ? await rankCompanies(db, { ...wantedBy({ ...found, market_id: found.market.id }), lot: id })
      : await matchesOf(db, id)
  return {
    ...found,
    history: await selectSteps(db, id),
    offers: await companiesOfOffers(db, id),
    similar: await selectSimilar(db, found),
    companies: await withIntroductions(db, ranked, { request_id: id }),
  }
}

/** Requests, as officers decide on them; a request is public while it is open. */
const decidedRequests: Decidable<RequestRow, RequestReview> = {
  subject: 'buying-request',
  access: 'staff:requests',
  lock: lockRequest,
  shown: { tags: [buyingRequestsTag], isPublic: ({ state }) => state === 'open' },
  index: (tx, id) => indexRecords(tx, 'requests', [id]),
  answer: (tx, { id }) => reviewOf(tx, id),
}

/**
 * Publishes a confirmed request with the texts as staff have checked them: it is matched, the
 * companies that want to hear at once are told, and the buyer gets a mail. Throws `forbidden`, also
 * to its buyer, `not_found`, `conflict` when it was changed since, waits for no decision, or its
 * deadline is over, and `invalid` for texts that tell who the buyer is.
 */
export async function publish(actor: Actor, id: number, body: BodyOf<typeof publishRequest>) {
  const { version, ...texts } = body
  return decide(decidedRequests, actor, { id, version }, async (tx, found, by) => {
    if (await isBuyer(tx, by, found)) throw new Problem('forbidden')
    if (found.state !== 'review' || found.deadline < today()) throw new Problem('conflict')
    requireAnonymous(texts, found)
    const published_at = new Date().toISOString()
    await updateRequest(tx, id, { ...texts, state: 'open', published_at }, 'staff')
    await matchRequest(tx, id, wantedBy({ ...found, ...texts }))
    await alertRound.enqueue(tx, { request_id: id })
    await buyingRequestMail.enqueue(tx, { request_id: id, about: 'published' })
    return { action: 'publish', change: texts }
  })
}

function requireAnonymous(texts: Record<string, string>, buyer: RequestRow): void {
  const telling = Object.entries(texts).filter(([, text]) => tellsPerson(text, buyer))
  if (telling.length === 0) return
  const fields = Object.fromEntries(telling.map(([field]) => [field, ['names_buyer']]))
  throw new Problem('invalid', { fields })
}

/** Refuses a request; the buyer gets the reason. Throws `forbidden`, `not_found`, `conflict`. */
export async function refuse(actor: Actor, id: number, body: { version: number; reason: string }) {
  const { version, reason } = body
  return decide(decidedRequests, actor, { id, version }, async (tx, { state }) => {
    if (state !== 'review') throw new Problem('conflict')
    await updateRequest(tx, id, { state: 'refused', refusal_reason: reason }, 'staff')
    await buyingRequestMail.enqueue(tx, { request_id: id, about: 'refused' })
    return { action: 'refuse', change: { reason } }
  })
}

/** Closes a public request; the buyer gets the reason. Throws `forbidden`, `not_found`, `conflict`. */
export async function withdraw(
  actor: Actor,
  id: number,
  { version, reason }: { version: number; reason: string },
) {
  return decide(decidedRequests, actor, { id, version }, async (tx, { state }) => {
    if (state !== 'open') throw new Problem('conflict')
    const closed_at = new Date().toISOString()
    await updateRequest(tx, id, { state: 'closed', closed_at, refusal_reason: reason }, 'staff')
    await buyingRequestMail.enqueue(tx, { request_id: id, about: 'closed' })
    return { action: 'close', change: { reason } }
  })
}

/**
 * Introduces a company and the buyer to each other. Throws `forbidden`, `not_found`, and `conflict`
 * for a request that is not public.
 */
export async function introduceCompany(actor: Actor, id: number, company: number) {
  requireAccess('staff:requests', actor)
  await getCompany(company)
  return decide(decidedRequests, actor, { id }, async (tx, found, by) => {
    if (found.state !== 'open') throw new Problem('conflict')
    const introduction = { by, company, isAgreed: found.may_introduce }
    await introduce(tx, { ...introduction, occasion: { request_id: id } })
    return null
  })
}
