import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { collectedSpeeds, mailSpeeds, speedOf, type MailSpeed } from '@/lib/db/codes/mail-topics'
import { database, transaction, type Executor } from '@/lib/db/database'
import { inSlices } from '@/lib/db/in-slices'
import { addresseeOf } from '@/lib/db/reads/addressees'
import { firstWords } from '@/lib/i18n/first-words'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { slotOf } from '@/lib/mail/digest-slots'
import { mailTopic } from '@/lib/mail/mail-topic'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { matchNext } from '../../matching/server/matching'
import { endRequestAlerts } from '../contract'
import {
  deleteAlerts,
  findReader,
  findSpeed,
  insertNotices,
  selectKept,
  selectRequests,
  acquireDue,
  writeSpeed,
} from './alerts.sql'

/** The alerts about requests that fit a company, which its members get. */
export const alertMails = mailTopic({
  name: 'request-alerts',
  purpose: 'buying-request-alerts',
  about: 'person',
  stop: endRequestAlerts,
  choices: mailSpeeds,
  find: async (db, id) => {
    const found = await findReader(db, id)
    return found && { email: found.address, reader: { of: 'account', id } }
  },
  choice: async (db, reader) => {
    const found = reader.of === 'account' ? await findReader(db, reader.id) : undefined
    if (!found || (found.company_id === null && found.speed === null)) return undefined
    return found.speed ?? 'never'
  },
  choose: async (db, { of, id }, choice) => {
    const found = of === 'account' ? await findReader(db, id) : undefined
    if (!found) return
    // Who is in no company any more can only end them.
    if (found.company_id === null && choice !== 'never') throw new Problem('not_found')
    await writeSpeed(db, id, speedOf(choice))
  },
})

/** How soon the caller hears of matching requests. */
export async function getAlerts(actor: Actor) {
  return { speed: await findSpeed(await database(), personOf(actor).userId) }
}

/** Chooses how soon, or with null not at all. */
export async function setAlerts(actor: Actor, speed: MailSpeed | null) {
  await writeSpeed(await database(), personOf(actor).userId, speed)
  return { speed }
}

/** The number of requests in one mail; the rest is on the page of the member. */
const alertLength = 10

/** Sends matching requests to one member, in the language of the account. */
export const alertMail = mailTemplate({
  name: 'mail-request-alert',
  payload: z.object({ user_id: z.int(), requests: z.array(z.int()) }),
  load: async (db, { user_id, requests }) => {
    const reader = await findReader(db, user_id)
    if (!reader?.speed) return null
    const found = await selectRequests(db, requests)
    const [first] = found
    if (!first) return null
    const { id, address: email } = reader
    const link = { person: id, signature: await alertMails.links.signature(db, { id, email }) }
    return { to: addresseeOf(reader), facts: { found, first, link } }
  },
  write: ({ t, ...pen }, { found, first, link }) => ({
    subject: t('buying.alert.subject', {
      product: pen.quoteShort(pen.textOf(first, 'product')),
      count: found.length,
    }),
    paragraphs: [t('buying.alert.text', { count: found.length })],
    records: found.slice(0, alertLength).map((one) => ({
      title: pen.textOf(one, 'product'),
      meta: t('buying.alert.meta', {
        market: pen.textOf(one.market, 'name'),
        date: pen.day(one.deadline),
      }),
      text: firstWords(pen.textOf(one, 'quality'), 200),
      href: pen.page(routes.buyingRequest(one.id)),
    })),
    action: { text: t('buying.alert.action'), href: pen.page(routes.myRequests()) },
    notes: [t('buying.alert.why')],
    unsubscribe: alertMails.unsubscribe(pen, link, t('buying.alert.unsubscribe')),
  }),
})

/** Tells those who want to hear at once of a request that was published. */
export const alertRound = jobKind({
  name: 'request-alert-round',
  payload: z.object({ request_id: z.int() }),
  run: async ({ request_id }) => {
    await transaction(async (tx) => {
      await queue(tx, await insertNotices(tx, { speed: 'at_once', request: request_id }))
    })
  },
})

/** So many requests are compared with the companies in one call. */
const matchedAtOnce = 1_000

/**
 * Compares open requests with companies that came or changed since, the longest waiting first, so that
 * every open request is compared each day; members who want to hear at once are told.
 */
export async function renewMatches(): Promise<void> {
  for (let count = 0; count < matchedAtOnce; count += 1) {
    const isDone = await transaction(async (tx) => {
      const matched = await matchNext(tx, today())
      if (matched && matched.added > 0) await alertRound.enqueue(tx, { request_id: matched.id })
      return matched === undefined
    })
    if (isDone) return
  }
}

async function queue(tx: Executor, notices: readonly { user_id: number; request_id: number }[]) {
  const byPerson = Map.groupBy(notices, ({ user_id }) => user_id)
  await alertMail.enqueueAll(
    tx,
    [...byPerson].map(([user_id, own]) => ({
      user_id,
      requests: own.map(({ request_id }) => request_id),
    })),
  )
}

/** The number of people who are told in one transaction. */
const peopleAtOnce = 200

/** Queues the collected alerts that are due: daily ones each morning, weekly ones when the week begins. */
export async function issueAlerts(now = new Date()): Promise<void> {
  for (const speed of collectedSpeeds) {
    const before = slotOf(speed, now).toISOString()
    await inSlices(peopleAtOnce, async (tx) => {
      const people = await acquireDue(tx, { speed, before, limit: peopleAtOnce })
      if (people.length > 0) await queue(tx, await insertNotices(tx, { speed, people }))
      return people.length
    })
  }
}

/** What is kept for the alerts of a person, for the export of their data. */
export async function exportAlerts(db: Executor, userId: number) {
  return { speed: await findSpeed(db, userId), told: await selectKept(db, userId) }
}

/** Deletes the alerts of a person whose account is closed. */
export async function forgetAlerts(db: Executor, userId: number) {
  await deleteAlerts(db, userId)
}
