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
