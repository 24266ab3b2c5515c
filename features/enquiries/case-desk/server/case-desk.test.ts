import { enquiries } from '@/lib/db/schema/enquiries'
import { serviceLevels } from '@/lib/db/schema/enquiry-desk'
import { changeHistory } from '@/lib/db/schema/history'
import { today } from '@/lib/i18n/today'
import { dueAfter, workingCalendar } from '@/lib/i18n/working-time'
import { enquiriesUnderTest, generalForm, type Someone } from '@/tests/support/enquiries'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { database, ask, file, write, mails, join } = enquiriesUnderTest({
  LIMITS: 'enquiry=100000/60,enquiry-person=1000/60,enquiry-day=1000/60,upload=1000/60',
})

let officer: Someone
let colleague: Someone
let person: Someone
let id: number
beforeAll(async () => {
  const staff = async (name: string): Promise<Someone> => ({
    ...(await join({ staff_roles: ['officer'], name })),
    staffRoles: ['officer'],
  })
  officer = await staff('Omar')
  colleague = await staff('Rula')
})
beforeEach(async () => {
  person = await join()
  id = (await file(person)).body.id
})

const path = (verb = '') => `admin/enquiries/${id}${verb}`
const list = async (query = '') =>
  (await ask(officer, `admin/enquiries?per_page=100&${query}`)).body
const idsIn = (body: { data: { id: number }[] }) => body.data.map((one) => one.id)
/** Moves what is due into the past, or nearer. */
const due = (field: 'answer_due_at' | 'close_due_at', hours: number) =>
  database.db
    .update(enquiries)
    .set({ [field]: sql`now() + make_interval(hours => ${hours}::int)` })
    .where(eq(enquiries.id, id))
const filedAgo = (hours: number) =>
  database.db
    .update(enquiries)
    .set({ created_at: sql`now() - make_interval(hours => ${hours}::int)` })
    .where(eq(enquiries.id, id))

describe('two officers on one enquiry', () => {
  it('return a conflict to the second one, with the name of the first and what they did', async () => {
    expect(
      (await ask(colleague, path('/status'), { status: 20, version: 1, reason: 'As agreed.' }))
        .status,
    ).toBe(200)
    const second = await ask(officer, path('/status'), {
      status: 30,
      version: 1,
      reason: 'As agreed.',
    })
    expect(second.status).toBe(409)
    expect(second.body.errors).toMatchObject({
      version: ['2'],
      changed_by: [expect.stringContaining('Rula')],
      changed_how: ['status'],
    })
    expect(
      (await ask(officer, path('/status'), { status: 30, version: 2, reason: 'As agreed.' }))
        .status,
    ).toBe(200)
  })

  it('cannot end it over a message that was not seen', async () => {
    await write(person, id, 'One thing more.')
    const ended = await ask(officer, path('/status'), {
      status: 60,
      version: 1,
      reason: 'As agreed.',
    })
    expect([ended.status, ended.body.errors.changed_how]).toEqual([409, ['message']])
  })
})

