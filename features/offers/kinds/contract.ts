/** What a company offers, as addresses and calls name it. */
export const offerTypes = ['products', 'services'] as const

export type OfferType = (typeof offerTypes)[number]
