import { followKinds, type FollowKind } from '@/lib/db/codes/follows'

/** The topic that an address names: `?kind=market&target=DE`; null where it names none. */
export function requestedTopic(
  query: Readonly<Record<string, string | string[] | undefined>>,
): { kind: FollowKind; target: string } | null {
  const kind = followKinds.find((known) => known === query.kind)
  const { target } = query
  return kind && typeof target === 'string' && target.trim() !== '' ? { kind, target } : null
}
