import type { RequestOffer } from '../posting/contract'

/**
 * The company with the lowest price; null where prices cannot be compared: fewer than two valid
 * offers, other currencies, units or delivery terms, or two that are equally low.
 */
export function lowestOffer(
  offers: readonly Pick<RequestOffer, 'company' | 'quotation' | 'is_expired'>[],
): number | null {
  const valid = offers.filter(({ is_expired: isExpired }) => !isExpired)
  const terms = new Set(
    valid.map(({ quotation: { currency, unit, incoterm } }) => `${currency} ${unit} ${incoterm}`),
  )
  const [first, second] = valid.toSorted((a, b) => a.quotation.price - b.quotation.price)
  if (!first || !second || terms.size > 1) return null
  return first.quotation.price < second.quotation.price ? first.company.id : null
}
