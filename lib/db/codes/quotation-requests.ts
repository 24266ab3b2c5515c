/**
 * The states of a request for a quotation. `unconfirmed` and `held` requests were not sent on;
 * `ended` and `erased` are the buyer's, `discarded` is the decision of staff on a held one.
 */
export const requestStates = [
  'unconfirmed',
  'held',
  'sent',
  'answered',
  'declined',
  'spam',
  'ended',
  'discarded',
  'erased',
] as const

export type RequestState = (typeof requestStates)[number]

/** What becomes of a request that is posted or confirmed. */
export const firstStates = [
  'unconfirmed',
  'held',
  'sent',
] as const satisfies readonly RequestState[]

/** The states of what reached a company; erased requests are gone for it too. */
export const receivedStates: readonly RequestState[] = [
  'sent',
  'answered',
  'declined',
  'spam',
  'ended',
]

/** The states of a request by which a second one is a repetition. */
export const repeatedStates: readonly RequestState[] = [
  'sent',
  'answered',
  'declined',
  'spam',
  'held',
]

/** The states of a request in which supplier and buyer write to each other. */
export const openRequestStates: readonly RequestState[] = ['sent', 'answered']

/** Whether supplier and buyer write to each other. */
export const isRequestOpen = (state: RequestState): boolean => openRequestStates.includes(state)

/** What a supplier can make of a request besides answering and declining it. */
export const inboxDecisions = ['spam', 'sent'] as const satisfies readonly RequestState[]

/** Why a supplier declines a request; `other` is said in the supplier’s own words. */
export const declineReasons = [
  'product',
  'capacity',
  'minimum',
  'market',
  'terms',
  'other',
] as const

export type DeclineReason = (typeof declineReasons)[number]

/** Why staff look at a request before the supplier does. */
export const heldReasons = ['duplicate', 'pattern', 'unchecked', 'many'] as const

export type HeldReason = (typeof heldReasons)[number]
