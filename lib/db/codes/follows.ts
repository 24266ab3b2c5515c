/** What a person can follow. */
export const followKinds = [
  'sector',
  'hs',
  'market',
  'company',
  'search',
  'agreement',
  'event',
  'requests',
  'barriers',
] as const
export type FollowKind = (typeof followKinds)[number]

/** How soon mails come: within minutes, each morning, or when the week begins. */
export const followSpeeds = ['at_once', 'daily', 'weekly'] as const
export type FollowSpeed = (typeof followSpeeds)[number]