describe('the case desk', () => {
  it('lists the enquiries of all people, the newest first, with the clock of each', async () => {
    const body = await list('sort=id-desc')
    expect(body.data[0]).toMatchObject({
      id,
      enq_type: 1,
      status: 10,
      company: 'Olive & Co',
      owner: null,
      is_late: false,
      version: 1,
    })
    const { created_at, answer_due_at, close_due_at, minutes_left } = body.data[0]
    const twoDays = dueAfter(workingCalendar([]), created_at, 16)
    const tenDays = dueAfter(workingCalendar([]), created_at, 80)
    expect(Math.abs(Date.parse(answer_due_at) - Date.parse(twoDays))).toBeLessThan(5_000)
    expect(Math.abs(Date.parse(close_due_at) - Date.parse(tenDays))).toBeLessThan(5_000)
    expect(minutes_left).toBeGreaterThan(16 * 60 - 3)
    expect(minutes_left).toBeLessThanOrEqual(16 * 60)
    expect(idsIn(body)).toEqual(idsIn(body).toSorted((one, other) => other - one))
  })

  it('stops the clock of a pending enquiry, and goes on with the reply of the person', async () => {
    const { body: before } = await ask(officer, path())
    await ask(officer, path('/status'), { status: 30, version: 1, reason: 'Which product?' })
    const { body: pending } = await ask(officer, path())
    const nothing = { answer_due_at: null, close_due_at: null, minutes_left: null }
    expect(pending).toMatchObject({ ...nothing, is_late: false })
    expect(pending.waits_since).not.toBeNull()
    for (const view of ['late=1', 'waits=1']) expect(idsIn(await list(view))).not.toContain(id)
    await database.db
      .update(enquiries)
      .set({
        waits_since: sql`now() - interval '14 days'`,
        answer_due_at: sql`answer_due_at - interval '14 days'`,
        close_due_at: sql`close_due_at - interval '14 days'`,
      })
      .where(eq(enquiries.id, id))
    await write(person, id, 'Olive oil.')
    const { body: resumed } = await ask(officer, path())
    expect(resumed).toMatchObject({ waits_since: null, is_late: false })
    for (const field of ['answer_due_at', 'close_due_at']) {
      const moved = Math.abs(Date.parse(resumed[field]) - Date.parse(before[field]))
      expect(moved).toBeLessThan(60_000)
    }
    expect(idsIn(await list('waits=1'))).toContain(id)
  })

  it('is searched by number, name, company and address', async () => {
    const other = (await file(person, generalForm({ company: 'Zaatar Mills', name: 'ليلى' }))).body
      .id
    expect(idsIn(await list(`q=${other}`))).toEqual([other])
    expect(idsIn(await list('q=zaatar'))).toEqual([other])
    expect(idsIn(await list(`q=${encodeURIComponent('ليلي')}`))).toEqual([other])
    expect(idsIn(await list('q=nobody-at-all'))).toEqual([])
  })

  it('is filtered by type, status, owner, answer and day', async () => {
    await ask(officer, path('/assign'), { version: 1, owner_id: officer.id })
    expect(idsIn(await list('owner=me'))).toContain(id)
    expect(idsIn(await list('owner=none'))).not.toContain(id)
    expect(idsIn(await list(`owner=${colleague.id}`))).toEqual([])
    expect(idsIn(await list('type=7'))).not.toContain(id)
    expect(idsIn(await list('status=10,20'))).toContain(id)
    expect(idsIn(await list('open=0'))).not.toContain(id)
    expect(idsIn(await list('until_day=2020-01-01'))).toEqual([])
    expect(idsIn(await list(`from_day=${today()}&until_day=${today()}`))).toContain(id)
    expect(idsIn(await list('answered=0'))).toContain(id)
    expect(idsIn(await list('answered=1'))).not.toContain(id)
  })

  it('lists the enquiries with some ratings, and those that are over and have none', async () => {
    const other = (await file(person)).body.id
    const merged = (await file(person)).body.id
    const change = (of: number, set: Partial<typeof enquiries.$inferInsert>) =>
      database.db.update(enquiries).set(set).where(eq(enquiries.id, of))
    await change(id, { status: 60, rating: 2 })
    await change(other, { status: 40 })
    await change(merged, { status: 60, merged_into: other })
    const found = async (rating: string) =>
      idsIn(await list(`rating=${rating}`)).filter((one) => [id, other, merged].includes(one))
    expect(await found('2')).toEqual([id])
    expect(await found('1,3,4,5')).toEqual([])
    expect(await found('none')).toEqual([other])
    expect((await found('1,2,none')).toSorted((one, two) => one - two)).toEqual([id, other])
    expect((await ask(officer, 'admin/enquiries?rating=6')).status).toBe(422)
    expect((await list('rating=2')).data[0]).toMatchObject({ id, rating: 2 })
  })

  it('has an escalation list of enquiries past their service level', async () => {
    expect(idsIn(await list('late=1'))).not.toContain(id)
    await due('answer_due_at', -1)
    const late = await list('late=1')
    expect(idsIn(late)).toContain(id)
    expect(late.data.every((one: { is_late: boolean }) => one.is_late)).toBe(true)
    expect(idsIn(await list('late=0'))).not.toContain(id)
    await write(officer, id, 'We look into it.')
    expect(idsIn(await list('late=1'))).not.toContain(id)
    await due('close_due_at', -1)
    expect(idsIn(await list('late=1'))).toContain(id)
  })

  it('lists the enquiry that is due next first, and the ones that are over last', async () => {
    const relaxed = (await file(person)).body.id
    const ended = (await file(person)).body.id
    await ask(officer, `admin/enquiries/${ended}/status`, { status: 40, reason: 'As agreed.' })
    await due('answer_due_at', 1)
    const order = idsIn(await list('owner=none')).filter((one) =>
      [id, relaxed, ended].includes(one),
    )
    expect(order).toEqual([id, relaxed, ended])
  })

  it('shows a reply of the person as unread, due and waiting until it is read and answered', async () => {
    await write(officer, id, 'Which market?')
    expect(idsIn(await list('waits=1'))).not.toContain(id)
    await write(person, id, 'Germany.')
    await write(person, id, 'And France.')
    const row = async () =>
      (await list('waits=1')).data.find((one: { id: number }) => one.id === id)
    expect(await row()).toMatchObject({ unread: 2, answer_due_at: expect.any(String) })
    await due('answer_due_at', -1)
    expect(idsIn(await list('late=1'))).toContain(id)
    expect((await ask(officer, path())).body.unread).toBe(2)
    expect(await row()).toMatchObject({ unread: 0, awaits_reply_since: expect.any(String) })
    await write(officer, id, 'Both buy it.')
    expect(await row()).toBeUndefined()
    expect((await ask(officer, path())).body).toMatchObject({
      awaits_reply_since: null,
      answer_due_at: null,
      is_late: false,
    })
  })

  it('keeps a reply unread while only a colleague of its officer has opened it', async () => {
    await ask(officer, path('/assign'), { version: 1, owner_id: officer.id })
    await write(person, id, 'Is there news?')
    await ask(colleague, path())
    expect((await ask(officer, path())).body.unread).toBe(1)
    expect((await ask(colleague, path())).body.unread).toBe(0)
  })

  it('has no reply waiting once the enquiry is over', async () => {
    await write(officer, id, 'Which market?')
    await write(person, id, 'None any more.')
    await ask(officer, path('/status'), { status: 40, reason: 'As agreed.' })
    expect((await ask(officer, path())).body.awaits_reply_since).toBeNull()
  })

  it('is available to officers and admins only', async () => {
    const editor = { ...(await join()), staffRoles: ['editor' as const] }
    for (const address of ['admin/enquiries', path(), 'admin/officers', 'admin/service-levels']) {
      expect((await ask(undefined, address)).status).toBe(401)
      expect((await ask(person, address)).status).toBe(403)
      expect((await ask(editor, address)).status).toBe(403)
    }
    expect((await ask(officer, 'admin/enquiries/2147483647')).status).toBe(404)
  })
})

