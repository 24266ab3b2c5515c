import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { AnswerValues } from '@/features/conversations/rules'
import { answerRequest, inboxCounters, inboxFolders, inboxItem, quotationInbox } from './contract'
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
