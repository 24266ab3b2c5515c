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
