import type { OfferType } from './kinds/contract'

/** The kind of one item in approvals and in the audit log. */
export function kindOf(type: OfferType): 'product' | 'service' {
  return type === 'products' ? 'product' : 'service'
}
