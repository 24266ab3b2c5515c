import 'server-only'
import { storedKind, type StoredKind } from '@/features/content/kinds/server/kinds'
import {
  everyKind,
  findShown,
  linkFieldsOf,
  placeOf,
  shownRecords,
} from '@/features/content/server/published'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { wasQueuedSince } from '@/lib/db/jobs'
import { clockAtHome } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { logger } from '@/lib/log/logger'
import { settings } from '@/lib/settings/settings'
import { z } from 'zod'
import { portalAddresses } from '../../server/portal-addresses'
import {
  checkWebAddress,
  isPublicAddress,
  type AddressPolicy,
  type Answer,
} from '../../server/web-addresses'
import type { BrokenLink } from '../contract'
import { linksIn, portalPathOf, webAddressOf } from '../rules'
import {
  deleteLink,
  findLastCheck,
  hasFailed,
  insertLinks,
  selectBroken,
  selectLinks,
  selectUnchecked,
  updateText,
  writeAnswer,
} from './links.sql'

/** Addresses of one job, and how many are asked at once: a job ends within its lease. */
const jobSize = 40
const atOnce = 4

/** What failed is checked again when more than a day has passed. */
const againAfterSeconds = 25 * 60 * 60

const listLength = 200

type Found = Parameters<typeof insertLinks>[1][number]

const keyOf = ({ record_id, field, url }: Found) => JSON.stringify([record_id, field, url])

/** Brings the links of a kind up to date: those that stay keep what their checks said. */
async function collectLinks(db: Executor, open: StoredKind) {
  const named = linkFieldsOf(open)
  const fields = [...named.html, ...named.addresses]
  const known = new Map((await selectLinks(db, open.name)).map((link) => [keyOf(link), link]))
  const fresh: Found[] = []
  if (fields.length > 0) {
    for await (const records of shownRecords(db, open, fields)) {
      for (const { id, record } of records) {
        for (const link of linksIn(named, record)) {
          const found = { kind: open.name, record_id: id, ...link }
          const before = known.get(keyOf(found))
          if (!before) fresh.push(found)
          else if (before.text !== found.text) await updateText(db, found)
          known.delete(keyOf(found))
        }
      }
    }
  }
  await insertLinks(db, fresh)
  for (const gone of known.values()) await deleteLink(db, gone)
}

/** Collects the links of all published content, and queues their check. */
export const linkRound = jobKind({
  name: 'collect-links',
  payload: z.object({}),
  run: async () => {
    await transaction(async (tx) => {
      for (const open of everyKind()) await collectLinks(tx, open)
      const since = new Date().toISOString()
      await linkCheck.enqueue(tx, { since, failed_only: false })
    })
  },
})

/** Checks some links, then queues the next ones; what failed is checked again a day later. */
export const linkCheck = jobKind({
  name: 'check-links',
  payload: z.object({ since: z.string(), failed_only: z.boolean() }),
  run: (step) => checkLinks(step),
})

interface Step {
  since: string
  failed_only: boolean
}

/** Checks the links that were not checked since an instant, as many as one job may. */
export async function checkLinks(
  { since, failed_only }: Step,
  mayConnect: AddressPolicy = isPublicAddress,
): Promise<void> {
  const db = await database()
  const next = { since, failedOnly: failed_only, limit: jobSize }
  const queue = await selectUnchecked(db, next)
  const isPortalPath = await portalAddresses(db)
  const check = async (url: string): Promise<Answer> => {
    const path = portalPathOf(url, settings().SITE_URL)
    if (path === null) return checkWebAddress(webAddressOf(url), mayConnect)
    return (await isPortalPath(path))
      ? { works: true, answer: '200' }
      : { works: false, answer: 'missing' }
  }
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      // A link that cannot be judged is a broken one: the others are checked all the same.
      const { works, answer } = await check(url).catch((error: unknown) => {
        logger().error({ err: error }, 'a link was not checked')
        return { works: false, answer: 'unreachable' }
      })
      const at = new Date().toISOString()
      await writeAnswer(db, { address: url, works, said: answer, at })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await queueNext(db, { since, failed_only })
}

async function queueNext(db: Executor, step: Step) {
  const rest = { since: step.since, failedOnly: step.failed_only, limit: 1 }
  if ((await selectUnchecked(db, rest)).length > 0) {
    await linkCheck.enqueue(db, step)
  } else if (!step.failed_only && (await hasFailed(db))) {
    const since = new Date(Date.now() + againAfterSeconds * 1000).toISOString()
    await linkCheck.enqueue(db, { since, failed_only: true }, againAfterSeconds)
  }
}

/** A round begins in the night, when few people read. */
const [nightBegins, nightEnds] = [1 * 60, 5 * 60]

/** Shorter than a week by an hour, since rounds are looked for once an hour. */
const roundMs = (7 * 24 - 1) * 60 * 60 * 1000

/** Queues the round of a week, once across all instances. */
export async function issueLinkRounds(now = new Date()): Promise<void> {
  const { minute } = clockAtHome(now.getTime())
  if (minute < nightBegins || minute >= nightEnds) return
  await transaction(async (tx) => {
    const since = new Date(now.getTime() - roundMs)
    if (!(await wasQueuedSince(tx, linkRound.name, since))) await linkRound.enqueue(tx, {})
  })
}

/**
 * Links that failed twice, at least a day apart, in what is published now; a link that was corrected
 * since is not among them. Throws `forbidden`.
 */
export async function listBrokenLinks(actor: Actor) {
  requireAccess('staff:content', actor)
  const db = await database()
  const links: BrokenLink[] = []
  for (const { kind, record_id: id, failed_at, answer, ...link } of await selectBroken(
    db,
    listLength,
  )) {
    const shown = await findShown(db, kind, id)
    const open = storedKind(kind)
    const now = shown ? linksIn(linkFieldsOf(open), shown.record) : []
    const isThere = now.some(({ field, url }) => field === link.field && url === link.url)
    if (!shown || !isThere || failed_at === null || answer === null) continue
    const place = placeOf(open, link.field)
    links.push({ kind, id, ...shown.label, ...link, ...place, answer, failed_at })
  }
  return { checked_at: await findLastCheck(db), links }
}
