import { barrierTaskMail, staffTaskMail } from '@/features/barriers/server/task-mails'
import { bodyTasks } from '@/lib/db/schema/body-tasks'
import { enquiries } from '@/lib/db/schema/enquiries'
import { enquiryNotes } from '@/lib/db/schema/enquiry-desk'
import { dayAfter, today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { barriersUnderTest } from '@/tests/support/barriers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { remindBodies } from '../tasks/server/tasks'

const { database, ask, join, mails } = barriersUnderTest()

const mailsTo = async (email: string) => {
  while ((await runDueJobs([barrierTaskMail, staffTaskMail])) > 0);
  return (await mails()).filter(({ to }) => to?.[0]?.address === email)
}

/** An enquiry with a question of an officer, and the link that the body got. */
async function questioned(name: string, given: object = {}) {
  const person = await join()
  const [filed] = await database.db
    .insert(enquiries)
    .values({
      user_id: person.id,
      enq_type: 1,
      status: 70,
      locale: 'en',
      request_hash: '',
      name: 'Salma Haddad',
      email: 'salma@firm.example',
      phone: '0790000000',
      company: 'Olive & Co',
      description: 'Which permit do I need?',
      idempotency_key: crypto.randomUUID(),
    })
    .returning({ id: enquiries.id })
  const email = `${name}@ministry.example`
  const officer = {
    ...(await join({ staff_roles: ['officer'], email: `${name}@office.example`, locale: 'en' })),
    staffRoles: ['officer' as const],
  }
  const id = filed?.id ?? 0
  const path = `admin/enquiries/${id}/tasks`
  const sent = await ask(officer, path, {
    body: 'Ministry of Agriculture',
    email,
    locale: 'ar',
    task: 'Which permit is it?',
    due_on: dayAfter(today(), 7),
    shares: ['description', 'company'],
    ...given,
  })
  const [mail] = await mailsTo(email)
  const link = /barrier-tasks\/\d+\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  return { id, officer, path, sent, mail, link, task: Number(link.split('/')[1]) }
}

it('shows the body what the officer chose of the enquiry, in the language chosen', async () => {
  const { id, mail, link, sent } = await questioned('shown')
  expect(sent.body).toMatchObject([{ body: 'Ministry of Agriculture', answer: null }])
  expect(mail?.text).toContain('إلى السادة في')
  expect(mail?.text).toContain('/ar/barrier-tasks/')
  const { body } = await ask(undefined, link)
  expect(body.enquiry).toEqual({
    id,
    shared: [
      { what: 'description', text: 'Which permit do I need?' },
      { what: 'company', text: 'Olive & Co' },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/Salma|salma@|0790000000/)
  expect(mail?.text).not.toMatch(/Salma|salma@|0790000000/)
})

it('has one answer, which is a note of the enquiry with its source and is told to the officer', async () => {
  const { id, link, task } = await questioned('answered')
  const refused = await ask(undefined, `${link}/answer`, { answer: 'done' })
  expect(refused.body.errors).toEqual({ answer_text: ['Required.'] })
  const said = { answer: 'done', answer_text: 'A phytosanitary certificate.' }
  expect((await ask(undefined, `${link}/answer`, said)).status).toBe(200)
  expect((await ask(undefined, `${link}/answer`, said)).status).toBe(409)
  expect((await ask(undefined, link)).body.enquiry).toEqual({ id, shared: [] })
  const notes = await database.db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiry_id, id))
  expect(notes).toMatchObject([{ text: said.answer_text, task_id: task, author_id: null }])
  const [told] = await mailsTo('answered@office.example')
  expect(told?.subject).toBe(`Answer received in enquiry number ${id}`)
  expect(told?.text).toContain(said.answer_text)
  expect(told?.text).toContain(`/admin/enquiries/${id}`)
})

it('has a link that ends when staff withdraw it, and two weeks after its last day', async () => {
  const { officer, path, link, task } = await questioned('withdrawn')
  const setDay = (due_on: string) =>
    database.db.update(bodyTasks).set({ due_on }).where(eq(bodyTasks.id, task))
  await setDay(dayAfter(today(), -14))
  expect((await ask(undefined, link)).status).toBe(200)
  await setDay(dayAfter(today(), -15))
  expect((await ask(undefined, link)).status).toBe(404)
  await setDay(dayAfter(today(), 1))
  expect((await ask(await join(), `${path}/${task}`, undefined, 'DELETE')).status).toBe(403)
  expect((await ask(officer, `${path}/${task}`, undefined, 'DELETE')).status).toBe(200)
  expect((await ask(undefined, link)).status).toBe(404)
  expect((await ask(undefined, `${link}/answer`, { answer: 'declined' })).status).toBe(404)
})

it.each([
  ['completed', 40],
  ['rejected', 50],
  ['closed or merged', 60],
])('has a link that leads nowhere while the enquiry is %s', async (name, status) => {
  const due_on = dayAfter(today(), 1)
  const { id, link, mail } = await questioned(`over-${status}`, { due_on })
  const setStatus = (code: number) =>
    database.db.update(enquiries).set({ status: code }).where(eq(enquiries.id, id))
  await setStatus(status)
  expect((await ask(undefined, link)).status, name).toBe(404)
  expect((await ask(undefined, `${link}/answer`, { answer: 'declined' })).status).toBe(404)
  await remindBodies(database.db, today())
  const email = mail?.to?.[0]?.address ?? ''
  expect(await mailsTo(email)).toHaveLength(1)
  await setStatus(70)
  expect((await ask(undefined, link)).status).toBe(200)
  await remindBodies(database.db, today())
  expect(await mailsTo(email)).toHaveLength(2)
})

it('leaves the clock of the enquiry as it is', async () => {
  const { id, officer, path } = await questioned('clock')
  const [row] = await database.db.select().from(enquiries).where(eq(enquiries.id, id))
  expect(row).toMatchObject({ status: 70, waits_since: null })
  expect((await ask(officer, path)).body).toHaveLength(1)
})
