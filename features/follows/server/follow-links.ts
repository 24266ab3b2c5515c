import 'server-only'
import { Problem } from '@/lib/api/problem'
import { linkPage, signedLinks } from '@/lib/auth/link-pages'
import { database, transaction } from '@/lib/db/database'
import type { FollowSpeed } from '@/lib/db/codes/follows'
import { routes } from '@/lib/routing/routes'
import type { FollowLink } from '../contract'
import { describeFollows } from './targets'
import { deleteFollow, findFollower, setSpeed } from './follows.sql'
import { confirmAll } from './follow-links.sql'

export const followLinks = signedLinks('follows', routes.followLink)

export const followsPage = linkPage({
  links: followLinks,
  about: 'follower',
  find: findFollower,
  addressOf: ({ email }) => email,
})

/** What the person of a link follows, and how soon they are told once they confirm. Throws `not_found`. */
export async function listByLink(link: FollowLink) {
  const db = await database()
  const follower = await followsPage.recordOf(db, link)
  const list = await describeFollows(db, follower)
  const isPending = list.follows.some(({ confirmed }) => !confirmed)
  return { ...list, speed: (isPending && follower.pending_speed) || list.speed }
}

/**
 * Confirms the address of a link and everything that it asked to follow, as soon as was chosen with
 * the last of it; an address that had stopped its mails gets them again. Repeating it changes
 * nothing. Throws `not_found`.
 */
export async function confirmByLink(link: FollowLink) {
  await transaction(async (tx) => {
    const { id, speed, pending_speed } = await followsPage.recordOf(tx, link)
    if (await confirmAll(tx, id)) await setSpeed(tx, id, pending_speed ?? speed)
  })
}

/** Sets how soon the person of a link is told; null stops their mails. Throws `not_found`. */
export async function setLinkSpeed(link: FollowLink, speed: FollowSpeed | null) {
  const db = await database()
  const { id } = await followsPage.recordOf(db, link)
  await setSpeed(db, id, speed)
  return 'Success' as const
}

/** Sends the mails of the person of a link again, as soon as before. Throws `not_found`. */
export async function resumeByLink(link: FollowLink) {
  const db = await database()
  const { id, speed } = await followsPage.recordOf(db, link)
  await setSpeed(db, id, speed)
}

/** Ends a follow of the person of a link. Throws `not_found`. */
export async function endByLink({ id, ...link }: FollowLink & { id: number }) {
  const db = await database()
  const follower = await followsPage.recordOf(db, link)
  if (!(await deleteFollow(db, follower.id, id))) throw new Problem('not_found')
  return 'Success' as const
}
