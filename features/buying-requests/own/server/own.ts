import 'server-only'
import { forgetTokens } from '@/features/follows/server/changes'
import { removeConversations } from '@/features/conversations/server/conversations'
import { indexRecords } from '@/features/search/server/search-documents'
import type { SignedLink } from '@/lib/api/link-calls'
import { Problem } from '@/lib/api/problem'
import { linkPage } from '@/lib/auth/link-pages'
import { inLocale } from '@/lib/bilingual/in-locale'
import { publishing } from '@/lib/cache/publication'
import type { BuyingRequestResult } from '@/lib/db/codes/buying-requests'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { today } from '@/lib/i18n/today'
import { buyingRequestsTag } from '../../contract'
import { agreeToBeNamed, introductionsOf } from '../../introductions/server/introductions'
import { requestLinks } from '../../server/request-links'
import { buyingRequestMail } from '../../server/buying-mails'
import { agreeOnOffer, conversationsOf, offersOf } from '../../offers/server/offers'
import {
  countMatches,
  findHolder,
  findOwnRequest,
  isTooOld,
  lockRequest,
  selectKeptOf,
  selectSteps,
  updateRequest,
} from '../../posting/server/posting.sql'
import type { OwnRequest } from '../../posting/contract'
import { deleteRequests, eraseAsked, selectForgotten, selectOverdue } from './own.sql'

export const requestPage = linkPage({
  links: requestLinks,
  about: 'id',
  find: findHolder,
  addressOf: ({ email }) => email,
})

/** Throws `not_found` where the portal did not sign the link for the address of the request. */
export async function requireHolder(link: SignedLink): Promise<void> {
  await requestPage.recordOf(await database(), link)
}

/** The request of a link, with its history and the offers. Throws `not_found`. */
export async function readOwnRequest(link: SignedLink): Promise<OwnRequest> {
  await requireHolder(link)
  const db = await database()
  const read = await findOwnRequest(db, link.id)
  if (!read) throw new Problem('not_found')
  const { country_id, may_introduce, ...found } = read
  return {
    ...found,
    draft: found.is_expired ? draftOf(read) : null,
    history: await selectSteps(db, link.id),
    offers: await offersOf(db, link.id, today()),
    introductions: await introductionsOf(db, { request_id: link.id }),
    matches: await countMatches(db, link.id),
  }
}

/** What was typed in a request, as its form keeps it. */
function draftOf(request: NonNullable<Awaited<ReturnType<typeof findOwnRequest>>>) {
  const { locale, hs_code, unit, deadline, name, company, email, may_introduce } = request
  return {
    hs_code,
    unit,
    deadline,
    name,
    company,
    email,
    may_introduce,
    product: inLocale(request, 'product', locale),
    quality: inLocale(request, 'quality', locale),
    certificates: inLocale(request, 'certificates', locale),
    quantity: String(request.quantity),
    market: String(request.market.id),
    country: String(request.country_id),
  }
}

/** The request of a link, locked. Throws `not_found`. */
async function lockOwn(tx: Executor, id: number) {
  const found = await lockRequest(tx, id)
  if (!found) throw new Problem('not_found')
  return found
}

/**
 * Confirms the address of a buyer; staff review the request then. Repeating it changes nothing.
 * Throws `not_found`, and `conflict` when the link has expired.
 */
export async function confirmRequest(link: SignedLink) {
  await requireHolder(link)
  await transaction(async (tx) => {
    const { state } = await lockOwn(tx, link.id)
    if (state !== 'unconfirmed') return
    if (await isTooOld(tx, link.id)) throw new Problem('conflict')
    const confirmed_at = new Date().toISOString()
    await updateRequest(tx, link.id, { state: 'review', confirmed_at }, 'buyer')
  })
}

/** No copy is kept of pages with a request that was open. */
const withdrawnIf = (wasOpen: boolean) => (wasOpen ? { withdrawn: [buyingRequestsTag] } : [])

/**
 * Closes a request with its result, also after its deadline. Throws `not_found`, and `conflict` for
 * one that was never public or has a result.
 */
export async function closeRequest(link: SignedLink, result: BuyingRequestResult) {
  await requireHolder(link)
  await publishing(withdrawnIf, async (tx) => {
    const found = await lockOwn(tx, link.id)
    const isOpen = found.state === 'open'
    if (!isOpen && (found.state !== 'closed' || found.result !== null)) {
      throw new Problem('conflict')
    }
    const closed = { state: 'closed', closed_at: new Date().toISOString() } as const
    await updateRequest(tx, link.id, { ...(isOpen && closed), result }, 'buyer')
    await indexRecords(tx, 'requests', [link.id])
    return isOpen
  })
}

/** Deletes a request with the conversations about it. Throws `not_found`. */
export async function deleteRequest(link: SignedLink) {
  await requireHolder(link)
  await publishing({ withdrawn: [buyingRequestsTag] }, async (tx) => {
    const { state } = await lockOwn(tx, link.id)
    await removeRequests(tx, [link.id])
    const entry = { action: 'delete', subject: 'buying-request', id: link.id } as const
    await recordChange(tx, { ...entry, by: null, change: { state, by: 'buyer' } })
  })
}

/**
 * Agrees to exchange the addresses with a company that sent an offer, which has to agree too; or to be
 * named to one that was introduced. A mail tells it. Repeating it changes nothing. Throws `not_found`
 * for any other company.
 */
export async function shareContact(link: SignedLink, company: number) {
  await requireHolder(link)
  await transaction(async (tx) => {
    await lockOwn(tx, link.id)
    const agreement = { request_id: link.id, company_id: company, side: 'buyer' } as const
    const isDone =
      (await agreeOnOffer(tx, agreement)) ||
      (await agreeToBeNamed(tx, { request_id: link.id }, company))
    if (!isDone) throw new Problem('not_found')
  })
}

async function removeRequests(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await eraseAsked(tx, ids)
  await removeConversations(tx, await conversationsOf(tx, ids))
  await forgetTokens(tx, 'requests', ids)
  await deleteRequests(tx, ids)
  await indexRecords(tx, 'requests', ids)
}

/** Closes the requests whose deadline is over; a mail asks their buyers for the result. */
export async function closeOverdueRequests(): Promise<void> {
  const overdue = await selectOverdue(await database(), today())
  for (const { id } of overdue) {
    await publishing(withdrawnIf, async (tx) => {
      const found = await lockRequest(tx, id)
      if (found?.state !== 'open' || found.deadline >= today()) return false
      const closed = { state: 'closed', closed_at: new Date().toISOString() } as const
      await updateRequest(tx, id, closed, 'portal')
      await indexRecords(tx, 'requests', [id])
      await buyingRequestMail.enqueue(tx, { request_id: id, about: 'ended' })
      return true
    })
  }
}

/** Deletes unconfirmed requests after seven days, and ended ones after 24 months. */
export async function clearBuyingRequests(db: Executor): Promise<void> {
  const ids = await selectForgotten(db)
  await transaction((tx) => removeRequests(tx, ids))
}

/** The requests of a person with their history and offers, for the export of their data. */
export async function exportBuyingRequests(db: Executor, userId: number) {
  const kept = await selectKeptOf(db, userId)
  return Promise.all(
    kept.map(async (row) => ({
      ...row,
      history: await selectSteps(db, row.id),
      offers: await offersOf(db, row.id, today()),
    })),
  )
}

/** Deletes the requests of a person whose account is closed. */
export async function forgetBuyingRequests(tx: Executor, userId: number): Promise<void> {
  const kept = await selectKeptOf(tx, userId)
  await removeRequests(
    tx,
    kept.map(({ id }) => id),
  )
}
