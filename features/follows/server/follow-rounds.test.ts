import { identify } from '@/features/accounts/sessions/server/sessions'
import { indexRecords } from '@/features/search/server/search-documents'
import { mount } from '@/lib/api/mount'
import { bilingualPair } from '@/lib/bilingual/pair'
import { listDeadJobs } from '@/lib/db/jobs'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import {
  followChanges,
  followDeliveries,
  followers,
  followRounds,
  followSearches,
} from '@/lib/db/schema/follows'
import { jobs } from '@/lib/db/schema/jobs'
import { accessAgreements } from '@/lib/db/schema/market-access'
import { news, newsIndustries } from '@/lib/db/schema/news'
import { products } from '@/lib/db/schema/offers'
import { publications } from '@/lib/db/schema/publications'
import { today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { tsqueryOf } from '@/lib/search/query'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { startMailServer } from '@/tests/support/mail-server'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, inArray, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteChanges } from './changes'
import { followsFeature } from '../feature'
import { getFollowFeed } from './feeds'
import { followedSearch, topicOf, type FollowTopic } from '../rules'
import { insertFollow, insertSearch, setSpeed } from './follows.sql'
import {
  beginRounds,
  clearFollowRounds,
  followMail,
  followRound,
  followSending,
  followTick,
} from './follow-rounds'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(followsFeature(() => []).calls, { identify })
const kinds = [followTick, followRound, followSending, followMail]

let server: Awaited<ReturnType<typeof startMailServer>>
let clock: Date

