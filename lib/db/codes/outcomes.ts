/** What can lead to trade: an officer's introduction, a supplier's answer to a request, an event. */
export const occasionKinds = ['introduction', 'answer', 'event'] as const

export type OccasionKind = (typeof occasionKinds)[number]

/** The names of occasions, by which both sides of one are told. */
export const occasionNames = {
  introduction: (id: number) => `introduction-${id}`,
  answer: (request: number) => `answer-${request}`,
  offer: (request: number, company: number) => `offer-${request}-${company}`,
  event: (event: number, person: number | string) => `event-${event}-${person}`,
} as const

export const outcomeSides = ['buyer', 'supplier', 'participant'] as const

export type OutcomeSide = (typeof outcomeSides)[number]

/** What came of it. */
export const outcomeAnswers = ['order', 'talks', 'nothing'] as const

export type OutcomeAnswer = (typeof outcomeAnswers)[number]

/** The value of an order in the currency of the home country, in thousands: below the number, from the last one on. */
export const valueBands = ['below_5', 'below_25', 'below_100', 'below_500', 'from_500'] as const

export type ValueBand = (typeof valueBands)[number]

/** Days after the occasion at which each side is asked. */
export const outcomeRounds = [30, 90] as const
