import 'server-only'
import { sendMail } from '@/features/site/server/site'
import { database, transaction, type Executor } from '@/lib/db/database'
import { mailSpeeds, type MailSpeed } from '@/lib/db/codes/mail-topics'
import { jobKind } from '@/lib/jobs/job'
import { mailDelays } from '@/lib/mail/delays'
import { secondsToNextSlot, slotOf } from '@/lib/mail/digest-slots'
import { logger } from '@/lib/log/logger'
import { errorForLog, withoutPersonalData } from '@/lib/log/redaction'
import { z } from 'zod'
import { noteChanges } from './changes'
import { followMails } from './follow-links'
import { followDigest } from './follow-mails'
import { isCounted } from '../sources/rules'
import { linesOf, referenceKey } from '../sources/server/sources'
import {
  claimDeliveries,
  claimRequests,
  deleteOldRounds,
  endDelivery,
  findDelivery,
  findRound,
  hasFollowers,
  hasNews,
  insertRound,
  queueDeliveries,
  selectChanges,
  type Delivery,
  type FoundChange,
} from './follow-rounds.sql'

type Round = NonNullable<Awaited<ReturnType<typeof findRound>>>

/** The changes that are read for one mail; older ones of its round are not counted. */
const changesInMail = 100

/** The public news of deliveries, each record once, the newest first. */
async function newsOf(db: Executor, round: Round, deliveries: readonly Delivery[]) {
  const sent = deliveries.filter(({ email }) => email !== null)
  const found = await selectChanges(db, round, sent, changesInMail)
  const changes = await withoutTold(db, round, found)
  const lines = await linesOf(db, changes)
  const byFollower = Map.groupBy(changes, ({ follower_id }) => follower_id)
  return ({ follower_id }: Delivery) => {
    const own = new Map<string, FoundChange>()
    for (const change of byFollower.get(follower_id) ?? []) {
      const key = referenceKey(change)
      if (lines.has(key) && !own.has(key)) own.set(key, change)
    }
    const news = [...own].flatMap(([key, { source, changed_at }]) => {
      const line = lines.get(key)
      return line && !isCounted(source)
        ? [{ line: { ...line, source }, changed_at: new Date(changed_at).toISOString() }]
        : []
    })
    return { publications: own.size - news.length, news }
  }
}

/** Without the requests of buyers that another mail told an account of: one that fits its company. */
async function withoutTold(db: Executor, { id }: Round, changes: readonly FoundChange[]) {
  const requests = changes.filter(({ source }) => source === 'requests')
  const claimed = await claimRequests(db, id, requests)
  const own = new Set(claimed.map((one) => `${one.follower_id} ${one.record_id}`))
  return changes.filter(
    ({ source, follower_id, record_id }) =>
      source !== 'requests' || own.has(`${follower_id} ${record_id}`),
  )
}

type NewsFor = Awaited<ReturnType<typeof newsOf>>

/** Sends one mail, if there is news and the person still wants it. Throws the mail server’s error. */
async function deliver(db: Executor, round: Round, delivery: Delivery, newsFor: NewsFor) {
  const { follower_id, email, name, locale } = delivery
  const { news, publications } = newsFor(delivery)
  const records = email === null ? 0 : news.length + publications
  if (email !== null && records > 0) {
    const signature = await followMails.links.signature(db, { id: follower_id, email })
    await sendMail(followDigest, {
      id: `follow-${round.id}-${follower_id}`,
      to: { name, address: email, locale, isConfirmed: true },
      facts: {
        link: { follower: follower_id, signature },
        isNamed: name !== '',
        news,
        publications,
      },
    })
  }
  await endDelivery(db, { round: round.id, follower: follower_id }, records)
}

/** Sends one mail of a round that could not be sent with the others. */
export const followMail = {
  ...followDigest,
  ...jobKind({
    name: 'mail-follow-digest',
    payload: z.object({ round_id: z.int(), follower_id: z.int() }),
    delays: mailDelays,
    run: async ({ round_id, follower_id }) => {
      const db = await database()
      const round = await findRound(db, round_id)
      const delivery = round && (await findDelivery(db, round_id, follower_id))
      if (!delivery) return
      await deliver(db, round, delivery, await newsOf(db, round, [delivery]))
    },
  }),
}

