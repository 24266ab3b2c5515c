import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, transaction, type Executor } from '@/lib/db/database'
import { mailSpeeds, speedOf } from '@/lib/db/codes/mail-topics'
import { mailTopic, type MailReader } from '@/lib/mail/mail-topic'
import { stopFollowMails, type FollowLink } from '../contract'
import { describeFollows } from './targets'
import { deleteFollow, findFollower, findMember, findOfMember, setSpeed } from './follows.sql'
import { confirmAll, hasFollows, hasPending } from './follow-links.sql'

/** The mails on what people follow, which accounts get, and addresses without one. */
export const followMails = mailTopic({
  name: 'follows',
  purpose: 'follows',
  about: 'follower',
  stop: stopFollowMails,
  choices: mailSpeeds,
  find: async (db, id) => {
    const found = await findFollower(db, id)
    if (!found?.email) return undefined
    const { user_id, email } = found
    const reader = user_id === null ? { of: 'address' as const, id } : accountOf(user_id)
    return { email, reader }
  },
  choice: async (db, reader) => {
    const found = await followerOf(db, reader)
    if (!found || !(await hasFollows(db, found.id))) return undefined
    const { id, speed, stopped_at, pending_speed } = found
    if (stopped_at !== null) return 'never'
    return pending_speed !== null && (await hasPending(db, id)) ? pending_speed : speed
  },
  choose: async (db, reader, choice) => {
    const found = await followerOf(db, reader)
    if (found) await setSpeed(db, found.id, speedOf(choice))
  },
})

const accountOf = (id: number) => ({ of: 'account' as const, id })

/** The follower that a person is: the account’s, or one without an account. */
async function followerOf(db: Executor, { of, id }: MailReader) {
  if (of === 'address') return findFollower(db, id)
  const member = await findMember(db, id)
  return member && findOfMember(db, member)
}

/** The follower of a link. Throws `not_found` when the portal did not sign it for this address. */
async function followerAt(db: Executor, link: FollowLink) {
  await followMails.page.recordOf(db, link)
  const follower = await findFollower(db, link.follower)
  if (!follower) throw new Problem('not_found')
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
}

/** Sends the mails of the person of a link again, as soon as before. Throws `not_found`. */
export async function resumeByLink(link: FollowLink) {
  const db = await database()
  const { id, speed } = await followerAt(db, link)
  await setSpeed(db, id, speed)
}

/** Ends a follow of the person of a link. Throws `not_found`. */
export async function endByLink({ id, ...link }: FollowLink & { id: number }) {
  const db = await database()
  const follower = await followerAt(db, link)
  if (!(await deleteFollow(db, follower.id, id))) throw new Problem('not_found')
  return 'Success' as const
}
