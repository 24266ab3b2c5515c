import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { signedLinks } from '@/lib/auth/signed-links'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { FollowSpeed } from '@/lib/db/codes/follows'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { FollowLink } from '../contract'
import { describeFollows } from './targets'
import { deleteFollow, findFollower, setSpeed } from './follows.sql'
import { confirmAll } from './follow-links.sql'

const links = signedLinks('follows')

/** The signature of a follower’s link. */
export const followSignature = links.signature

/** The follower of a link. Throws `not_found` when the portal did not sign it for this address. */
export async function followerAt(db: Executor, { follower: id, signature }: FollowLink) {
  const follower = await findFollower(db, id)
  const { email } = follower ?? {}
  if (!follower || !email) throw new Problem('not_found')
  if (!(await links.isValid(db, { id, email }, signature))) throw new Problem('not_found')
  return follower
}

/** What the person of a link follows, and how soon they are told once they confirm. Throws `not_found`. */
export async function listByLink(link: FollowLink) {
  const db = await database()
  const follower = await followerAt(db, link)
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
    const { id, speed, pending_speed } = await followerAt(tx, link)
    if (await confirmAll(tx, id)) await setSpeed(tx, id, pending_speed ?? speed)
  })
  return 'Success' as const
}

/** Sets how soon the person of a link is told; null stops their mails. Throws `not_found`. */
export async function setLinkSpeed(link: FollowLink, speed: FollowSpeed | null) {
  const db = await database()
  const { id } = await followerAt(db, link)
  await setSpeed(db, id, speed)
  return 'Success' as const
}

/** Sends the mails of the person of a link again, as soon as before. Throws `not_found`. */
export async function resumeByLink(link: FollowLink) {
  const db = await database()
  const { id, speed } = await followerAt(db, link)
  await setSpeed(db, id, speed)
  return 'Success' as const
}

/** Ends a follow of the person of a link. Throws `not_found`. */
export async function endByLink({ id, ...link }: FollowLink & { id: number }) {
  const db = await database()
  const follower = await followerAt(db, link)
  if (!(await deleteFollow(db, follower.id, id))) throw new Problem('not_found')
  return 'Success' as const
}

/** Redirects to the page of a link in the given language, or in the caller’s. */
export function leadToFollows(
  { follower, signature }: FollowLink,
  context: CallContext,
  back?: Locale,
) {
  const { reply, locale } = { ...context, ...(back && { locale: back }) }
  const page = localePath(locale, routes.followLink(follower, signature))
  reply.status = 303
  reply.headers.set('location', page)
  return { page }
}
