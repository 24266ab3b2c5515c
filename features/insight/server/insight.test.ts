import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { jobs } from '@/lib/db/schema/jobs'
import { dayAfter, today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { insight } from '../contract'
import { getInsight } from './insight'

const database = useTestDatabase(loadedTemplate)
const admin: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['admin'] }
const officer: Actor = { ...admin, staffRoles: ['officer'] }

let personId: number
beforeAll(async () => {
  const { db } = database
  const row = { name: 'Salma', email: 'salma@firm.example', locale: 'en' as const }
  const [person] = await db.insert(users).values(row).returning({ id: users.id })
  personId = person?.id ?? 0
  const filed = (hoursAgo: number, given: object = {}) => ({
    user_id: personId,
    enq_type: 1,
    status: 10,
    name: 'Salma',
    email: 'salma@firm.example',
    phone: '0790000000',
    company: 'Olive & Co',
    description: 'Which markets?',
    locale: 'en' as const,
    idempotency_key: randomUUID(),
    request_hash: 'x',
    created_at: sql`now() - make_interval(hours => ${hoursAgo}::int)`,
    answer_due_at: sql`now() - make_interval(hours => ${hoursAgo - 48}::int)`,
    ...given,
  })
  const answered = (hours: number) => ({
    answered_at: sql`now() - interval '100 hours' + make_interval(hours => ${hours}::int)`,
    answer_due_at: null,
  })
  await db
    .insert(enquiries)
    .values([
      filed(1),
      filed(24 * 4, { for_review: true }),
      filed(24 * 40, { status: 70, enq_type: 5 }),
      filed(100, { status: 40, ...answered(2) }),
      filed(100, { status: 20, ...answered(4) }),
      filed(100, { status: 60, ...answered(30) }),
    ])
  const dead = { payload: {}, dead_at: sql`now()` }
  // Those of the samples are overdue, too, on a machine that takes its time.
  await db.delete(jobs)
  await db.insert(jobs).values([
    { name: 'mail-reset', ...dead },
    { name: 'mail-reset', ...dead },
    { name: 'settle-file', payload: {}, run_at: sql`now() - interval '1 hour'` },
  ])
})

it('counts open enquiries by type and age, and those that are late or unassigned', async () => {
  const { enquiries: numbers } = insight.response.parse(await getInsight(officer, {}))
  expect(numbers).toMatchObject({ open: 4, late: 2, unassigned: 4, for_review: 1 })
  const ofType = (id: number) => numbers.by_type.find(({ enq_type }) => enq_type === id)
  expect(ofType(1)).toMatchObject({
    open: 3,
    ages: { days_2: 1, days_7: 2, days_30: 0, older: 0 },
  })
  expect(ofType(5)).toMatchObject({
    open: 1,
    ages: { days_2: 0, days_7: 0, days_30: 0, older: 1 },
  })
  expect(numbers.by_status.find(({ status }) => status === 10)).toMatchObject({ count: 2 })
})

it('measures the time to the first answer: median and ninth decile', async () => {
  const { enquiries: numbers } = await getInsight(officer, {})
  expect(numbers.answers.filter(({ filed }) => filed > 0)).toMatchObject([
    { enq_type: 1, filed: 5, answered: 3, median_hours: 4, slow_hours: 24.8 },
  ])
  const year = { from_day: dayAfter(today(), -365), until_day: today() }
  const all = await getInsight(officer, year)
  const filed = all.enquiries.answers.filter((one) => one.filed > 0)
  expect(filed.map(({ enq_type }) => enq_type)).toEqual([1, 5])
})

it('counts a type, a status and a day without enquiries as zero', async () => {
  const { enquiries: numbers } = await getInsight(officer, {})
  expect(numbers.by_type.find(({ enq_type }) => enq_type === 2)).toMatchObject({
    open: 0,
    ages: { days_2: 0, days_7: 0, days_30: 0, older: 0 },
  })
  expect(numbers.by_status.find(({ status }) => status === 50)).toMatchObject({ count: 0 })
  expect(numbers.answers.find(({ enq_type }) => enq_type === 2)).toMatchObject({
    filed: 0,
    median_hours: null,
  })
  expect(numbers.by_day).toHaveLength(30)
  expect(numbers.by_day.at(-1)?.day).toBe(today())
  expect(numbers.by_day.reduce((sum, { filed }) => sum + filed, 0)).toBe(5)
  expect(numbers.by_day.map(({ filed }) => filed)).toContain(0)
})