beforeEach(async () => {
  for (const table of [followRounds, followers, followSearches, followChanges, jobs, news]) {
    await database.db.delete(table)
  }
  await noteChanges()
  clock = new Date('2026-11-23T07:00:00Z')
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

type Follower = Partial<typeof followers.$inferInsert>

async function follower(name: string, topics: readonly FollowTopic[], given: Follower = {}) {
  const [row] = await database.db
    .insert(followers)
    .values({
      email: `${name}@a.example`,
      locale: 'en',
      speed: 'daily',
      ...given,
    })
    .returning()
  const id = row?.id ?? 0
  for (const topic of topics) {
    await insertFollow(database.db, { ...topic, topic: topicOf(topic), follower_id: id })
  }
  return id
}

const sector = (id: number): FollowTopic => ({ kind: 'sector', target: String(id) })
const all = { kind: 'event', target: 'all' } as const

async function publish(english: string, given: { sector?: number; status?: number } = {}) {
  const { sector: industry_id = 1, status = 1 } = given
  const [row] = await database.db
    .insert(news)
    .values({
      ...bilingualPair('DESCRIPTION', { en: english, ar: `خبر: ${english}` }, 'upper'),
      ...bilingualPair('TARIFF', { en: '<p>More</p>', ar: '<p>المزيد</p>' }, 'upper'),
      status,
      sample: false,
      news_date: today(),
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    })
    .returning()
  const id = row?.id ?? 0
  await database.db.insert(newsIndustries).values({ news_id: id, industry_id })
  await indexRecords(database.db, 'news', [id])
  return id
}

const runAll = async () => {
  while ((await runDueJobs(kinds)) > 0);
}

/** The mails of the next day’s round, parsed, by address. */
async function delivered() {
  clock = new Date(clock.getTime() + 86_400_000)
  await beginRounds(clock)
  await runAll()
  const mails = await Promise.all(server.received.splice(0).map(({ raw }) => PostalMime.parse(raw)))
  return mails.toSorted((a, b) => addressOf(a).localeCompare(addressOf(b)))
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>
const addressOf = ({ to }: Mail) => to?.[0]?.address ?? ''

describe('the mail on what is followed', () => {
  it('comes once for each new record, in the language of the person, with one-click unsubscribing', async () => {
    const id = await follower('dana', [sector(1)])
    await follower('salma', [sector(1)], { locale: 'ar' })
    await follower('other', [sector(2)])
    const item = await publish('Olive oil to Japan')
    const [english, arabic, ...others] = await delivered()
    expect(others).toEqual([])
    expect(english?.subject).toBe('New on what you follow: Olive oil to Japan')
    expect(english?.text).toContain(`https://portal.example/news/${item}-Olive-oil-to-Japan`)
    expect(english?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
      new RegExp(`^<https://portal.example/api/follow-links/${id}/[\\w-]{43}/unsubscribe>$`),
    )
    expect(arabic?.html).toContain('lang="ar" dir="rtl"')
    expect(arabic?.text).toContain(`https://portal.example/ar/news/${item}-Olive-oil-to-Japan`)
    expect(await delivered()).toEqual([])
    expect(await listDeadJobs(database.db)).toEqual([])
  })

  it('ends with the one click that its header offers', async () => {
    await follower('dana', [sector(1)])
    await publish('First')
    const [mail] = await delivered()
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = headers.get('list-unsubscribe')?.slice(1, -1) ?? ''
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await app.fetch(new Request(url, { method: 'POST', body }))
    expect(answer.status).toBe(200)
    await publish('Second')
    expect(await delivered()).toEqual([])
  })

  it('is one for all that a person follows, each record once', async () => {
    const search: FollowTopic = { kind: 'search', target: 'Medjool DATES' }
    await insertSearch(database.db, topicOf(search), tsqueryOf(followedSearch(search.target)) ?? '')
    await follower('dana', [sector(1), sector(2), search])
    await publish('Medjool dates to Malaysia')
    await publish('Cotton to Canada', { sector: 2 })
    await publish('Medjool dates to Spain', { sector: 3 })
    const [mail, ...others] = await delivered()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('3 updates on what you follow')
    expect(mail?.text?.match(/^Medjool dates to Malaysia$/gm)).toHaveLength(1)
  })

  it('tells who follows a search of a request of a buyer that it finds, in either language', async () => {
    for (const [name, target] of [
      ['english', 'medjool date'],
      ['arabic', 'المجهول'],
      ['other', 'medjool olives'],
    ] as const) {
      const search: FollowTopic = { kind: 'search', target }
      await insertSearch(database.db, topicOf(search), tsqueryOf(followedSearch(target)) ?? '')
      await follower(name, [search])
    }
    const { rows } = await database.db.execute<{ id: number }>(sql`insert into buying_requests
        (state, locale, name, email, company, country_id, hs_code, product_eng, product_ara,
          quality_eng, quantity, unit, market_id, deadline, may_introduce, idempotency_key,
          request_hash, published_at)
      select 'open', 'en', 'Hanna Weber', 'hanna@b.example', 'Weber', 276, '080410',
        'Fresh Medjool dates', 'تمر مجهول', '', 10, 'tonne', 276, current_date + 30, false,
        gen_random_uuid(), '', now() returning id`)
    const sent = await delivered()
    expect(sent.map(addressOf)).toEqual(['arabic@a.example', 'english@a.example'])
    expect(sent[1]?.text).toContain(`https://portal.example/requests/${rows[0]?.id}`)
    const { news: found } = await getFollowFeed({ kind: 'search', target: 'medjool dates' })
    expect(found.map(({ path }) => path)).toContain(`/requests/${rows[0]?.id}`)
    await database.db.execute(sql`delete from buying_requests where id = ${rows[0]?.id}::int`)
  })

  it('keeps the texts of a change for 90 days, as what it was found by', async () => {
    const change = { source: 'requests', stamp: '', changed_at: new Date().toISOString() }
    const tokens = sql`'''medjool'':1'::tsvector`
    const kept = (record_id: string, days: number) => ({
      ...change,
      record_id,
      tokens,
      found_at: ago(days),
    })
    await database.db.insert(followChanges).values([kept('901', 89), kept('902', 91)])
    await clearFollowRounds(database.db)
    const rows = await database.db
      .select({ record_id: followChanges.record_id, tokens: followChanges.tokens })
      .from(followChanges)
      .where(inArray(followChanges.record_id, ['901', '902']))
      .orderBy(followChanges.record_id)
    expect(rows).toEqual([
      { record_id: '901', tokens: "'medjool':1" },
      { record_id: '902', tokens: null },
    ])
  })

  it('has nothing from before the follow, nothing hidden, and nothing that was withdrawn since', async () => {
    await publish('Before')
    await noteChanges()
    await follower('dana', [sector(1)])
    await publish('Hidden', { status: 0 })
    const id = await publish('Withdrawn')
    await beginRounds(new Date(clock.getTime() + 3_600_000))
    await database.db.update(news).set({ status: 0 }).where(eq(news.id, id))
    await runAll()
    expect(await delivered()).toEqual([])
  })

  it('names no publications, which members alone read: only their number', async () => {
    await follower('dana', [sector(1)])
    await database.db.execute(sql`with fresh as (
        update publications set sample = false, status = 1, updated_at = now() + interval '1 second'
        where id = (select min(id) from publications) returning id)
      insert into publication_industries select id, 1 from fresh on conflict do nothing`)
    await database.db.delete(followChanges).where(eq(followChanges.source, 'publications'))
    const [publication] = await database.db.select().from(publications).orderBy(publications.id)
    const [mail] = await delivered()
    expect(mail?.text).toMatch(/\d+ new publications?/)
    expect(mail?.text).not.toContain(publication?.DESCRIPTION_ENG)
    expect((await getFollowFeed(sector(1))).news).toEqual([])
  })

  it('tells of a product by sector and code once, and of its changes to followers of the company', async () => {
    await database.db.update(companies).set({ sample: false }).where(eq(companies.id, 1))
    const approve = (at: string) =>
      database.db.execute(sql`update products set sample = false, status = 20, deleted_at = null,
        company_id = 1, approved_at = ${at} where id = 1`)
    const { rows } = await database.db.execute<{ hs_code: string }>(
      sql`select hs_code from product_versions where product_id = 1 and edition = 'public'`,
    )
    const chapter = rows[0]?.hs_code.slice(0, 2) ?? ''
    await noteChanges()
    await follower('code', [{ kind: 'hs', target: chapter }])
    await follower('company', [{ kind: 'company', target: '1' }])
    await database.db.delete(followChanges).where(eq(followChanges.source, 'products'))
    await approve(new Date(Date.now() - 86_400_000).toISOString())
    expect((await delivered()).map(addressOf)).toEqual(['code@a.example', 'company@a.example'])
    await approve(new Date().toISOString())
    expect((await delivered()).map(addressOf)).toEqual(['company@a.example'])
    expect(await database.db.$count(products)).toBeGreaterThan(0)
  })

  it('tells of facts of a market only when they are sure', async () => {
    await follower('dana', [{ kind: 'market', target: 'US' }])
    const change = (confidence: string) =>
      database.db.execute(sql`update market_access set updated_at = now() + interval '2 hours',
        confidence = ${confidence} where country_code = 'US'`)
    await change('known')
    expect(await delivered()).toEqual([])
    await change('confirmed')
    const [mail] = await delivered()
    expect(mail?.text).toContain('https://portal.example/markets/us')
    expect(await database.db.$count(accessAgreements)).toBeGreaterThan(0)
  })

  it('goes to accounts with a verified address only', async () => {
    const [member] = await database.db
      .insert(users)
      .values([{ name: 'Rana', email: 'rana-f@a.example', locale: 'en' }])
      .returning()
    await follower('rana', [sector(1)], { email: null, user_id: member?.id ?? 0 })
    await publish('First')
    expect(await delivered()).toEqual([])
    await database.db
      .update(users)
      .set({ email_verified_at: '2026-01-01T00:00:00Z' })
      .where(eq(users.email, 'rana-f@a.example'))
    await publish('Second')
    expect((await delivered()).map(({ subject }) => subject)).toEqual([
      'New on what you follow: Second',
    ])
    await database.db.delete(users).where(eq(users.email, 'rana-f@a.example'))
  })
})

describe('the rounds', () => {
  it('are begun once a period, however often and from how many instances', async () => {
    await follower('dana', [sector(1)])
    await publish('Once')
    const later = new Date(clock.getTime() + 86_400_000)
    await Promise.all([beginRounds(later), beginRounds(later), beginRounds(later)])
    await runAll()
    expect(server.received).toHaveLength(1)
  })

  it('come after minutes, each morning or on Sunday, as each person chose', async () => {
    const speeds = ['at_once', 'daily', 'weekly'] as const
    for (const speed of speeds) await follower(speed, [sector(1)], { speed })
    const monday = (time: string) => new Date(`2026-11-23T${time}:00Z`)
    await beginRounds(monday('07:00'))
    await runAll()
    await publish('News')
    const seen = async (at: Date) => {
      await beginRounds(at)
      await runAll()
      return server.received.splice(0).map(({ to }) => to[0])
    }
    expect(await seen(monday('07:05'))).toEqual([])
    expect(await seen(monday('07:10'))).toEqual(['at_once@a.example'])
    expect(await seen(new Date('2026-11-24T05:10:00Z'))).toEqual(['daily@a.example'])
    expect(await seen(new Date('2026-11-29T05:10:00Z'))).toEqual(['weekly@a.example'])
  })

  it('lose nothing and send nothing twice when jobs are killed and run again', async () => {
    await follower('anna', [all, sector(1)])
    await publish('First')
    await beginRounds(new Date(clock.getTime() + 3_600_000))
    const [round] = await database.db.select().from(followRounds)
    const again = { round_id: round?.id ?? 0, after: 0 }
    await followRound.run(again, { id: 'a', attempt: 1 })
    await followRound.run(again, { id: 'a', attempt: 2 })
    await database.db.update(followDeliveries).set({ claimed_at: sql`now() - interval '1 hour'` })
    await followSending.run(again, { id: 'b', attempt: 1 })
    await followSending.run(again, { id: 'b', attempt: 2 })
    await runAll()
    expect(server.received.splice(0)).toHaveLength(1)
    expect(await delivered()).toEqual([])
  })

  it('reach more people than one job handles, each once', async () => {
    await database.db.execute(sql`insert into followers (email, locale, speed)
      select 'r' || n || '@many.example', 'en', 'daily' from generate_series(1, 1205) n`)
    await database.db
      .execute(sql`insert into follows (follower_id, kind, target, topic, confirmed_at, from_change)
      select id, 'sector', '1', 'sector:1', now(), (select max(id) from follow_changes) from followers`)
    await publish('For many')
    await beginRounds(new Date(clock.getTime() + 3_600_000))
    while ((await runDueJobs([followRound])) > 0);
    expect(await database.db.$count(followDeliveries)).toBe(1205)
  })

  it('give a mail that fails a job of its own, and end the others', async () => {
    await server.stop()
    server = await startMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(
          address.startsWith('full')
            ? Object.assign(new Error('refused'), { responseCode: 450 })
            : null,
        ),
    })
    vi.stubEnv('SMTP_URL', server.url)
    clearProcessRegistry()
    await follower('full', [sector(1)])
    await follower('works', [sector(1)])
    await publish('News')
    expect((await delivered()).map(addressOf)).toEqual(['works@a.example'])
    const waiting = await database.db.select().from(jobs).where(eq(jobs.name, followMail.name))
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.last_error).toContain('450')
  })

  it('send what waited when a person is told more often, and nothing from a pause', async () => {
    const id = await follower('dana', [sector(1)], { speed: 'weekly' })
    await publish('Waited')
    await setSpeed(database.db, id, 'daily')
    expect((await delivered()).map(({ subject }) => subject)).toEqual([
      'New on what you follow: Waited',
    ])
    await setSpeed(database.db, id, null)
    await publish('In the pause')
    expect(await delivered()).toEqual([])
    await setSpeed(database.db, id, 'daily')
    expect(await delivered()).toEqual([])
  })
})

describe('the feed of a topic', () => {
  it('has the same records as the mails, newest first', async () => {
    const first = await publish('First', { sector: 7 })
    const second = await publish('Second', { sector: 7 })
    await noteChanges()
    const { topic, news: entries } = await getFollowFeed(sector(7))
    expect(topic).toMatchObject({ kind: 'sector', target: '7' })
    expect(entries.map(({ path }) => path)).toEqual([
      `/news/${second}-Second`,
      `/news/${first}-First`,
    ])
    const found = await getFollowFeed({ kind: 'search', target: '<b>second</b>' })
    expect(found.news.map(({ path }) => path)).toEqual([])
    expect((await getFollowFeed({ kind: 'search', target: 'second' })).news).toHaveLength(1)
  })
})
