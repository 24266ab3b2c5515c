import { call, isServed } from '@/lib/api/call'
import { pageOnly } from '@/lib/api/paging'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { RequestLink } from '../contract'
import {
  agreeByLink,
  confirmRequest,
  endByLink,
  eraseByLink,
  joinByLink,
  myRequests,
  writeByLink,
} from './contract'
import { requestListShape } from './search-params'

/** What the buyer can do with a request by one button. */
export const buyerActions = {
  confirm: confirmRequest,
  agree: agreeByLink,
  end: endByLink,
  erase: eraseByLink,
  join: joinByLink,
} as const

export type BuyerAction = keyof typeof buyerActions

export function act(action: BuyerAction, link: RequestLink) {
  return call(buyerActions[action], { params: link, query: {} })
}

interface Message {
  text: string
  files: readonly File[]
  key: string
}

/** Writes to the supplier. */
export function writeToSupplier(
  link: RequestLink,
  { text, files, key }: Message,
  uploading: Uploading,
) {
  return upload(
    writeByLink,
    { params: link, query: {}, body: { text, idempotency_key: key }, files: { files: [...files] } },
    uploading,
  )
}

type State = ReturnType<typeof requestListShape.parse>

/** One page of the caller's requests; null where the portal has none. */
export async function myRequestsPage(state: State) {
  if (!isServed(myRequests)) return null
  return pageOnly(await call(myRequests, { query: requestListShape.query(state) }))
}

/** The number of the caller's requests; null where the portal has none. */
export async function countMyRequests(): Promise<number | null> {
  if (!isServed(myRequests)) return null
  return pageOnly(await call(myRequests, { query: { page: 1, per_page: 1 } })).total
}
