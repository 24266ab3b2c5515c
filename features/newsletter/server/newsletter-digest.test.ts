import { listDeadJobs } from '@/lib/db/jobs'
import { users } from '@/lib/db/schema/accounts'
import { news } from '@/lib/db/schema/news'
import { jobs } from '@/lib/db/schema/jobs'
import {
  newsletterDeliveries,
  newsletterEditions,
  newsletterNews,
} from '@/lib/db/schema/newsletter'
import { bilingualPair } from '@/lib/bilingual/pair'
import { runDueJobs } from '@/lib/jobs/runner'
import { startMailServer } from '@/tests/support/mail-server'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newsletterMails } from './newsletter'
import { digestMail, digestRound, issueDigest } from './newsletter-digest'

const database = useTestDatabase()

const sunday = new Date('2026-11-22T06:00:00Z')
const nextSunday = new Date('2026-11-29T06:00:00Z')

let server: Awaited<ReturnType<typeof startMailServer>>

beforeEach(async () => {
  for (const table of [
    newsletterDeliveries,
    newsletterNews,
    newsletterEditions,
    jobs,
    news,
    users,
  ]) {
    await database.db.delete(table)
  }
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('SITE_URL', 'https://portal.example')
  clearProcessRegistry()
})

afterEach(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  clearProcessRegistry()
})

type Reader = Partial<typeof users.$inferInsert>

async function reader(name: string, given: Reader = {}) {
  const email = `${name.toLowerCase()}@a.example`
  const [row] = await database.db
    .insert(users)
    .values({
      name,
      email,
      locale: 'en',
      subscribe: 1,
      email_verified_at: '2026-01-01T00:00:00Z',
      ...given,
    })
    .returning()
  return { id: row?.id ?? 0, email }
}

