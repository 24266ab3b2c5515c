/** The tabs of the FAQ for exporters in their address, `?tab=financing`; the first is the default. */
export const faqTabs = [
  'freight-and-logistic',
  'financing',
  'legal-and-regulatory-requirements',
  'all',
] as const

export type FaqTabName = (typeof faqTabs)[number]

/**
 * The tabs of market information by their number, in their order (spec/decisions.md section 2):
 * publications (also without a number), data centre, interactive data, studies, matchmaking.
 */
export const marketTabOrder = [1, 4, 5, 2, 3] as const

export type MarketTab = (typeof marketTabOrder)[number]
