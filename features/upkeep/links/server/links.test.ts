import { contentLinks } from '@/lib/db/schema/content'
import { jobs } from '@/lib/db/schema/jobs'
import { bilingualPair } from '@/lib/bilingual/pair'
import { runDueJobs } from '@/lib/jobs/runner'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { serveFetch } from '@/tests/support/serve-fetch'
import type { Running } from '@/tests/support/servers'
import { and, eq, inArray, like, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressPolicy } from '../../server/web-addresses'
import { checkLinks, issueLinkRounds, linkCheck, linkRound } from './links'

describe('the links of published content', () => {
  const { database, ask, member } = contentUnderTest()
  let editor: StaffMember
  let server: Running
  let website: string
  let isUp = false
  const loopback = (address: string) => address === '127.0.0.1'

  beforeAll(async () => {
    editor = await member('editor')
    server = await serveFetch(() => new Response(null, { status: isUp ? 200 : 404 }))
    website = server.origin
  })

  afterAll(() => server.stop())

  beforeEach(async () => {
    isUp = false
    await database.db.delete(jobs)
    await database.db.delete(contentLinks)
  })

  /** Publishes news with links in both languages; returns the id. */
  const publish = async (english: string, arabic = '', id?: string) => {
    const record = {
      ...bilingualPair('DESCRIPTION', { en: 'Linked', ar: 'روابط' }, 'upper'),
      ...bilingualPair('TARIFF', { en: `<p>${english}</p>`, ar: `<p>${arabic}</p>` }, 'upper'),
      meta_description_en: null,
      meta_description_ar: null,
      image: null,
      ...bilingualPair('image_alt', { en: null, ar: null }),
      industries: [],
      news_date: '2026-11-20',
      status: 1,
    }
    const path = 'admin/content/news'
    const before = id && (await ask('GET', `${path}/${id}`, editor)).body.version
    const saved = id
      ? await ask('PUT', `${path}/${id}`, editor, { version: before, record })
      : await ask('POST', path, editor, { record })
    const { version } = saved.body
    await ask('POST', `${path}/${saved.body.id}/publish`, editor, { version })
    return String(saved.body.id)
  }

  const collect = async () => {
    await linkRound.enqueue(database.db, {})
    await runDueJobs([linkRound])
    // The samples have links to other websites, which no test asks.
    const isTested = like(contentLinks.url, '%127.0.0.1%')
    await database.db.delete(contentLinks).where(sql`url like 'http%' and not ${isTested}`)
    await database.db.delete(contentLinks).where(sql`url not like '/%' and not ${isTested}`)
  }

  const check = async (mayConnect?: AddressPolicy) => {
    const since = new Date().toISOString()
    for (let step = 0; step < 20; step += 1) {
      await database.db.delete(jobs)
      await checkLinks({ since, failed_only: false }, mayConnect)
      const [next] = await database.db.select().from(jobs).where(eq(jobs.name, linkCheck.name))
      if (!next || next.payload.failed_only) return next
    }
    return undefined
  }

  const broken = async (id: string) => {
    const { body } = await ask('GET', 'admin/upkeep/links', editor)
    return body.links.filter((one: { id: string; kind: string }) => one.id === id)
  }

  const aDayAgo = () =>
    database.db.update(contentLinks).set({
      checked_at: sql`checked_at - interval '25 hours'`,
      failed_at: sql`failed_at - interval '25 hours'`,
    })

  it('are broken after two failures a day apart, in the language of their field', async () => {
    const id = await publish('Nothing', `<a href="${website}/fair">موقع المعرض</a>`)
    await collect()
    const again = await check(loopback)
    expect(again?.payload).toMatchObject({ failed_only: true })
    expect(await broken(id)).toEqual([])
    await check(loopback)
    expect(await broken(id)).toEqual([])
    await aDayAgo()
    await check(loopback)
    expect(await broken(id)).toMatchObject([
      {
        kind: 'news',
        url: `${website}/fair`,
        text: 'موقع المعرض',
        answer: '404',
        ...bilingualPair('label', { en: 'Linked', ar: 'روابط' }),
        field: 'TARIFF',
        language: 'ar',
      },
    ])
  })

  it('are no longer listed once they work, or once the record is corrected', async () => {
    const id = await publish(`<a href="${website}/a">A</a> <a href="${website}/b">B</a>`)
    await collect()
    await check(loopback)
    await aDayAgo()
    await check(loopback)
    expect(await broken(id)).toHaveLength(2)
    await publish(`<a href="${website}/b">B</a>`, '', id)
    expect(await broken(id)).toMatchObject([{ text: 'B' }])
    isUp = true
    await check(loopback)
    expect(await broken(id)).toEqual([])
  })

  it('into the portal are judged by its addresses and records', async () => {
    const hrefs = {
      there: ['/', '/ar/news', '/news/1-any-words', '/pages/120-export-guide', '/contact-us'],
      missing: ['/news/999999-gone', '/no-such-page', '/pages/987654-gone', '/events/999999'],
    }
    const all = [...hrefs.there, ...hrefs.missing]
    const id = await publish(all.map((href) => `<a href="${href}">Link</a>`).join(' '))
    await collect()
    await check(loopback)
    expect(await answers(...hrefs.there)).toEqual(hrefs.there.map(() => '200'))
    expect(await answers(...hrefs.missing)).toEqual(hrefs.missing.map(() => 'missing'))
    expect(await broken(id)).toEqual([])
  })

  it('of samples into the portal lead somewhere', async () => {
    await collect()
    await check(loopback)
    const ofSamples = ne(contentLinks.kind, 'news')
    expect(await database.db.$count(contentLinks, ofSamples)).toBeGreaterThan(10)
    const missing = await database.db
      .select({ kind: contentLinks.kind, id: contentLinks.record_id, url: contentLinks.url })
      .from(contentLinks)
      .where(and(ofSamples, eq(contentLinks.answer, 'missing')))
    expect(missing).toEqual([])
  })

  const answers = async (...urls: string[]) => {
    const rows = await database.db
      .select({ url: contentLinks.url, answer: contentLinks.answer })
      .from(contentLinks)
      .where(inArray(contentLinks.url, urls))
    const byUrl = new Map(rows.map(({ url, answer }) => [url, answer]))
    return urls.map((url) => byUrl.get(url))
  }

  it('are all checked when one of them is no address, or cannot be judged', async () => {
    isUp = true
    const [bad, unjudged, good] = [
      String.raw`/\[`,
      `/media/${'0'.repeat(32)}/640.webp`,
      `${website}/a`,
    ]
    await publish(`<a href="${unjudged}">Picture</a> <a href="${good}">A</a>`)
    await collect()
    await database.db
      .insert(contentLinks)
      .values({ kind: 'sponsors', record_id: '1', field: 'link', url: bad, text: '' })
    await database.db.execute(sql`alter table files rename to files_away`)
    try {
      await check(loopback)
    } finally {
      await database.db.execute(sql`alter table files_away rename to files`)
    }
    expect(await answers(bad, unjudged, good)).toEqual(['address', 'unreachable', '200'])
  })

  it('in a private network are never asked by the job', async () => {
    const id = await publish(`<a href="${website}/secret">Secret</a>`)
    await collect()
    await check()
    const [row] = await database.db
      .select({ answer: contentLinks.answer })
      .from(contentLinks)
      .where(eq(contentLinks.record_id, id))
    expect(row).toEqual({ answer: 'private' })
  })

  it('are collected once a week, in the night, across all instances', async () => {
    const rounds = () => database.db.$count(jobs, eq(jobs.name, linkRound.name))
    await issueLinkRounds(new Date('2026-11-18T12:00:00Z'))
    expect(await rounds()).toBe(0)
    const night = new Date()
    night.setUTCHours(23, 30, 0, 0)
    await Promise.all([issueLinkRounds(night), issueLinkRounds(night)])
    expect(await rounds()).toBe(1)
  })

  it('are for editors', async () => {
    const officer = await member('officer')
    expect((await ask('GET', 'admin/upkeep/links', officer)).status).toBe(403)
  })
})