async function publish(english: string, given: Partial<typeof news.$inferInsert> = {}) {
  const at = '2026-11-20T10:00:00Z'
  const [row] = await database.db
    .insert(news)
    .values({
      ...bilingualPair('DESCRIPTION', { en: english, ar: `خبر: ${english}` }, 'upper'),
      ...bilingualPair('TARIFF', { en: '<p>More <b>here</b></p>', ar: '<p>المزيد</p>' }, 'upper'),
      news_date: '2026-11-20',
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning()
  return row?.id ?? 0
}

async function runAll() {
  while ((await runDueJobs([digestRound, digestMail])) > 0);
}

/** The mails the server received since the last call, parsed. */
async function delivered(now = sunday) {
  await issueDigest(now)
  await runAll()
  const mails = await Promise.all(server.received.splice(0).map(({ raw }) => PostalMime.parse(raw)))
  return mails.toSorted((a, b) => addressOf(a).localeCompare(addressOf(b)))
}

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>
const addressOf = ({ to }: Mail) => to?.[0]?.address ?? ''
const headerOf = ({ headers }: Mail, name: string) => headers.find(({ key }) => key === name)?.value

describe('the digest', () => {
  it('lists recent news in the language of the person, with a link to unsubscribe', async () => {
    const { id, email } = await reader('Dana')
    await reader('Salma', { locale: 'ar' })
    const item = await publish('Olive oil to Japan')
    const [english, arabic] = await delivered()
    expect(english?.subject).toBe('This week’s news: Olive oil to Japan')
    expect(english?.text).toContain('One new item has been published since our last email.')
    expect(english?.text).toContain(`https://portal.example/news/${item}-Olive-oil-to-Japan`)
    expect(english?.text).toContain('More here')
    expect(english?.html).toContain('lang="en" dir="ltr"')
    expect(arabic?.subject).toBe('أخبار الأسبوع: \u2068خبر: Olive oil to Japan\u2069')
    expect(arabic?.text).toContain(`https://portal.example/ar/news/${item}-Olive-oil-to-Japan`)
    expect(arabic?.html).toContain('lang="ar" dir="rtl"')
    const link = `newsletter/${id}/${await newsletterMails.links.signature(database.db, { id, email })}`
    expect(english?.text).toContain(`Unsubscribe:\nhttps://portal.example/mails/${link}`)
    expect(english && headerOf(english, 'list-unsubscribe')).toBe(
      `<https://portal.example/api/${link}/unsubscribe>`,
    )
    expect(english && headerOf(english, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('goes only to subscribers with verified addresses', async () => {
    await publish('Fair in Amman')
    await reader('Reads')
    await reader('Unsubscribed', { subscribe: 0 })
    await reader('Unproven', { email_verified_at: null })
    await reader('Disabled', { disabled_at: '2026-01-01T00:00:00Z' })
    await reader('Gone', { deleted_at: '2026-01-01T00:00:00Z' })
    expect((await delivered()).map(addressOf)).toEqual(['reads@a.example'])
  })

  it('is not sent to a person who unsubscribes before it is sent', async () => {
    await publish('Fair in Amman')
    const { id } = await reader('Late')
    await issueDigest(sunday)
    await runDueJobs([digestRound])
    await database.db.update(users).set({ subscribe: 0 }).where(eq(users.id, id))
    expect(await delivered()).toEqual([])
    expect(await listDeadJobs(database.db)).toEqual([])
  })

  it('goes out once a week, however often and from how many instances it is requested', async () => {
    await publish('Fair in Amman')
    await reader('Dana')
    await Promise.all([issueDigest(sunday), issueDigest(sunday), issueDigest(sunday)])
    expect(await delivered()).toHaveLength(1)
    expect(await delivered(new Date('2026-11-24T06:00:00Z'))).toEqual([])
  })

  it('is sent once to everybody after an interrupted run', async () => {
    await publish('Fair in Amman')
    const first = await reader('Anna')
    await issueDigest(sunday)
    await runAll()
    expect(server.received.splice(0)).toHaveLength(1)
    await reader('Badia')
    await digestRound.run({ week: '2026-11-22' }, { id: 'again', attempt: 2 })
    expect((await delivered()).map(addressOf)).toEqual(['badia@a.example'])
    const rows = await database.db
      .select()
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.user_id, first.id))
    expect(rows).toHaveLength(1)
  })

  it('reaches more people than one transaction handles', async () => {
    await publish('Fair in Amman')
    await database.db
      .execute(sql`insert into users (name, email, locale, subscribe, email_verified_at)
      select 'R', 'r' || n || '@a.example', 'en', 1, now() from generate_series(1, 450) as n`)
    await issueDigest(sunday)
    await runDueJobs([digestRound])
    const { rows } = await database.db.execute(
      sql`select count(distinct payload->>'user_id')::int as people, count(*)::int as mails from jobs where name = 'mail-digest'`,
    )
    expect(rows).toEqual([{ people: 450, mails: 450 }])
  })
})

describe('the news of a digest', () => {
  it('are missing: no mail goes out, nor later in that week', async () => {
    await reader('Dana')
    expect(await delivered()).toEqual([])
    await publish('Too late for this week', { news_date: '2026-11-23' })
    expect(await delivered(new Date('2026-11-23T06:00:00Z'))).toEqual([])
    expect(await delivered(nextSunday)).toHaveLength(1)
  })

  it('are those in no earlier digest, including one published late', async () => {
    await reader('Dana')
    await publish('First')
    await delivered()
    await publish('Dated before', { news_date: '2026-11-18' })
    const [mail] = await delivered(nextSunday)
    expect(mail?.subject).toBe('This week’s news: Dated before')
    expect(mail?.text).not.toContain('First')
  })

  it.each([
    ['are not public', { status: 0 }],
    ['are of a day to come', { news_date: '2026-11-23' }],
    ['are older than four weeks', { news_date: '2026-10-24' }],
  ])('exclude items that %s', async (_which, given) => {
    await reader('Dana')
    await publish('Not this one', given)
    expect(await delivered()).toEqual([])
  })

  it('exclude an item withdrawn before the mail goes out', async () => {
    await reader('Dana')
    const id = await publish('Taken back')
    await issueDigest(sunday)
    await runDueJobs([digestRound])
    await database.db.update(news).set({ status: 0 }).where(eq(news.id, id))
    expect(await delivered()).toEqual([])
  })

  it('are eight at most, the newest first, and the mail links to all', async () => {
    await reader('Dana')
    for (let day = 10; day < 20; day += 1) {
      await publish(`Item of the ${day}th`, { news_date: `2026-11-${day}` })
    }
    const [mail] = await delivered()
    const text = mail?.text ?? ''
    expect(text).toContain('10 new items have been published since our last email.')
    expect(text.match(/Item of the \d+th/g)).toEqual(
      [19, 18, 17, 16, 15, 14, 13, 12].map((day) => `Item of the ${day}th`),
    )
    expect(text).toContain('All news:\nhttps://portal.example/news')
  })
})
