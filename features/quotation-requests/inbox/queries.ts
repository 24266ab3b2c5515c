import type { inboxDecisions } from '@/lib/db/codes/quotation-requests'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { AnswerValues } from '../conversation/rules'
import {
  agreeToRequest,
  answerRequest,
  decideRequest,
  declineRequest,
  inboxCounters,
  inboxFolders,
  inboxItem,
  markRequestRead,
  quotationInbox,
  reportRequest,
  type DeclineWrite,
} from './contract'
import { inboxShape } from './search-params'

export type InboxState = ReturnType<typeof inboxShape.parse>

/** The folder of a view; undefined for all requests. */
export function folderOf({ filters }: InboxState) {
  return inboxFolders.find((folder) => filters.state.includes(folder))
}

/** One view of the inbox with the numbers of its folders; null where the portal has none. */
export async function inboxPage(state: InboxState) {
  if (!isServed(quotationInbox)) return null
  const folder = folderOf(state)
  const { page } = state
  const query = { page, per_page: inboxShape.pageSize, ...(folder && { state: folder }) }
  const [requests, counters] = await Promise.all([
    call(quotationInbox, { query }),
    call(inboxCounters),
  ])
  return { requests: pageOnly(requests), counters }
}

/** The numbers of the folders; null where the portal has no inbox. */
export async function inboxNumbers() {
  return isServed(inboxCounters) ? call(inboxCounters) : null
}

/** A request that the caller's company got; null when there is none. */
export async function inboxRequest(id: number) {
  if (!isServed(inboxItem)) return null
  return whenNotFound(call(inboxItem, { params: { id } }), () => null)
}

/** Marks a request as read up to the last message that was shown. */
export function markRead(id: number, last_message: number) {
  return call(markRequestRead, { params: { id }, body: { last_message } })
}

interface Answer {
  values: AnswerValues
  files: readonly File[]
  key: string
}

/** Answers a request, with a quotation if there is one. */
export function sendAnswer(id: number, { values, files, key }: Answer, uploading: Uploading) {
  const { quotes, ...typed } = values
  const body = { ...typed, quotes: quotes ? ('1' as const) : ('0' as const), idempotency_key: key }
  return upload(answerRequest, { params: { id }, body, files: { files: [...files] } }, uploading)
}

export function decline(id: number, body: DeclineWrite) {
  return call(declineRequest, { params: { id }, body })
}

export function decide(id: number, state: (typeof inboxDecisions)[number]) {
  return call(decideRequest, { params: { id }, body: { state } })
}

export function agree(id: number) {
  return call(agreeToRequest, { params: { id } })
}

export function reportBuyer(id: number, reason: string) {
  return call(reportRequest, { params: { id }, body: { reason } })
}
