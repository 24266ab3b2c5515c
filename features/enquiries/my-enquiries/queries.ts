import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { enquiryById, enquiryCounters, myEnquiries, sendEnquiryMessage } from './contract'
import type { EnquiryCounters } from './rules'
import { enquiryListShape, type EnquiryState } from './search-params'

/** One view of a person's enquiries, as given by its address. */
export async function enquiriesPage(userId: number, state: EnquiryState) {
  return pageOnly(
    await call(myEnquiries, { params: { userId }, query: enquiryListShape.query(state) }),
  )
}

/** The number of the person's enquiries by status. */
export function myCounters(): Promise<EnquiryCounters> {
  return call(enquiryCounters)
}

/** One of the caller's enquiries; null when there is none with that number. */
export function myEnquiry(id: number) {
  return whenNotFound(call(enquiryById, { params: { id } }), () => null)
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
