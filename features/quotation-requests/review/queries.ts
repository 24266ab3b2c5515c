import { call } from '@/lib/api/call'
import { closeReport, decideHeld, readReported } from './contract'

/** Sends a held request on, or discards it. */
export const decideRequest = (id: number, decision: 'release' | 'discard') =>
  call(decideHeld, { params: { id }, body: { decision } })

/** Closes the report of a conversation. */
export const endReport = (id: number) => call(closeReport, { params: { id } })

/** Reads a reported conversation, which is recorded. */
export const readConversation = (id: number) => call(readReported, { params: { id } })
