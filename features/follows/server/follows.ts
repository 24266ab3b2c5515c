import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { countAddress, countedFirst } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { captchaRule, verifyCaptcha } from '@/lib/captcha/verification'
import type { FollowKind } from '@/lib/db/codes/follows'
import type { MailSpeed } from '@/lib/db/codes/mail-topics'
import { database, transaction, type Executor } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { confirmationMailUse } from '@/lib/mail/confirmation-limit'
import { tsqueryOf } from '@/lib/search/query'
import {
  followCaptchaAction,
  type addMyFollow,
  type FollowList,
  type FollowRequest,
} from '../contract'
import { setPendingSpeed } from './follow-links.sql'
import { followConfirmationMail } from './follow-mails'
import { followedSearch, followLimit, pendingDays, topicOf, type FollowTopic } from '../rules'
import { describeFollows, requireTopic } from './targets'
import {
  adoptFollower,
  countOthers,
  deleteFollow,
  deleteFollower,
  deleteOld,
  findByAddress,
  findMember,
  findOfMember,
  insertFollow,
  insertFollower,
  insertSearch,
  requestFollowOf,
  selectDeliveries,
  selectFollows,
  setSpeed,
} from './follows.sql'

type Caller = Pick<CallContext, 'actor' | 'address'>

/** A topic that can be followed, with its names. Throws `invalid` and `not_found`. */
export const getTopic = async (topic: { kind: FollowKind; target: string }) =>
  requireTopic(await database(), topic)

/**
 * Notes what an address wants to follow, and mails it a link to confirm; the answer is the same for
 * every address. Throws `not_found` and `invalid` for the topic, and `too_many_requests` when the
 * address was sent too many such mails today.
 */
export async function requestFollowByMail(request: FollowRequest, caller: Caller) {
  const { email, locale, speed, idempotency_key } = request
  await countedFirst([confirmationMailUse(email)], async () => {
    await requirePerson(request, caller)
    const topic = await requireTopic(await database(), request)
    await transaction(async (tx) => {
      const id = await followerWith(tx, { email, locale, speed })
      if ((await countOthers(tx, id, topicOf(topic))) >= followLimit) return
      await rememberSearch(tx, topic)
      const row = { ...rowOf(topic), follower_id: id, idempotency_key }
      const isNew = await requestFollowOf(tx, row)
      await setPendingSpeed(tx, id, speed)
      if (isNew) await followConfirmationMail.enqueue(tx, { follower_id: id, locale })
    })
  })
  return 'Success' as const
}

/** Throws where the captcha refuses the request; without its answer few are accepted. */
async function requirePerson({ recaptchaToken }: FollowRequest, { actor, address }: Caller) {
  const verdict = await verifyCaptcha({
    token: recaptchaToken,
    action: followCaptchaAction,
    isLoggedIn: actor.userId !== null,
  })
  const rule = captchaRule(verdict)
  if (rule !== null) throw new Problem('invalid', { fields: { recaptchaToken: [rule] } })
  if (verdict === 'unchecked') await countAddress('follow-unchecked', address ?? 'unknown')
}

/**
 * Follows a topic in the caller’s account, and sets how soon they are told. Throws `not_found` and
 * `invalid` for the topic, `conflict` when they follow as much as one person can.
 */
export async function followInAccount(actor: Actor, body: BodyOf<typeof addMyFollow>) {
  const topic = await requireTopic(await database(), body)
  await transaction(async (tx) => {
    const id = await ownFollower(tx, actor, body.speed)
    if ((await countOthers(tx, id, topicOf(topic))) >= followLimit) throw new Problem('conflict')
    await rememberSearch(tx, topic)
    await insertFollow(tx, { ...rowOf(topic), follower_id: id })
    await setSpeed(tx, id, body.speed)
  })
  return 'Success' as const
}

/** What the caller follows. */
export async function listMyFollows(actor: Actor): Promise<FollowList> {
  const db = await database()
  const follower = await followerOf(db, actor)
  return follower ? describeFollows(db, follower) : { speed: 'daily', stopped: false, follows: [] }
}

/** Ends one of the caller’s follows. Throws `not_found`, also for another person’s. */
export async function endInAccount(actor: Actor, id: number) {
  const db = await database()
  const follower = await followerOf(db, actor)
  if (!follower || !(await deleteFollow(db, follower.id, id))) throw new Problem('not_found')
  return 'Success' as const
}

/** Sets how soon the caller is told; null stops their mails. */
export async function setSpeedInAccount(actor: Actor, speed: MailSpeed | null) {
  await transaction(async (tx) => {
    const id = await ownFollower(tx, actor, speed ?? 'daily')
    await setSpeed(tx, id, speed)
  })
  return 'Success' as const
}

/** The data on what a person follows, for the export of their data. */
export async function exportFollows(db: Executor, userId: number) {
  const member = await findMember(db, userId)
  const follower = member && (await findOfMember(db, member))
  if (!follower) return { speed: null, follows: [], mails: [] }
  const { speed, stopped_at } = follower
  return {
    speed: stopped_at === null ? speed : null,
    follows: await selectFollows(db, follower.id),
    mails: await selectDeliveries(db, follower.id),
  }
}

/** Deletes what a person follows when their account is closed. */
export async function forgetFollower(db: Executor, userId: number) {
  const member = await findMember(db, userId)
  if (!member) return
  for (;;) {
    const follower = await findOfMember(db, member)
    if (!follower) return
    await deleteFollower(db, follower.id)
  }
}

/** Deletes unconfirmed follows after 7 days, and the addresses without any. */
export async function clearFollows(db: Executor) {
  await deleteOld(db, pendingDays)
}

const rowOf = (topic: FollowTopic) => ({
  kind: topic.kind,
  target: topic.target,
  topic: topicOf(topic),
})

/** A followed search is matched by its parsed text. */
async function rememberSearch(tx: Executor, { kind, target }: FollowTopic) {
  const query = kind === 'search' ? tsqueryOf(followedSearch(target)) : null
  if (query !== null) await insertSearch(tx, topicOf({ kind, target }), query)
}

type NewFollower = Parameters<typeof insertFollower>[1] & { email: string }

/** The id of the follower with an address, written where there is none. */
async function followerWith(tx: Executor, row: NewFollower): Promise<number> {
  const known = await findByAddress(tx, row.email)
  const follower = known ?? (await insertFollower(tx, row)) ?? (await findByAddress(tx, row.email))
  if (!follower) throw new Problem('internal')
  return follower.id
}

async function followerOf(db: Executor, actor: Actor) {
  const member = await findMember(db, personOf(actor).userId)
  if (!member) throw new Problem('unauthenticated')
  return findOfMember(db, member)
}

/** The id of the caller’s follower: written where there is none, adopted from their address. */
async function ownFollower(tx: Executor, actor: Actor, speed: MailSpeed): Promise<number> {
  const member = await findMember(tx, personOf(actor).userId)
  if (!member) throw new Problem('unauthenticated')
  const row = { user_id: member.id, locale: accountLocale(member.locale), speed }
  const follower =
    (await findOfMember(tx, member)) ??
    (await insertFollower(tx, row)) ??
    (await findOfMember(tx, member))
  if (!follower) throw new Problem('internal')
  if ('user_id' in follower && follower.user_id === null) {
    await adoptFollower(tx, follower.id, member.id)
  }
  return follower.id
}
