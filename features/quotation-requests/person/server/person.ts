import 'server-only'
import type { MessageWrite } from '@/features/conversations/contract'
import {
  agreeToExchange,
  eraseConversations,
  messagesOf,
  readConversation,
  reportConversation,
  setEnded,
  writeMessage,
} from '@/features/conversations/server/conversations'
import type { QueryOf } from '@/lib/api/endpoint'
import { countAgainstLimit } from '@/lib/api/limits'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { isRequestOpen } from '@/lib/db/codes/quotation-requests'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { ReceivedFile } from '@/lib/files/receive'
import { confirmationHours, type RequestLink } from '../../contract'
import { mayMailSupplier, sendSupplierMails } from '../../server/quotation-mails'
import {
  findCompany,
  findPerson,
  lockRequest,
  updateRequest,
  type RequestRecord,
} from '../../server/quotation-requests.sql'
import { declineOf, detailsOf, requestOf, requestPath } from '../../server/quotation-requests'
import { isInTime } from '../../submission/server/submission.sql'
import { confirmAddress } from '../../submission/server/submission'
import type { BuyerRequest, myRequests } from '../contract'
import { requestListShape } from '../search-params'
import { anonymise, countRequests, lockRequestsOf, selectRequests } from './person.sql'

/** States in which a buyer may write; of a mark as spam they are not told. */
const isOpen = ({ state }: RequestRecord) => isRequestOpen(state) || state === 'spam'

/** The request of a link as its buyer sees it. Throws `not_found`. */
export async function getRequest(link: RequestLink): Promise<BuyerRequest> {
  const db = await database()
  const request = await requestOf(link)
  const details = await detailsOf(db, request)
  const isUnconfirmed = request.state === 'unconfirmed'
  const conversation = isUnconfirmed
    ? null
    : await readConversation(db, request.conversation_id, 'buyer')
  const isExchanged =
    conversation !== null && conversation.agreed.mine && conversation.agreed.theirs
  const isExpired = isUnconfirmed && !(await isInTime(db, request.id, confirmationHours))
  return {
    ...details,
    // A mark of the supplier, which the buyer is not told.
    state: request.state === 'spam' ? 'sent' : request.state,
    expired: isExpired,
    email: request.email,
    draft: isExpired ? await draftOf(db, request) : null,
    joined: request.user_id !== null,
    conversation,
    contact: isExchanged ? await contactOf(db, request.company_id) : null,
  }
}

/** What was typed in a request, as its form keeps it. */
async function draftOf(db: Executor, request: RequestRecord) {
  const { name, company_name, email, subject, quantity, unit, incoterm, place, wanted_by } = request
  const [first] = await messagesOf(db, request.conversation_id)
  return {
    name,
    company_name,
    email,
    subject,
    place,
    country: String(request.country_id),
    quantity: quantity === null ? '' : String(Number(quantity)),
    unit: unit ?? '',
    incoterm: incoterm ?? '',
    wanted_by: wanted_by ?? '',
    text: first?.text ?? '',
  }
}

async function contactOf(db: Executor, companyId: number) {
  const company = await findCompany(db, companyId)
  return company ? { email: company.email, phone: company.phone } : null
}

/** Confirms the address of a request, which is then sent on. Throws `not_found`, `conflict`. */
export async function confirmByLink(link: RequestLink) {
  await confirmAddress(await requestOf(link))
}

/** Agrees to exchange the addresses. Throws `not_found`, `conflict`. */
export async function agree(link: RequestLink) {
  const request = await requestWithSupplier(link)
  const maySend = request.state !== 'spam' && (await mayMailSupplier(request))
  await transaction(async (tx) => {
    const news = await agreeToExchange(tx, request.conversation_id, 'buyer')
    if (maySend && news) await sendSupplierMails(tx, request, news)
  })
}

/** Ends a request; repeating it changes nothing. Throws `not_found`, `conflict` before it is confirmed. */
export async function end(link: RequestLink) {
  const { id } = await requestOf(link)
  await transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || request.state === 'unconfirmed') throw new Problem('conflict')
    if (request.state === 'ended') return
    const isKnown = isRequestOpen(request.state)
    await updateRequest(tx, id, { state: 'ended' })
    await setEnded(tx, request.conversation_id, true)
    if (isKnown) await sendSupplierMails(tx, request, 'ended')
  })
}

/** Deletes everything that is kept about the buyer, with the conversation. Throws `not_found`. */
export async function erase(link: RequestLink) {
  const request = await requestOf(link)
  await transaction((tx) => eraseRequest(tx, request))
}