/**
 * The mails of one job, how many of them are under way at a time, and the pause after each: 16 a second
 * at most, so that pages that the same process serves stay quick.
 */
const mailsAtOnce = 25
const mailsInParallel = 4
const pauseMs = 250
/** After so many failures or this time, the other mails of the job get jobs of their own. */
const failuresAllowed = 3
const budgetMs = 60_000

/**
 * Sends the next mails of a round and enqueues itself, until all are sent. A job that was stopped runs
 * again and sends those that it did not; a mail that fails gets a job of its own.
 */
export const followSending = jobKind({
  name: 'follow-sending',
  payload: z.object({ round_id: z.int() }),
  run: async ({ round_id }) => {
    const db = await database()
    const round = await findRound(db, round_id)
    const deliveries = round ? await claimDeliveries(db, round_id, mailsAtOnce) : []
    if (!round || deliveries.length === 0) return
    await sendAll(db, round, deliveries)
    await followSending.enqueue(db, { round_id })
  },
})

async function sendAll(db: Executor, round: Round, deliveries: readonly Delivery[]) {
  const newsFor = await newsOf(db, round, deliveries)
  const until = Date.now() + budgetMs
  const waiting = [...deliveries]
  let failures = 0
  const sendNext = async (_: unknown, place: number) => {
    // One after the other, so that they do not begin together.
    await pause((place * pauseMs) / mailsInParallel)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (failures >= failuresAllowed || Date.now() > until) {
        await sendLater(round, next)
        continue
      }
      try {
        await deliver(db, round, next, newsFor)
      } catch (error) {
        failures += 1
        const reason = withoutPersonalData(errorForLog(error).message)
        logger().warn({ round: round.id, reason }, 'a mail about follows failed')
        await sendLater(round, next)
      }
      if (waiting.length > 0) await pause(pauseMs)
    }
  }
  const count = Math.min(mailsInParallel, waiting.length)
  await Promise.all(Array.from({ length: count }, sendNext))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function sendLater(round: Round, { follower_id }: Delivery) {
  await transaction(async (tx) => {
    await endDelivery(tx, { round: round.id, follower: follower_id }, null)
    await followMail.enqueue(tx, { round_id: round.id, follower_id })
  })
}

/** The followers that one job looks at. */
const followersAtOnce = 1000

/** Finds who has news, a slice of followers at a time, and then begins to send. */
export const followRound = jobKind({
  name: 'follow-round',
  payload: z.object({ round_id: z.int(), after: z.int() }),
  run: async ({ round_id, after }) => {
    const db = await database()
    const round = await findRound(db, round_id)
    if (!round) return
    const last = await queueDeliveries(db, round, { after, count: followersAtOnce })
    if (last === null) await followSending.enqueue(db, { round_id })
    else await followRound.enqueue(db, { round_id, after: last })
  },
})

/** Notes what is new and begins the rounds that are due, every ten minutes while anybody waits for them. */
export const followTick = jobKind({
  name: 'follow-tick',
  payload: z.object({}),
  run: () => beginRounds(),
})

/**
 * Notes what is new, and begins each round of mails that is due, once across all instances and
 * calls. A round without followers or news does nothing.
 */
export async function beginRounds(now = new Date()): Promise<void> {
  const until_change = await noteChanges()
  for (const speed of mailSpeeds) {
    await transaction(async (tx) => beginRound(tx, speed, { now, until_change }))
  }
}

async function beginRound(
  tx: Executor,
  speed: MailSpeed,
  { now, until_change }: { now: Date; until_change: number },
) {
  if (!(await hasFollowers(tx, speed))) return
  const round = await insertRound(tx, {
    speed,
    slot: slotOf(speed, now).toISOString(),
    until_change,
  })
  if (!round) return
  if (await hasNews(tx, round.id)) await followRound.enqueue(tx, { round_id: round.id, after: 0 })
  if (speed === 'at_once') await followTick.enqueue(tx, {}, secondsToNextSlot(now))
}

/** Deletes old rounds. */
export async function clearFollowRounds(db: Executor) {
  await deleteOldRounds(db)
}
