/** The three data types of interactive data (spec part 2 section 2). */
export const statisticKinds = ['statistics', 'studies', 'infographics'] as const

export type StatisticKind = (typeof statisticKinds)[number]

/** The id of a topic or a place, as a filter's value. */
export const nodeValue = /^[a-z0-9][a-z0-9-]{0,59}$/
