import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { pageViews } from '@/lib/db/schema/page-views'
import { dayAfter, today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageViewsFeature } from '../feature'
import { clearPageViews, mostRead, queuePageView, writePageViews } from './page-views'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(pageViewsFeature.calls, { identify: () => Promise.resolve(anonymous) })

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const sendBeacon = (path: string, agent = browser) =>
  app.fetch(
    new Request('http://localhost:3000/api/page-views', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ path }),
    }),
  )
const storedViews = async () => {
  await writePageViews(database.db)
  const rows = await database.db.select().from(pageViews).orderBy(asc(pageViews.page))
  return rows.map(({ page, locale, views }) => [page, locale, views])
}

beforeEach(async () => {
  await writePageViews(database.db)
  await database.db.delete(pageViews)
})

describe('a page view', () => {
  it('is counted by day, page and language, and nothing else is stored', async () => {
    for (const path of ['/news', '/news', '/ar/news', '/news/1-x']) await sendBeacon(path)
    expect(await storedViews()).toEqual([
      ['/news', 'ar', 1],
      ['/news', 'en', 2],
      ['/news/1', 'en', 1],
    ])
    await sendBeacon('/news')
    expect(await storedViews()).toContainEqual(['/news', 'en', 3])
    const [row] = await database.db.select().from(pageViews)
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['day', 'locale', 'page', 'sample', 'views'])
    expect(row?.day).toBe(today())
  })

  it('of a bot or an unknown path gets the same answer and is not counted', async () => {
    const answers = [
      await sendBeacon('/news', 'Googlebot/2.1'),
      await sendBeacon('/profile'),
      await sendBeacon('/no page <at all>'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await storedViews()).toEqual([])
  })

  it('is written in a batch some seconds later', async () => {
    vi.useFakeTimers()
    try {
      queuePageView(database.db, { page: '/', locale: 'en' })
      queuePageView(database.db, { page: '/news', locale: 'ar' })
      expect(vi.getTimerCount()).toBe(1)
    } finally {
      vi.useRealTimers()
    }
    expect(await storedViews()).toHaveLength(2)
  })

  it('is deleted after four hundred days', async () => {
    const ago = (days: number) => today(new Date(Date.now() - days * 86_400_000))
    const row = { page: '/news', locale: 'en' as const, views: 1 }
    await database.db.insert(pageViews).values([0, 399, 401].map((d) => ({ day: ago(d), ...row })))
    await clearPageViews(database.db)
    expect(await storedViews()).toHaveLength(2)
  })
})

const period = { from_day: dayAfter(today(), -29), until_day: today() }

it('the most read pages have titles, and unknown pages are omitted', async () => {
  const times = { '/': 1, '/news/1-x': 3, '/buyers/1': 2, '/nowhere': 9, '/news/999999': 9 }
  for (const [path, count] of Object.entries(times)) {
    for (let i = 0; i < count; i += 1) await sendBeacon(path)
  }
  await sendBeacon('/ar/news/1-x')
  await writePageViews(database.db)
  const found = await mostRead(database.db, period, 2)
  expect(found.map(({ page, english, arabic }) => [page, english, arabic])).toEqual([
    ['/news/1', 3, 1],
    ['/buyers/1', 2, 0],
  ])
  expect(found[0]).toMatchObject({ title_eng: expect.stringMatching(/\w/) })
  expect((await mostRead(database.db, period, 9)).map(({ page }) => page)).toContain('/')
})
