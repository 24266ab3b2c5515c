import { escalateLateCases, staffCaseMail } from '@/features/enquiries/server/staff-mails'
import { getInsight } from '@/features/insight/server/insight'
import { dropSamples, getSamples, returnSamples } from '@/features/samples/server/samples'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries, enquiryMessages, enquirySteps } from '@/lib/db/schema/enquiries'
import { eventJoins } from '@/lib/db/schema/events'
import { jobs } from '@/lib/db/schema/jobs'
import { pageViews } from '@/lib/db/schema/page-views'
import { searchQueries } from '@/lib/db/schema/search'
import { dayAfter, isWorkingDay, today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { monthSteps } from './month'

const database = useTestDatabase(loadedTemplate)
const statuses = [10, 20, 30, 40, 50, 60, 70]

let admin: Actor & { userId: number }
beforeAll(async () => {
  const [row] = await database.db
    .insert(users)
    .values({ name: 'Rula', email: 'rula@trade.jo', staff_roles: ['admin'] })
    .returning({ id: users.id })
  const userId = row?.id ?? 0
  admin = {
    ...anonymous,
    userId,
    loginId: 'login',
    loggedInRecently: true,
    staffRoles: ['admin'],
  }
  for (const step of await monthSteps(new Date())) {
    await database.db.transaction((tx) => step.write(tx))
  }
})

const cases = () =>
  database.db.select().from(enquiries).where(eq(enquiries.sample, true)).orderBy(asc(enquiries.id))
const dayOf = (at: string) => today(new Date(at))

describe('the month before the load', () => {
  it('has enquiries of every type in every state, in both languages, on working days', async () => {
    const found = await cases()
    const types = new Set(found.map(({ enq_type }) => enq_type))
    expect([...types].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 5, 6, 7])
    expect([...new Set(found.map(({ status }) => status))].toSorted()).toEqual(statuses)
    expect(new Set(found.map(({ locale }) => locale))).toEqual(new Set(['en', 'ar']))
    const days = found.map(({ created_at }) => dayOf(created_at))
    expect(days.every(isWorkingDay)).toBe(true)
    expect(days.every((day) => day < today() && day >= dayAfter(today(), -30))).toBe(true)
    expect(new Set(days).size).toBeGreaterThan(15)
  })

  it('has replies both ways, of which some wait, and ratings of what is over alone', async () => {
    const found = await cases()
    const messages = await database.db.select().from(enquiryMessages)
    expect(new Set(messages.map(({ sender }) => sender))).toEqual(new Set(['person', 'office']))
    expect(found.filter(({ awaits_reply_since }) => awaits_reply_since !== null)).not.toEqual([])
    const rated = found.filter(({ rating }) => rating !== null)
    expect(rated.length).toBeGreaterThan(4)
    expect(rated.every(({ status }) => [40, 50, 60].includes(status))).toBe(true)
    const steps = await database.db.select().from(enquirySteps)
    const reasons = steps.filter(({ set_by }) => set_by !== null).map(({ reason }) => reason)
    expect(reasons.length).toBeGreaterThan(20)
    expect(messages.every(({ at }) => isWorkingDay(dayOf(at)) && dayOf(at) < today())).toBe(true)
  })

  it('gives each figure of the reports something to count', async () => {
    const { totals, approvals, enquiries: numbers, searches, pages } = await getInsight(admin, {})
    const counted = Object.entries(totals).filter(([name]) => !name.includes('useful'))
    expect(counted.filter(([, { now }]) => now === null || now === 0)).toEqual([])
    expect(searches.length).toBeGreaterThan(3)
    expect(pages).toHaveLength(8)
    expect(numbers.by_day.filter(({ filed }) => filed > 0).length).toBeGreaterThan(15)
    const ages = approvals.flatMap((one) => Object.values(one.ages))
    expect(ages.filter((count) => count > 0).length).toBeGreaterThan(2)
  })

  it('sends nobody a mail about what is late', async () => {
    const { late } = (await getInsight(admin, {})).enquiries
    expect(late).toBeGreaterThan(0)
    await escalateLateCases()
    expect(await database.db.$count(jobs, eq(jobs.name, staffCaseMail.name))).toBe(0)
  })

  it('goes with the other samples in one step, and comes back as it was', async () => {
    const counts = async () => ({
      cases: (await cases()).length,
      messages: await database.db.$count(enquiryMessages),
      joins: await database.db.$count(eventJoins),
      views: await database.db.$count(pageViews),
      searches: await database.db.$count(searchQueries),
    })
    const before = await counts()
    expect(Object.values(before).every((count) => count > 0)).toBe(true)
    const { kinds } = await getSamples(admin)
    expect(kinds).toContainEqual({ kind: 'enquiries', count: before.cases, kept: 0 })
    const seen = kinds.reduce((sum, { count }) => sum + count, 0)
    const { removal } = await dropSamples(admin, seen)
    expect(new Set(Object.values(await counts()))).toEqual(new Set([0]))
    await returnSamples(admin, removal?.id ?? 0)
    expect(await counts()).toEqual(before)
  })

  it('leaves an enquiry that staff have worked on', async () => {
    const [worked] = await cases()
    await database.db.execute(sql`
      insert into change_history (changed_by, action, subject, subject_id)
      values (${admin.userId}, 'note', 'enquiry', ${String(worked?.id)})`)
    const { kinds } = await getSamples(admin)
    await dropSamples(
      admin,
      kinds.reduce((sum, { count }) => sum + count, 0),
    )
    expect((await cases()).map(({ id }) => id)).toEqual([worked?.id])
  })
})
