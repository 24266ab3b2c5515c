import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { viewFrom } from '@/lib/api/list-state'
import { wholeFrom } from '@/lib/api/paging'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { enquiryById, enquiryCounters, myEnquiries, sendEnquiryMessage } from './contract'
import { countersOf, matchesEnquiry, orderEnquiries, type EnquiryCounters } from './rules'
import { enquiryViews, type EnquiryState } from './search-params'

/** One view of a person's enquiries, as its address asks for it. */
export async function enquiriesPage(userId: number, state: EnquiryState) {
  const answer = await call(myEnquiries, { params: { userId }, query: enquiryViews.query(state) })
  return viewFrom(answer, enquiryViews, state, matchesEnquiry, orderEnquiries)
}

/** How many enquiries a person has, by their status; counted here where the provider does not. */
export function myCounters(userId: number): Promise<EnquiryCounters> {
  return orWhenMissing(call(enquiryCounters), async () =>
    countersOf(wholeFrom(await call(myEnquiries, { params: { userId }, query: {} }))),
  )
}

/** One of my enquiries; null when there is none of that number. */
export function myEnquiry(id: number) {
  return orWhenMissing(call(enquiryById, { params: { id } }), () => null)
}

interface NewMessage {
  text: string
  files: File[]
  /** The same for every try to send the same message. */
  key: string
}

/** Writes to the office about an enquiry. */
export function sendMessage(id: number, { text, files, key }: NewMessage, uploading: Uploading) {
  return upload(
    sendEnquiryMessage,
    { params: { id }, body: { text, idempotency_key: key }, files: { files } },
    uploading,
  )
}
