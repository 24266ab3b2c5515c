import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { Problem } from '@/lib/api/problem'
import type { FollowKind } from '@/lib/db/codes/follows'
import {
  endFollowByLink,
  endMyFollow,
  followFeed,
  followTopic,
  myFollows,
  requestFollow,
  type FollowLink,
} from './contract'

interface Topic {
  kind: FollowKind
  target: string
}

/** Whether this portal sends news on what people follow. */
export function canFollow(): boolean {
  return isServed(requestFollow)
}

/** The name of a topic; null for one that cannot be followed. */
export function topicAt(topic: Topic) {
  return whenInvalid(call(followTopic, { query: topic }))
}

/** The feed of a topic; null for one that cannot be followed. */
export function feedAt(topic: Topic) {
  return whenInvalid(call(followFeed, { query: topic }))
}

async function whenInvalid<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await whenNotFound(answer, () => null)
  } catch (error) {
    if (error instanceof Problem && ['invalid', 'malformed'].includes(error.code)) return null
    throw error
  }
}

/** What the caller follows; null where the portal has no such list. */
export async function loadMyFollows() {
  return isServed(myFollows) ? call(myFollows) : null
}

/** Ends a follow: of the person of a link, or of the caller. */
export function endFollow(id: number, link: FollowLink | null) {
  return link
    ? call(endFollowByLink, { params: { ...link, id } })
    : call(endMyFollow, { params: { id } })
}