describe('an enquiry on the case desk', () => {
  it('contains all that belongs to it, with the officer of each step', async () => {
    await ask(officer, path('/status'), { status: 70, reason: 'As agreed.' })
    await write(person, id, 'Is there news?')
    await write(officer, id, 'Soon.')
    await ask(colleague, path('/notes'), { text: 'Called the ministry.' })
    const { body } = await ask(officer, path())
    expect(body).toMatchObject({
      user_id: person.id,
      fields: { description: 'Which markets buy olive oil?' },
      next_statuses: [30, 40, 50, 60],
      history: [
        { status: 10, by: null },
        { status: 70, by: { id: officer.id } },
      ],
      messages: [
        { from: 'person', by: { id: person.id } },
        { from: 'office', by: { id: officer.id } },
      ],
      notes: [{ text: 'Called the ministry.', by: { id: colleague.id }, mentions: [] }],
    })
    expect(body.answered_at).toEqual(expect.any(String))
  })

  it('never shows the notes of officers to its person', async () => {
    await ask(officer, path('/notes'), { text: 'A secret of the office.' })
    expect(JSON.stringify((await ask(person, `enquiries/${id}`)).body)).not.toContain('secret')
  })

  it('is announced to the officer it is assigned to by a colleague, and not to oneself', async () => {
    const email = 'assigned@portal.example'
    const hala = await join({ staff_roles: ['officer'], name: 'Hala', locale: 'en', email })
    await ask({ ...hala, staffRoles: ['officer'] }, path('/assign'), {
      version: 1,
      owner_id: hala.id,
    })
    await ask(officer, path('/assign'), { version: 2, owner_id: null })
    await ask(officer, path('/assign'), { version: 3, owner_id: hala.id })
    const sent = (await mails()).filter(({ to }) => to?.some(({ address }) => address === email))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain(`Enquiry number ${id} has been assigned to you: `)
    expect(sent[0]?.text).toContain(`http://localhost:3000/admin/enquiries/${id}`)
  })

  it('is announced to no officer who wants a summary alone', async () => {
    const email = 'summary@portal.example'
    const given = { staff_roles: ['officer' as const], staff_mail: 'daily' as const, email }
    const omar = await join(given)
    await ask(officer, path('/assign'), { version: 1, owner_id: omar.id })
    const sent = (await mails()).filter(({ to }) => to?.some(({ address }) => address === email))
    expect(sent).toEqual([])
  })

  it('is assigned to an officer, and unassigned again', async () => {
    const given = await ask(officer, path('/assign'), { version: 1, owner_id: colleague.id })
    expect(given.body).toMatchObject({ owner: { id: colleague.id, name: 'Rula' }, version: 2 })
    const officers = (await ask(officer, 'admin/officers')).body
    expect(officers).toContainEqual({ id: colleague.id, name: 'Rula', open: 1 })
    const back = await ask(officer, path('/assign'), { version: 2, owner_id: null })
    expect(back.body.owner).toBeNull()
    const by = { id: officer.id, name: 'Omar' }
    expect(back.body.actions).toMatchObject([
      { what: 'assign', by, to: { id: colleague.id, name: 'Rula' }, into: null, from: null },
      { what: 'assign', by, to: null },
    ])
    const refused = await ask(officer, path('/assign'), { version: 3, owner_id: person.id })
    expect([refused.status, refused.body.errors]).toEqual([422, { owner_id: ['unknown'] }])
  })

  it('is changed by only one of two officers who saw the same version', async () => {
    const both = await Promise.all([
      ask(officer, path('/assign'), { version: 1, owner_id: officer.id }),
      ask(officer, path('/assign'), { version: 1, owner_id: colleague.id }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const conflict = both.find(({ status }) => status === 409)
    expect(conflict?.body.errors.version).toEqual(['2'])
  })

  it('is merged into another one of the same person, which lists it', async () => {
    const other = (await file(person)).body.id
    const long = `Which markets buy olive oil? ${'Certificates '.repeat(20)}`
    await database.db.update(enquiries).set({ description: long }).where(eq(enquiries.id, id))
    expect((await ask(officer, path())).body.similar).toMatchObject([{ id: other }])
    const merged = await ask(officer, path('/merge'), { version: 1, into: other })
    expect(merged.body).toMatchObject({ status: 60, merged_into: other })
    expect(merged.body.actions).toMatchObject([
      { what: 'merge', by: { id: officer.id }, to: null, into: other, from: null },
    ])
    expect((await ask(officer, `admin/enquiries/${other}`)).body).toMatchObject({
      merged: [{ id, excerpt: `Which markets buy olive oil?${' Certificates'.repeat(10)}…` }],
      actions: [{ what: 'merge', into: null, from: id }],
    })
    const [noted] = await database.db
      .select()
      .from(changeHistory)
      .where(and(eq(changeHistory.action, 'merge'), eq(changeHistory.subject_id, String(id))))
      .orderBy(desc(changeHistory.id))
    expect(noted).toMatchObject({ changed_by: officer.id, change: { into: other } })
    expect((await ask(officer, path('/merge'), { version: 3, into: other })).status).toBe(409)
    expect(merged.body.next_statuses).toEqual([])
    const reopened = await ask(officer, path('/status'), { status: 70, reason: 'By mistake.' })
    expect(reopened.status).toBe(409)
  })

  it('keeps one conversation when it is merged, and tells the person where it goes on', async () => {
    const email = 'merged@portal.example'
    const writer = await join({ email, locale: 'en' })
    const [from, into] = [(await file(writer)).body.id, (await file(writer)).body.id]
    await write(officer, into, 'Which variety?')
    await write(writer, from, 'Nabali.')
    const { body } = await ask(officer, `admin/enquiries/${from}`)
    await ask(officer, `admin/enquiries/${from}/merge`, { version: body.version, into })
    const texts = ({ messages }: { messages: { text: string }[] }) =>
      messages.map(({ text }) => text)
    const after = (await ask(officer, `admin/enquiries/${into}`)).body
    const [first, ...following] = texts(after)
    expect(first).toBe(generalForm().description)
    expect(following).toEqual(['Which variety?', 'Nabali.'])
    expect(after.awaits_reply_since).toEqual(expect.any(String))
    const seen = (await ask(writer, `enquiries/${from}`)).body
    expect([texts(seen), seen.merged_into]).toEqual([[], into])
    const sent = (await mails()).filter(({ to }) => to?.[0]?.address === email)
    const told = sent.filter(({ subject }) => subject?.includes('continues in'))
    expect(told).toHaveLength(1)
    expect(told[0]?.subject).toBe(`Your enquiry number ${from} continues in number ${into}`)
    expect(told[0]?.text).toContain(`/profile/user-enquiries/${into}`)
    expect(told[0]?.text).toContain(`View enquiry number ${into}`)
    expect(sent.map(({ subject }) => subject)).not.toContain(`Your enquiry number ${from}: Closed`)
  })

  it('has only enquiries like it offered for merging: of its type, words and time', async () => {
    const offered = async () =>
      (await ask(officer, path())).body.similar.map((one: { id: number }) => one.id)
    const alike = (await file(person)).body.id
    await file(person, generalForm({ description: 'How do I register my company?' }))
    await file(person, generalForm({ enq_type: 7 }))
    expect(await offered()).toEqual([alike])
    await filedAgo(31 * 24)
    expect(await offered()).toEqual([])
  })

  it('is never merged into itself, into another person’s, or into one that is merged itself', async () => {
    const stranger = (await file(await join())).body.id
    for (const into of [id, stranger, 2_147_483_647]) {
      const { status } = await ask(officer, path('/merge'), { version: 1, into })
      expect([into, status]).toEqual([into, 422])
    }
    const [first, second] = [(await file(person)).body.id, (await file(person)).body.id]
    await ask(officer, `admin/enquiries/${first}/merge`, { version: 1, into: second })
    expect((await ask(officer, path('/merge'), { version: 1, into: first })).status).toBe(422)
  })
})

describe('the service level of a type', () => {
  it('is the default of the portal until an admin sets it, and counts for what comes in then', async () => {
    const { body: promised } = await ask(officer, path())
    const levels = (await ask(officer, 'admin/service-levels')).body
    expect(levels.map((level: { enq_type: number }) => level.enq_type)).toContain(1)
    expect(levels[0]).toMatchObject({ answer_hours: 16, close_hours: 80, is_set: false })
    await database.db
      .insert(serviceLevels)
      .values({ enq_type: 1, answer_hours: 4, close_hours: 24 })
    const later = (await file(person)).body.id
    const { body: row } = await ask(officer, `admin/enquiries/${later}`)
    const expected = dueAfter(workingCalendar([]), row.created_at, 4)
    expect(Math.abs(Date.parse(row.answer_due_at) - Date.parse(expected))).toBeLessThan(5_000)
    await database.db.delete(serviceLevels)
    expect((await ask(officer, path())).body.answer_due_at).toBe(promised.answer_due_at)
  })
})
