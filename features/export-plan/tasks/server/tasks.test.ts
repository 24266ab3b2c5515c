import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import {
  exportPlanPeople,
  exportPlans,
  exportPlanSettings,
  exportPlanTasks,
  exportPlanTicks,
} from '@/lib/db/schema/export-plans'
import { jobs } from '@/lib/db/schema/jobs'
import { rateLimits } from '@/lib/db/schema/limits'
import { formatDate } from '@/lib/i18n/format'
import { dayAfter, instantAtHome, nextDayAtHome, today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { mailsIn } from '@/tests/support/mail-folder'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { invitationMail, taskReminder } from '../../server/plan-mails'
import { peopleLimit } from '../../people/contract'
import {
  accept,
  changePerson,
  invite,
  leave,
  listPeople,
  listShared,
  removePerson,
} from '../../people/server/people'
import { reminderMails, setReminders } from '../../reminders/server/reminders'
import { exportPlanOf, getPlan, savePlan, tickStep } from '../../server/export-plan'
import { taskLimit } from '../contract'
import { addTask, changeTask, removeTask } from './tasks'

const database = useTestDatabase(loadedTemplate)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-plan-'))
  vi.stubEnv('DATA_DIR', folder)
})
beforeEach(async () => {
  await rm(join(folder, 'mail'), { recursive: true, force: true })
  const plans = [
    exportPlans,
    exportPlanTicks,
    exportPlanTasks,
    exportPlanPeople,
    exportPlanSettings,
  ]
  for (const table of [...plans, jobs, rateLimits]) await database.db.delete(table)
  await database.db.update(users).set({ locale: 'en', email_verified_at: new Date().toISOString() })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

type Person = Actor & { userId: number }

async function actorOf(name: string): Promise<Person> {
  const email = `${name}@portal.example`
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`There is no ${email}.`)
  return { ...anonymous, userId: row.id, companyId: row.company_id, loginId: randomUUID() }
}

/** What is sent by the end of today, whatever the hour of the test: reminders wait for the morning. */
async function mails() {
  const endOfToday = new Date(nextDayAtHome(Date.now())).toISOString()
  await database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(lt(jobs.run_at, endOfToday))
  while ((await runDueJobs([taskReminder, invitationMail])) > 0);
  return mailsIn(join(folder, 'mail'))
}

const dayFrom = (days: number) => today(new Date(Date.now() + days * 86_400_000))

const taskOf = async (actor: Actor, plan?: number) => {
  const [task] = (await getPlan(actor, plan)).tasks
  if (!task) throw new Error('There is no task.')
  return task
}

/** The visitor shares their plan with the sample exporter, in this role. */
async function shareWith(role: 'editor' | 'reader') {
  const [owner, guest] = [await actorOf('visitor'), await actorOf('exporter')]
  await invite(owner, { email: 'Exporter@portal.example', role })
  const [invitation] = await listShared(guest)
  await accept(guest, invitation?.id ?? 0)
  return { owner, guest, id: invitation?.id ?? 0 }
}

describe('a task of a plan', () => {
  it('is reminded by mail the day before its date, once, in the language of the person', async () => {
    const actor = await actorOf('visitor')
    await database.db.update(users).set({ locale: 'ar' }).where(eq(users.id, actor.userId))
    await addTask(actor, undefined, { title: 'فحص العينات', due: dayFrom(1) })
    const { id } = await taskOf(actor)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toContain('lang="ar"')
    expect(mail).toContain('List-Unsubscribe-Post')
    await changeTask(actor, id, { due: today(), done: false })
    expect(await mails()).toHaveLength(1)
  })

  it('of a later day waits for the day before it', async () => {
    const actor = await actorOf('visitor')
    await addTask(actor, undefined, { title: 'Ask the bank', due: dayFrom(9) })
    expect(await mails()).toEqual([])
    const [job] = await database.db.select().from(jobs).where(eq(jobs.name, taskReminder.name))
    expect(today(new Date(job?.run_at ?? 0))).toBe(dayFrom(8))
  })

  it('of a day that is over is not reminded', async () => {
    const actor = await actorOf('visitor')
    await addTask(actor, undefined, { title: 'Ask the bank', due: dayFrom(-1) })
    await changeTask(actor, (await taskOf(actor)).id, { due: dayFrom(-3), done: false })
    expect(await mails()).toEqual([])
  })

  it.each([
    [
      'is done',
      async (actor: Person, id: number) => changeTask(actor, id, { due: dayFrom(1), done: true }),
    ],
    [
      'is put off',
      async (actor: Person, id: number) => changeTask(actor, id, { due: dayFrom(9), done: false }),
    ],
    ['is removed', removeTask],
    ['is of somebody who wants none', (actor: Person) => setReminders(actor, false)],
    [
      'is of somebody whose address is not confirmed',
      (actor: Person) =>
        database.db
          .update(users)
          .set({ email_verified_at: null })
          .where(eq(users.id, actor.userId)),
    ],
  ])('that %s is not reminded', async (_, change) => {
    const actor = await actorOf('visitor')
    await addTask(actor, undefined, { title: 'Ask the bank', due: dayFrom(1) })
    await change(actor, (await taskOf(actor)).id)
    expect(await mails()).toEqual([])
  })

  it('has a mail whose link ends all reminders, and no other link does', async () => {
    const actor = await actorOf('visitor')
    await addTask(actor, undefined, { title: 'Ask the bank', due: dayFrom(1) })
    const [mail] = await mails()
    const signature = /plan-reminders\/\d+\/([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
    const link = { person: actor.userId, signature }
    expect(await reminderMails.choiceByLink(link)).toBe('day_before')
    await reminderMails.chooseByLink(link, 'never')
    expect(await getPlan(actor)).toMatchObject({ reminders: false })
    await reminderMails.chooseByLink(link, 'day_before')
    expect(await getPlan(actor)).toMatchObject({ reminders: true })
    const other = { person: (await actorOf('exporter')).userId, signature }
    await expect(reminderMails.chooseByLink(other, 'never')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is listed behind open ones once it is done, and is in the export of the data', async () => {
    const actor = await actorOf('visitor')
    for (const title of ['First', 'Second']) await addTask(actor, undefined, { title, due: null })
    await changeTask(actor, (await taskOf(actor)).id, { due: null, done: true })
    const { tasks } = await getPlan(actor)
    expect(tasks.map(({ title, done }) => [title, done])).toEqual([
      ['Second', false],
      ['First', true],
    ])
    expect(await exportPlanOf(database.db, actor.userId)).toMatchObject({
      tasks: [{ title: 'First' }, { title: 'Second' }],
    })
  })

  it('is refused where the plan is full', async () => {
    const actor = await actorOf('visitor')
    await database.db.insert(exportPlanTasks).values(
      Array.from({ length: taskLimit }, () => ({
        user_id: actor.userId,
        created_by: actor.userId,
        title: 'One more',
      })),
    )
    const more = addTask(actor, undefined, { title: 'One more', due: null })
    await expect(more).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('a plan that is shared', () => {
  it('is for nobody else, whatever number they try', async () => {
    const owner = await actorOf('visitor')
    const other = await actorOf('vip')
    const plan = owner.userId
    await addTask(owner, undefined, { title: 'Ours', due: null })
    const { id } = await taskOf(owner)
    const tries = [
      () => getPlan(other, plan),
      () => savePlan(other, { products: [], markets: [], stage: 'ready' }, plan),
      () => tickStep(other, 'finance', true, plan),
      () => addTask(other, plan, { title: 'Theirs', due: null }),
      () => changeTask(other, id, { due: null, done: true }),
      () => removeTask(other, id),
    ]
    for (const one of tries) await expect(one()).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is changed by an editor, whose tasks remind the editor', async () => {
    const { owner, guest } = await shareWith('editor')
    await mails()
    await tickStep(guest, 'finance', true, owner.userId)
    await addTask(guest, owner.userId, { title: 'Ask the bank', due: dayFrom(1) })
    expect((await getPlan(owner)).tasks).toMatchObject([{ title: 'Ask the bank' }])
    expect(await getPlan(guest, owner.userId)).toMatchObject({ role: 'editor' })
    const mail = (await mails()).at(-1)
    expect(mail).toContain('exporter@portal.example')
    expect(mail).toContain(`/profile/plan/${owner.userId}`)
  })

  it('is read by a reader, to whom every change is forbidden', async () => {
    const { owner, guest } = await shareWith('reader')
    const plan = owner.userId
    await addTask(owner, undefined, { title: 'Ours', due: null })
    const { id } = await taskOf(guest, plan)
    const tries = [
      () => savePlan(guest, { products: [], markets: [], stage: 'ready' }, plan),
      () => tickStep(guest, 'finance', true, plan),
      () => addTask(guest, plan, { title: 'Theirs', due: null }),
      () => changeTask(guest, id, { due: null, done: true }),
      () => removeTask(guest, id),
    ]
    for (const one of tries) await expect(one()).rejects.toMatchObject({ code: 'forbidden' })
    expect((await getPlan(owner)).tasks).toMatchObject([{ title: 'Ours', done: false }])
  })

  it('shows the facts of its owner, not of who reads it', async () => {
    const { owner, guest } = await shareWith('reader')
    const company = async (plan: number) =>
      (await getPlan(guest, plan)).steps.find(({ step }) => step === 'company')?.ticked_by
    expect(await company(guest.userId)).toBe('portal')
    expect(await company(owner.userId)).toBeNull()
  })

  it('ends when the owner removes a person, or the person leaves', async () => {
    const { owner, guest, id } = await shareWith('editor')
    expect(await listPeople(owner)).toMatchObject([{ name: expect.any(String), accepted: true }])
    expect(await changePerson(owner, id, 'reader')).toMatchObject([{ role: 'reader' }])
    expect(await removePerson(owner, id)).toEqual([])
    await expect(getPlan(guest, owner.userId)).rejects.toMatchObject({ code: 'not_found' })
    const again = await shareWith('editor')
    expect(await leave(guest, again.id)).toEqual([])
    expect(await listPeople(owner)).toEqual([])
  })
})

describe('an invitation to a plan', () => {
  it('passes no limit with another one at the same time', async () => {
    const owner = await actorOf('visitor')
    await database.db.insert(exportPlanPeople).values(
      Array.from({ length: peopleLimit - 1 }, (_, place) => ({
        owner_id: owner.userId,
        email: `p${place}@elsewhere.example`,
        role: 'reader' as const,
      })),
    )
    const both = ['a', 'b'].map((name) =>
      invite(owner, { email: `${name}@elsewhere.example`, role: 'reader' }),
    )
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listPeople(owner)).toHaveLength(peopleLimit)
  })

  it('names its owner to a person who has an account, and nobody to an unknown address', async () => {
    const owner = await actorOf('visitor')
    const [row] = await database.db
      .update(users)
      .set({ name: 'Lina Haddad' })
      .where(eq(users.id, owner.userId))
      .returning()
    await invite(owner, { email: 'exporter@portal.example', role: 'editor' })
    await invite(owner, { email: 'nobody@elsewhere.example', role: 'reader' })
    const all = await mails()
    const mailTo = (address: string) => all.find((one) => one.includes(address)) ?? ''
    expect(mailTo('exporter@portal.example')).toContain(row?.name)
    expect(mailTo('nobody@elsewhere.example')).not.toContain(row?.name)
  })

  it('is only for who confirmed its address', async () => {
    const owner = await actorOf('visitor')
    const guest = await actorOf('exporter')
    await invite(owner, { email: 'exporter@portal.example', role: 'editor' })
    const [invitation] = await listShared(guest)
    expect(await listShared(await actorOf('vip'))).toEqual([])
    await database.db
      .update(users)
      .set({ email_verified_at: null })
      .where(eq(users.id, guest.userId))
    expect(await listShared(guest)).toEqual([])
    await expect(accept(guest, invitation?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getPlan(guest, owner.userId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is sent once to an address, and not to the own one', async () => {
    const owner = await actorOf('visitor')
    const body = { email: 'exporter@portal.example', role: 'editor' } as const
    await invite(owner, body)
    await expect(invite(owner, body)).rejects.toMatchObject({ code: 'conflict' })
    const own = invite(owner, { ...body, email: 'Visitor@portal.example' })
    await expect(own).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is changed and removed by its owner alone', async () => {
    const { id } = await shareWith('editor')
    const other = await actorOf('vip')
    const tries = [
      () => changePerson(other, id, 'reader'),
      () => removePerson(other, id),
      () => leave(other, id),
    ]
    for (const one of tries) {
      await expect(one()).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

describe('an invitation to a plan after 14 days', () => {
  const body = { email: 'exporter@portal.example', role: 'editor' } as const
  /** The invitation was sent so many days before the first moment of today in Amman. */
  const sentDaysAgo = (days: number, more = 0) =>
    database.db.update(exportPlanPeople).set({
      invited_at: new Date(
        instantAtHome(`${dayAfter(today(), -days)}T00:00`).getTime() + more,
      ).toISOString(),
    })

  it('can be accepted on its last day and not a moment later, and both sides see that day', async () => {
    const [owner, guest] = [await actorOf('visitor'), await actorOf('exporter')]
    await invite(owner, body)
    await sentDaysAgo(14)
    const [open] = await listShared(guest)
    expect(open).toMatchObject({ last_day: today(), expired: false })
    await sentDaysAgo(14, -1)
    const ended = { last_day: dayFrom(-1), expired: true, accepted: false }
    expect(await listShared(guest)).toMatchObject([ended])
    expect(await listPeople(owner)).toMatchObject([ended])
    const late = accept(guest, open?.id ?? 0)
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
    await expect(getPlan(guest, owner.userId)).rejects.toMatchObject({ code: 'not_found' })
    await sentDaysAgo(14)
    await accept(guest, open?.id ?? 0)
    expect(await getPlan(guest, owner.userId)).toMatchObject({ role: 'editor' })
  })

  it('is sent again by its owner as a new one, and the old link leads to none', async () => {
    const [owner, guest] = [await actorOf('visitor'), await actorOf('exporter')]
    await invite(owner, body)
    const [old] = await listShared(guest)
    await sentDaysAgo(15)
    await invite(owner, body)
    const [fresh, ...more] = await listShared(guest)
    expect(more).toEqual([])
    expect(fresh).toMatchObject({ last_day: dayFrom(14), expired: false })
    expect(fresh?.id).not.toBe(old?.id)
    const dead = accept(guest, old?.id ?? 0)
    await expect(dead).rejects.toMatchObject({ code: 'not_found' })
    await accept(guest, fresh?.id ?? 0)
  })

  it('has no mail any more, and says the day in the mail that it has before', async () => {
    const owner = await actorOf('visitor')
    await invite(owner, body)
    await invite(owner, { ...body, email: 'nobody@elsewhere.example' })
    await sentDaysAgo(15)
    expect(await mails()).toEqual([])
    await database.db.delete(jobs)
    for (const email of [body.email, 'nobody@elsewhere.example']) {
      await invite(owner, { ...body, email })
    }
    const sent = await mails()
    expect(sent).toHaveLength(2)
    for (const { id, last_day } of await listPeople(owner)) {
      const mail = sent.find((one) => one.includes(`/profile/plan?invitation=${id}`))
      expect(mail).toContain(formatDate(last_day, 'en'))
    }
  })

  it('stays with who accepted it', async () => {
    const { owner, guest } = await shareWith('reader')
    await sentDaysAgo(100)
    expect(await getPlan(guest, owner.userId)).toMatchObject({ role: 'reader' })
    expect(await listPeople(owner)).toMatchObject([{ accepted: true, expired: false }])
    await expect(invite(owner, body)).rejects.toMatchObject({ code: 'conflict' })
  })
})
