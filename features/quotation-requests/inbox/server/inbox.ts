import 'server-only'
import { isRequestOpen } from '@/lib/db/codes/quotation-requests'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { countAgainstLimit } from '@/lib/api/limits'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { ReceivedFile } from '@/lib/files/receive'
import { today } from '@/lib/i18n/today'
import type { MessageWrite } from '@/features/conversations/contract'
import {
  agreeToExchange,
  readConversation,
  reportConversation,
  writeMessage,
} from '@/features/conversations/server/conversations'
import { buyerMail, mayMail, mayMailDeclined } from '../../server/quotation-mails'
import {
  findRequest,
  lockRequest,
  stampRequest,
  updateState,
  writeDecline,
  type RequestRecord,
} from '../../server/quotation-requests.sql'
import { detailsOf } from '../../server/quotation-requests'
import type { decideRequest, declineRequest, quotationInbox, SupplierRequest } from '../contract'
import { inboxShape } from '../search-params'
import { countFolders, countInbox, findLastMessage, selectInbox } from './inbox.sql'

const isUnread = (request: RequestRecord) =>
  request.read_at === null && isRequestOpen(request.state)

function companyOf({ companyId }: Actor): number {
  if (companyId === null) throw new Problem('forbidden')
  return companyId
}

/** The requests that the caller’s company got, newest first. */
export async function listInbox(actor: Actor, { state, ...query }: QueryOf<typeof quotationInbox>) {
  const db = await database()
  const companyId = companyOf(actor)
  return listOrPage({ ...query, ...(state && { state }) }, inboxShape.pageSize, {
    rows: async (range) => {
      const rows = await selectInbox(db, { companyId, folder: state, range })
      return Promise.all(rows.map((row) => rowOf(db, row)))
    },
    count: () => countInbox(db, companyId, state),
  })
}

async function rowOf(db: Executor, request: RequestRecord) {
  const { id, state, sent_at, answered_at, offer, buyer, subject } = await detailsOf(db, request)
  const unread = isUnread(request)
  return { id, state, sent_at, answered_at, offer, buyer, subject, unread }
}

/** The number of requests by folder. */
export async function countMyInbox(actor: Actor) {
  const counted = await countFolders(await database(), companyOf(actor))
  if (!counted) throw new Problem('internal')
  return counted
}

/** A request that reached the caller’s company. Throws `not_found`, also for another company’s. */
export async function requireReceived(actor: Actor, id: number): Promise<RequestRecord> {
  const request = await findRequest(await database(), id)
  const isReceived = request !== undefined && request.sent_at !== null && request.state !== 'erased'
  if (!isReceived || request.company_id !== companyOf(actor)) throw new Problem('not_found')
  return request
}

/** A request for its supplier. Throws `not_found`. */
export async function readItem(actor: Actor, id: number): Promise<SupplierRequest> {
  const db = await database()
  const request = await requireReceived(actor, id)
  const conversation = await readConversation(db, request.conversation_id, 'supplier')
  const isExchanged = conversation.agreed.mine && conversation.agreed.theirs
  return {
    ...(await detailsOf(db, request)),
    unread: isUnread(request),
    conversation,
    contact: isExchanged ? { name: request.name, email: request.email } : null,
  }
}

/**
 * Notes that a member has seen a request up to a message; repeating it changes nothing, and neither does
 * one that is no longer the last. Throws `not_found`.
 */
export async function markRead(actor: Actor, id: number, lastMessage: number) {
  const { conversation_id } = await requireReceived(actor, id)
  await transaction(async (tx) => {
    // A message that is being sent marks the request as unread after this.
    await lockRequest(tx, id)
    const isLast = (await findLastMessage(tx, conversation_id)) === lastMessage
    if (isLast) await stampRequest(tx, id, 'read_at')
  })
  return 'Success' as const
}

async function requireOpen(actor: Actor, id: number): Promise<RequestRecord> {
  const request = await requireReceived(actor, id)
  if (!isRequestOpen(request.state)) throw new Problem('conflict')
  return request
}

/**
 * Answers a request, with a quotation if there is one; a mail tells the buyer. Throws `not_found`,
 * `conflict`, `too_many_requests`, and `invalid` with fields.
 */
export async function answer(
  actor: Actor,
  id: number,
  { body, files }: { body: MessageWrite; files: readonly ReceivedFile[] },
) {
  const { userId } = personOf(actor)
  const request = await requireOpen(actor, id)
  const { conversation_id: conversationId } = request
  if (body.quotation && body.quotation.valid_until < today()) {
    throw new Problem('invalid', { fields: { valid_until: ['date'] } })
  }
  await countAgainstLimit('conversation-message', `${conversationId} supplier`)
  const maySend = await mayMail(conversationId, 'buyer')
  await writeMessage({
    conversationId,
    side: 'supplier',
    authorId: userId,
    body,
    files,
    onSent: async (tx) => {
      await stampRequest(tx, id, 'answered_at', 'answered')
      await stampRequest(tx, id, 'read_at')
      if (maySend) await buyerMail.enqueue(tx, { request_id: id, news: 'answer' })
    },
  })
  return 'Success' as const
}

/** A request that its buyer has neither ended nor deleted, locked. Throws `conflict`. */
async function lockKept(tx: Executor, id: number): Promise<RequestRecord> {
  const request = await lockRequest(tx, id)
  if (!request || request.state === 'ended' || request.state === 'erased') {
    throw new Problem('conflict')
  }
  return request
}

/**
 * Declines a request with a reason. The buyer is told of the first decline only, and of none after a
 * mark as spam. Throws `not_found`, `conflict`.
 */
export async function decline(actor: Actor, id: number, body: BodyOf<typeof declineRequest>) {
  const received = await requireReceived(actor, id)
  const maySend = isRequestOpen(received.state) && (await mayMailDeclined(received.conversation_id))
  await transaction(async (tx) => {
    const { state } = await lockKept(tx, id)
    if (state !== 'declined') await writeDecline(tx, id, body)
    if (!maySend || state === 'spam') return
    await buyerMail.enqueue(tx, { request_id: id, news: 'declined' })
  })
  return 'Success' as const
}

/** Marks a request as spam, or takes the mark or a decline back. Throws `not_found`, `conflict`. */
export async function decide(actor: Actor, id: number, { state }: BodyOf<typeof decideRequest>) {
  await requireReceived(actor, id)
  await transaction(async (tx) => {
    const request = await lockKept(tx, id)
    const next = state === 'sent' && request.answered_at !== null ? 'answered' : state
    if (request.state !== next) await updateState(tx, id, next)
  })
  return 'Success' as const
}

/** Agrees to exchange the addresses. Throws `not_found`, `conflict`. */
export async function agree(actor: Actor, id: number) {
  const { conversation_id } = await requireOpen(actor, id)
  const maySend = await mayMail(conversation_id, 'buyer')
  await transaction(async (tx) => {
    const news = await agreeToExchange(tx, conversation_id, 'supplier')
    if (maySend && news) await buyerMail.enqueue(tx, { request_id: id, news })
  })
  return 'Success' as const
}

/** Reports a conversation to the office. Throws `not_found`. */
export async function report(actor: Actor, id: number, reason: string) {
  const { conversation_id } = await requireReceived(actor, id)
  await transaction((tx) =>
    reportConversation(tx, { id: conversation_id, side: 'supplier', reason }),
  )
  return 'Success' as const
}
