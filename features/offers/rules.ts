import type { OfferType } from './directory/contract'

/** What one item of a type is called in approvals and in the history. */
export function kindOf(type: OfferType): 'product' | 'service' {
  return type === 'products' ? 'product' : 'service'
}