/** What the supplier reported stays for staff until they close the report. */
async function eraseRequest(tx: Executor, { id, conversation_id }: RequestRecord) {
  const { reported_by } = await readConversation(tx, conversation_id, 'buyer')
  if (reported_by === 'supplier') await setEnded(tx, conversation_id, true)
  else await eraseConversations(tx, [conversation_id])
  await anonymise(tx, id)
}

/** Adds a request to the caller’s account with the same confirmed address. Throws `forbidden`. */
export async function join(link: RequestLink, actor: Actor) {
  const request = await requestOf(link)
  if (request.state === 'unconfirmed') throw new Problem('conflict')
  const person = await findPerson(await database(), personOf(actor).userId)
  const isTheirs =
    person?.email_verified_at && person.email.toLowerCase() === request.email.toLowerCase()
  if (!person || !isTheirs) throw new Problem('forbidden')
  if (request.user_id !== null && request.user_id !== person.id) throw new Problem('conflict')
  await updateRequest(await database(), request.id, { user_id: person.id })
}

/** Writes to the supplier. Throws `not_found`, `conflict`, `too_many_requests`, `invalid`. */
export async function write(
  link: RequestLink,
  { body, files }: { body: MessageWrite; files: readonly ReceivedFile[] },
) {
  const request = await requestWithSupplier(link)
  const { conversation_id: conversationId } = request
  await countAgainstLimit('conversation-message', `${conversationId} buyer`)
  const maySend = request.state !== 'spam' && (await mayMailSupplier(request))
  await writeMessage({
    conversationId,
    side: 'buyer',
    authorId: request.user_id,
    body,
    files,
    onSent: async (tx) => {
      await updateRequest(tx, request.id, { read_at: null })
      if (maySend) await sendSupplierMails(tx, request, 'message')
    },
  })
  return 'Success' as const
}

/** Passes for a link whose conversation goes on. Throws `not_found`, `conflict`. */
export async function requestWithSupplier(link: RequestLink): Promise<RequestRecord> {
  const request = await requestOf(link)
  if (!isOpen(request)) throw new Problem('conflict')
  return request
}

/** Reports a conversation to the office. Throws `not_found`, `conflict`. */
export async function report(link: RequestLink, reason: string) {
  const { conversation_id: id, sent_at } = await requestOf(link)
  if (sent_at === null) throw new Problem('conflict')
  await transaction((tx) => reportConversation(tx, { id, side: 'buyer', reason }))
  return 'Success' as const
}

/** The requests of the caller’s account and confirmed address, newest first. */
export async function listMine(actor: Actor, query: QueryOf<typeof myRequests>) {
  const db = await database()
  const person = await findPerson(db, personOf(actor).userId)
  if (!person) throw new Problem('unauthenticated')
  const { id: userId } = person
  const email = person.email_verified_at === null ? null : person.email
  return listOrPage(query, requestListShape.pageSize, {
    rows: async (range) => {
      const rows = await selectRequests(db, { userId, email, range })
      return Promise.all(rows.map((row) => rowOf(db, row)))
    },
    count: () => countRequests(db, userId, email),
  })
}

async function rowOf(db: Executor, request: RequestRecord) {
  const { company, id, state, created_at, subject, answered_at } = await detailsOf(db, request)
  return {
    id,
    created_at,
    subject,
    answered_at,
    company,
    state: state === 'spam' ? ('sent' as const) : state,
    path: await requestPath(db, request),
  }
}

/** All requests of a person with their conversations, for the export of their data. */
export async function exportRequests(db: Executor, userId: number) {
  const email = await confirmedEmailOf(db, userId)
  const rows = await selectRequests(db, { userId, email, range: { limit: 10_000, offset: 0 } })
  return Promise.all(
    rows.map(async ({ conversation_id, ...row }) => ({
      id: row.id,
      created_at: row.created_at,
      name: row.name,
      email: row.email,
      company_name: row.company_name,
      subject: row.subject,
      quantity: row.quantity,
      unit: row.unit,
      incoterm: row.incoterm,
      place: row.place,
      wanted_by: row.wanted_by,
      state: row.state === 'spam' ? 'sent' : row.state,
      decline: declineOf(row),
      messages: await messagesOf(db, conversation_id),
    })),
  )
}

/** Deletes what is kept about a person whose account is closed. */
export async function forgetBuyer(tx: Executor, userId: number): Promise<void> {
  const email = await confirmedEmailOf(tx, userId)
  for (const request of await lockRequestsOf(tx, userId, email)) await eraseRequest(tx, request)
}

async function confirmedEmailOf(db: Executor, userId: number): Promise<string | null> {
  const person = await findPerson(db, userId)
  return person?.email_verified_at ? person.email : null
}
