import 'server-only'
import { newsInBrief } from '@/features/news/server/news'
import { mailTemplate } from '@/features/site/server/site'
import { transaction } from '@/lib/db/database'
import { inSlices } from '@/lib/db/in-slices'
import { routes } from '@/lib/routing/routes'
import { today } from '@/lib/i18n/today'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import { newsletterMails } from './newsletter'
import { digestLength, digestWeek, newSince } from '../rules/newsletter-digest'
import {
  fillEdition,
  findDigestReader,
  insertDeliveries,
  insertEdition,
  nextReaders,
  selectEditionNews,
} from './newsletter-digest.sql'

/** Sends the digest of a week to one person, in their language, if still subscribed. */
export const digestMail = mailTemplate({
  name: 'mail-digest',
  payload: z.object({ user_id: z.int(), week: z.iso.date() }),
  load: async (db, { user_id, week }) => {
    const reader = await findDigestReader(db, user_id)
    if (!reader) return null
    const items = await newsInBrief(db, await selectEditionNews(db, week), reader.locale)
    const [first] = items
    if (!first) return null
    const holder = { id: user_id, email: reader.address }
    const link = { person: user_id, signature: await newsletterMails.links.signature(db, holder) }
    return { to: reader, facts: { link, items, first } }
  },
  write: ({ t, ...pen }, { link, items, first }) => ({
    subject: t('digest.subject', { title: pen.quoteShort(first.title) }),
    paragraphs: [t('digest.text', { count: items.length })],
    records: items.slice(0, digestLength).map(({ title, day, excerpt, path }) => ({
      title,
      meta: pen.day(day),
      text: excerpt,
      href: pen.page(path),
    })),
    action: { text: t('digest.action'), href: pen.page(routes.news()) },
    notes: [t('digest.why')],
    unsubscribe: newsletterMails.unsubscribe(pen, link, t('digest.unsubscribe')),
  }),
})

/** The number of mails queued in one transaction. */
const readersAtOnce = 200

/** Queues the mails of an edition. After an interruption it continues, without duplicates. */
export const digestRound = jobKind({
  name: 'newsletter-round',
  payload: z.object({ week: z.iso.date() }),
  run: async ({ week }) => {
    let after = 0
    await inSlices(readersAtOnce, async (tx) => {
      const readers = await nextReaders(tx, { after, count: readersAtOnce })
      const last = readers.at(-1)
      if (last === undefined) return 0
      after = last
      const fresh = await insertDeliveries(tx, week, readers)
      await digestMail.enqueueAll(
        tx,
        fresh.map((user_id) => ({ user_id, week })),
      )
      return readers.length
    })
  },
})

/**
 * Creates the digest of the due week, once across all instances; a week without news has no mails
 * (README, 'Decisions').
 */
export async function issueDigest(now = new Date()): Promise<void> {
  const week = digestWeek(now)
  await transaction(async (tx) => {
    if (!(await insertEdition(tx, week))) return
    const day = today(now)
    const count = await fillEdition(tx, { week, since: newSince(day), until: day })
    if (count > 0) await digestRound.enqueue(tx, { week })
  })
}