it('counts from one day to another, and compares with the period of the same length before', async () => {
  const now = today()
  const ago = (days: number) => dayAfter(now, -days)
  const found = await getInsight(officer, { from_day: ago(15), until_day: now })
  expect(found).toMatchObject({
    period: { from_day: ago(15), until_day: now },
    before: { from_day: ago(31), until_day: ago(16) },
    totals: { filed: { now: 5, before: 0 }, answer_hours: { now: 4, before: null } },
  })
  const earlier = await getInsight(officer, { from_day: ago(41), until_day: ago(39) })
  expect(earlier.totals).toMatchObject({ filed: { now: 1, before: 0 }, answered: { now: 0 } })
  const moved = await getInsight(officer, { from_day: ago(20), until_day: ago(10) })
  expect(moved.enquiries.by_day.every(({ filed }) => filed === 0)).toBe(true)
})

it('counts the ratings of each type: how many, their average, and what is over without one', async () => {
  const before = (await getInsight(officer, {})).totals
  const rate = (rating: number | null, given: object) =>
    database.db.insert(enquiries).values({
      user_id: personId,
      enq_type: 7,
      status: 60,
      rating,
      name: 'Salma',
      phone: '1',
      email: 's@firm.example',
      company: 'Olive',
      description: '?',
      locale: 'en' as const,
      idempotency_key: randomUUID(),
      request_hash: 'x',
      ...given,
    })
  const ago = (days: number) => ({ created_at: `${dayAfter(today(), -days)}T09:00:00Z` })
  for (const rating of [5, 4, 4, 1, null]) await rate(rating, ago(3))
  await rate(null, { ...ago(3), status: 70 })
  const [merged] = await database.db.select({ id: enquiries.id }).from(enquiries).limit(1)
  await rate(null, { ...ago(3), merged_into: merged?.id })
  await rate(2, ago(40))
  const { totals, enquiries: numbers } = insight.response.parse(await getInsight(officer, {}))
  const ofType = (id: number) => numbers.ratings.find(({ enq_type }) => enq_type === id)
  expect(ofType(7)).toMatchObject({ counts: [1, 0, 0, 2, 1], average: 3.5, unrated: 1 })
  expect(ofType(1)).toMatchObject({ counts: [0, 0, 0, 0, 0], average: null, unrated: 2 })
  expect(ofType(2)).toMatchObject({ counts: [0, 0, 0, 0, 0], average: null, unrated: 0 })
  expect(before.ratings).toEqual({ now: 0, before: 0 })
  expect(before.rating).toEqual({ now: null, before: null })
  expect(totals.ratings).toEqual({ now: 4, before: 1 })
  expect(totals.rating).toEqual({ now: 3.5, before: 2 })
})

it('does not call deleted counts zero', async () => {
  const { totals } = await getInsight(officer, {})
  expect(totals.searches).toEqual({ now: 0, before: null })
  expect(totals.page_views).toEqual({ now: 0, before: 0 })
})

it.each([
  ['ends before it begins', { from_day: '2026-11-02', until_day: '2026-11-01' }],
  ['is longer than a year', { from_day: '2025-01-01', until_day: '2026-11-01' }],
])('refuses a period that %s', async (_, period) => {
  await expect(getInsight(officer, period)).rejects.toMatchObject({ code: 'invalid' })
})

it('counts pending approvals', async () => {
  const { approvals } = await getInsight(officer, {})
  expect(approvals.map(({ kind }) => kind)).toEqual(['company', 'product', 'service'])
  for (const { waiting, ages } of approvals) {
    expect(Object.values(ages).reduce((sum, count) => sum + count, 0)).toBe(waiting)
  }
})

it('shows failed jobs to admins, and overdue jobs to everybody', async () => {
  const numbers = await getInsight(admin, {})
  expect(numbers.failed_jobs).toMatchObject([{ name: 'mail-reset', count: 2 }])
  expect(numbers.overdue_jobs).toBe(1)
  expect((await getInsight(officer, {})).failed_jobs).toEqual([])
})

it('is for officers and admins', async () => {
  const editor: Actor = { ...admin, staffRoles: ['editor'] }
  await expect(getInsight(editor, {})).rejects.toMatchObject({ code: 'forbidden' })
})
