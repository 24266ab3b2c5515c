import { barrierTaskMail, staffTaskMail } from '@/features/barriers/server/task-mails'
import { barrierSteps } from '@/lib/db/schema/barriers'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import { companies as companyRows } from '@/lib/db/schema/companies'
import { dayAfter, today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { barrierStep, barriersUnderTest } from '@/tests/support/barriers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { remindBodies } from './tasks'

const { database, ask, join, mails, member, officer, published } = barriersUnderTest()

const inAWeek = dayAfter(today(), 7)

const written = (email: string, given: object = {}) => ({
  body: 'Ministry of Trade',
  email,
  locale: 'en',
  due_on: inAWeek,
  task: 'Please raise it in the joint committee.',
  ...given,
})

const mailsTo = async (email: string) => {
  while ((await runDueJobs([barrierTaskMail, staffTaskMail])) > 0);
  return (await mails()).filter(({ to }) => to?.[0]?.address === email)
}

/** A published barrier with a task of an officer, and the link that the body got. */
async function withTask(name: string, given: object = {}) {
  const barrier = await published()
  const email = `${name}@ministry.example`
  const author = {
    ...(await join({ staff_roles: ['officer'], email: `${name}@office.example`, locale: 'en' })),
    staffRoles: ['officer' as const],
  }
  const { status, body } = await ask(author, `${barrier.path}/tasks`, written(email, given))
  expect(status).toBe(200)
  const [mail] = await mailsTo(email)
  const link = /barrier-tasks\/\d+\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  const task = Number(link.split('/')[1])
  return { ...barrier, author, email, mail, link, task, review: body }
}

const subjects = (sent: Awaited<ReturnType<typeof mailsTo>>) => sent.map(({ subject }) => subject)

describe('a task of another body', () => {
  it('comes by mail with a link, and its answer, also a later one with another outcome, is told and seen on the desk', async () => {
    const { author, email, mail, link, path } = await withTask('answer')
    expect(mail?.text).toMatch(/^To Ministry of Trade,/)
    expect(mail?.text).toContain('Please raise it in the joint committee.')
    const shown = await ask(undefined, link)
    expect(shown.body).toMatchObject({ body: 'Ministry of Trade', due_on: inAWeek, answer: null })
    const answer_text = 'The certificate is dropped.'
    await ask(undefined, `${link}/answer`, { answer: 'done', answer_text })
    const told = await mailsTo('answer@office.example')
    expect(subjects(told)).toEqual(['Answer received: Residue certificate for dates'])
    expect(told[0]?.text).toContain(answer_text)
    await ask(undefined, `${link}/answer`, { answer: 'done', answer_text })
    expect(await mailsTo('answer@office.example')).toHaveLength(told.length)
    const other = { answer: 'declined', answer_text: 'It is kept after all.' }
    await ask(undefined, `${link}/answer`, other)
    await ask(undefined, `${link}/answer`, { ...other, answer_text: 'It is kept.' })
    const more = (await mailsTo('answer@office.example')).slice(told.length)
    expect(subjects(more)).toEqual(['Answer received: Residue certificate for dates'])
    const { body } = await ask(author, path)
    expect(body.tasks).toMatchObject([{ email, answer: 'declined', answer_text: 'It is kept.' }])
  })

  it('names only the companies that agreed to it, in its text and on its page', async () => {
    const { author, id, path, link } = await withTask('consent')
    const figures = { loss_band: null, consignments: null, details: '', consent: true }
    const open = await member('Open Foods')
    await ask(open, `barriers/${id}/join`, { ...figures, may_share: true })
    await ask(await member('Quiet Foods'), `barriers/${id}/join`, { ...figures, may_share: false })
    const { companies } = (await ask(undefined, link)).body
    expect(companies).toMatchObject([{ company_eng: 'Open Foods' }])
    const text = (task: string) =>
      ask(author, `${path}/tasks`, written('other@ministry.example', { task }))
    const refused = await text('Quiet Foods cannot sell.')
    expect(refused.body.errors).toEqual({ task: ['names_reporter'] })
    expect((await text('Shafa Dates cannot sell.')).status).toBe(422)
    expect((await text('Open Foods cannot sell.')).status).toBe(200)
    await database.db
      .update(companyRows)
      .set({ approved_at: null })
      .where(eq(companyRows.id, open.companyId))
    expect((await ask(undefined, link)).body.companies).toEqual([])
    expect((await text('Open Foods cannot sell.')).status).toBe(422)
  })

  it('is reminded of once before its last day, and told to the office once after it', async () => {
    const due_on = dayAfter(today(), 2)
    const { email, task } = await withTask('late', { due_on })
    await join({ staff_roles: ['admin'], email: 'late-admin@office.example', locale: 'en' })
    const twice = async (day: string) => {
      await remindBodies(database.db, day)
      await remindBodies(database.db, day)
    }
    await twice(dayAfter(today(), -5))
    expect(await mailsTo(email)).toHaveLength(1)
    await twice(today())
    expect(subjects(await mailsTo(email))).toContain('Reminder: Residue certificate for dates')
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await mailsTo('late@office.example')).toEqual([])
    await twice(dayAfter(due_on, 1))
    for (const one of ['late@office.example', 'late-admin@office.example']) {
      expect(subjects(await mailsTo(one))).toEqual(['Late answer: Residue certificate for dates'])
    }
    const [row] = await database.db.select().from(bodyTasks).where(eq(bodyTasks.id, task))
    expect(row?.escalated_at).not.toBeNull()
  })

  it('is not reminded of once it is answered, and not late once it is done', async () => {
    const due_on = dayAfter(today(), 1)
    const { email, link } = await withTask('done', { due_on })
    await ask(undefined, `${link}/answer`, { answer: 'done' })
    await remindBodies(database.db, today())
    await remindBodies(database.db, dayAfter(due_on, 1))
    expect(await mailsTo(email)).toHaveLength(1)
    expect(subjects(await mailsTo('done@office.example'))).toHaveLength(1)
  })

  it('has a link that nobody can guess, and that ends with the task', async () => {
    const { author, path, link, task } = await withTask('ended')
    const foreign = `barrier-tasks/${task}/${'x'.repeat(43)}`
    expect((await ask(undefined, foreign)).status).toBe(404)
    const own = `${path}/tasks/${task}`
    expect((await ask(await join(), own, undefined, 'DELETE')).status).toBe(403)
    expect((await ask(author, own, undefined, 'DELETE')).status).toBe(200)
    expect((await ask(undefined, link)).status).toBe(404)
    expect((await ask(undefined, `${link}/answer`, { answer: 'done' })).status).toBe(404)
    expect((await ask(author, own, undefined, 'DELETE')).status).toBe(404)
  })

  it('has a link that expires 14 days after the barrier has ended, and no reminder then', async () => {
    const due_on = dayAfter(today(), 1)
    const { id, author, email, path, link, version } = await withTask('over', { due_on })
    const step = { ...barrierStep('in_talks', version), on_day: dayAfter(today(), -20) }
    const talking = await ask(author, `${path}/steps`, step)
    const end = barrierStep('resolved', talking.body.version)
    await ask(author, `${path}/steps`, { ...end, on_day: dayAfter(today(), -14) })
    expect((await ask(undefined, link)).status).toBe(200)
    const setEnd = (on_day: string) =>
      database.db
        .update(barrierSteps)
        .set({ on_day })
        .where(and(eq(barrierSteps.barrier_id, id), eq(barrierSteps.status, 'resolved')))
    await setEnd(dayAfter(today(), -15))
    expect((await ask(undefined, link)).status).toBe(404)
    expect((await ask(undefined, `${link}/answer`, { answer: 'done' })).status).toBe(404)
    await remindBodies(database.db, today())
    expect(await mailsTo(email)).toHaveLength(1)
    const found = await ask(author, path)
    await ask(author, `${path}/steps`, barrierStep('in_talks', found.body.version))
    expect((await ask(undefined, link)).status).toBe(200)
  })

  it('has a last day to come', async () => {
    const { path } = await published()
    const late = await ask(
      await officer(),
      `${path}/tasks`,
      written('day@ministry.example', { due_on: today() }),
    )
    expect(late.body.errors).toEqual({ due_on: ['past'] })
  })
})
