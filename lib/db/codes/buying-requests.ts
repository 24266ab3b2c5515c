/** The states of a buying request, in their order. */
export const buyingRequestStates = ['unconfirmed', 'review', 'open', 'refused', 'closed'] as const

export type BuyingRequestState = (typeof buyingRequestStates)[number]

/** The states of a request that is or was public. */
export const publishedStates = ['open', 'closed'] as const satisfies readonly BuyingRequestState[]

/** The states of a request that somebody works on: staff before it is public, companies then. */
export const workedOnStates = ['review', 'open'] as const satisfies readonly BuyingRequestState[]

/** What a buying request led to, as its buyer says. */
export const buyingRequestResults = ['ordered', 'talks', 'elsewhere', 'nothing'] as const

export type BuyingRequestResult = (typeof buyingRequestResults)[number]

/** Why a company fits a buying request, the strongest reason first. */
export const matchReasons = [
  'subheading',
  'heading',
  'chapter',
  'sector',
  'market',
  'text',
] as const

export type MatchReason = (typeof matchReasons)[number]

/** Who took a step of a buying request. */
export const stepTakers = ['buyer', 'staff', 'portal'] as const

export type StepTaker = (typeof stepTakers)[number]
