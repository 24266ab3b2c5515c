import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { Problem } from '@/lib/api/problem'
import type { FollowKind, FollowSpeed } from '@/lib/db/codes/follows'
import {
  confirmFollows,
  endFollowByLink,
  endMyFollow,
  followFeed,
  followTopic,
  myFollows,
  requestFollow,
  resumeFollowMails,
  setMySpeed,
  setSpeedByLink,
  stopFollowMails,
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

/** Sets how soon somebody is told; null stops the mails. */
export function saveSpeed(speed: FollowSpeed | null, link: FollowLink | null) {
  if (!link) return call(setMySpeed, { body: { speed } })
  return speed === null
    ? call(stopFollowMails, { params: link, query: {} })
    : call(setSpeedByLink, { params: link, body: { speed } })
}

/** What the form of a link does. */
export const linkChanges = {
  confirm: confirmFollows,
  unsubscribe: stopFollowMails,
  resume: resumeFollowMails,
} as const

export type LinkChange = keyof typeof linkChanges

/** Confirms what a link asked to follow, or stops and resumes its mails. */
export function changeLink(link: FollowLink, change: LinkChange) {
  return call(linkChanges[change], { params: link, query: {} })
}
