import 'server-only'
import { decide, type Decidable } from '@/features/approvals/server/decisions'
import { searchCompanies } from '@/features/companies/name-search/server/name-search'
import type { BodyOf, QueryOf } from '@/lib/api/endpoint'
import { numberIn, valuesOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { requestStates } from '@/lib/db/codes/quotation-requests'
import {
  endReport,
  eraseConversations,
  messagesOf,
  readReport,
} from '@/features/conversations/server/conversations'
import { buyerMail, sendSupplierMails } from '../../server/quotation-mails'
import { reminderDays } from '../../rules/quotation-reminders'
import {
  findRequest,
  lockRequest,
  stampRequest,
  updateRequest,
} from '../../server/quotation-requests.sql'
import { detailsOf } from '../../server/quotation-requests'
import { linksIn } from '../rules'
import { countSameText } from '../../submission/server/submission.sql'
import type { decideHeld as heldDecision, quotationReview } from '../contract'
import { reviewShape } from '../search-params'
import {
  countReported,
  countReview,
  countStates,
  medianHours,
  selectReview,
  selectSilent,
  selectSome,
} from './review.sql'

/** Requests for staff, newest first, without their texts. */
export async function listForReview(query: QueryOf<typeof quotationReview>) {
  const db = await database()
  const { state, reported, waiting } = query
  const given = valuesOf(state)
  const filters = {
    states: given && requestStates.filter((known) => given.includes(known)),
    reported: reported !== undefined,
    waiting: waiting !== undefined,
  }
  return listOrPage(query, reviewShape.pageSize, {
    rows: async (range) => {
      const rows = await selectReview(db, filters, range)
      return Promise.all(rows.map((row) => rowOf(db, row)))
    },
    count: () => countReview(db, filters),
  })
}

/**
 * Requests of a number, or to companies that a text names, for officers: who asks, and for what, is
 * between the two sides.
 */
export async function searchQuotations(db: Executor, text: string, limit: number) {
  const id = numberIn(text)
  if (id !== null) return selectSome(db, { id }, limit)
  const companies = (await searchCompanies(db, text, limit)).map((company) => company.id)
  return companies.length === 0 ? [] : selectSome(db, { companies }, limit)
}

/** The number of requests that are held or reported. */
export async function countHeldQuotations(db: Executor): Promise<number> {
  return countReview(db, { waiting: true })
}

type Selected = Awaited<ReturnType<typeof selectReview>>[number]

async function rowOf(db: Executor, { request, ...counted }: Selected) {
  const { company, buyer, id, state, created_at, sent_at, answered_at } = await detailsOf(
    db,
    request,
  )
  const { held_for } = request
  return {
    id,
    state,
    created_at,
    sent_at,
    answered_at,
    company,
    country: buyer.country,
    held_for,
    ...(await signalsOf(db, request)),
    ...counted,
  }
}

/** What staff judge a held request by, since they do not read it. */
async function signalsOf(db: Executor, request: Selected['request']) {
  if (request.state !== 'held') return { links: 0, same_text: 0 }
  const [first] = await messagesOf(db, request.conversation_id)
  const { name, company_name, subject } = request
  return {
    links: linksIn([name, company_name, subject, first?.text ?? ''].join('\n')),
    same_text: await countSameText(db, request),
  }
}

/** One request for staff, without its texts. Throws `not_found`. */
export async function getForReview(id: number) {
  const db = await database()
  const [row] = await selectReview(db, { id }, { limit: 1, offset: 0 })
  if (!row) throw new Problem('not_found')
  return rowOf(db, row)
}

const silentDays = reminderDays[2]
const mostSilent = 100

/** The numbers of requests, and the companies that do not answer. */
export async function getFigures() {
  const db = await database()
  return {
    by_state: await countStates(db),
    median_hours: await medianHours(db),
    reported: await countReported(db),
    silent: await selectSilent(db, silentDays, mostSilent),
  }
}

type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Requests, as officers decide on them. They have no versions: a decision names none. */
const decidedRequests: Decidable<RequestRow & { version: number }, 'Success'> = {
  subject: 'quotation-request',
  access: 'staff:requests',
  lock: async (tx, id) => {
    const request = await lockRequest(tx, id)
    return request && { ...request, version: 0 }
  },
  answer: async () => 'Success',
}

/** Sends a held request on, or discards it. Throws `not_found`, `conflict` for one that is not held. */
export async function decideHeld(
  actor: Actor,
  id: number,
  { decision }: BodyOf<typeof heldDecision>,
) {
  return decide(decidedRequests, actor, { id }, async (tx, request) => {
    if (request.state !== 'held') throw new Problem('conflict')
    const change = { held_for: request.held_for }
    if (decision === 'release') {
      await stampRequest(tx, id, 'sent_at', 'sent')
      await sendSupplierMails(tx, request, 'new')
      await buyerMail.enqueue(tx, { request_id: id, news: 'released' })
      return { action: 'send-on', change }
    }
    await updateRequest(tx, id, { state: 'discarded' })
    await buyerMail.enqueue(tx, { request_id: id, news: 'discarded' })
    return { action: 'hold-back', change }
  })
}

/**
 * Closes the report of a conversation, which may be reported again. What a side deleted in the
 * meantime goes now. Throws `not_found`, and `conflict` where no report is open.
 */
export async function close(actor: Actor, id: number) {
  return decide(decidedRequests, actor, { id }, async (tx, request) => {
    if (!(await endReport(tx, request.conversation_id))) throw new Problem('conflict')
    if (request.state === 'erased') await eraseConversations(tx, [request.conversation_id])
    return { action: 'close-report', change: {} }
  })
}

/**
 * Reads a conversation that one side reported, and records who read it. Throws `not_found`, and
 * `forbidden` where nobody reported it.
 */
export async function read(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  return transaction(async (tx) => {
    const request = await findRequest(tx, id)
    if (!request) throw new Problem('not_found')
    const read = await readReport(tx, request.conversation_id)
    if (!read) throw new Problem('forbidden')
    const entry = { by: userId, action: 'read-reported', subject: 'quotation-request' } as const
    await recordChange(tx, { ...entry, id, change: {} })
    return read
  })
}
