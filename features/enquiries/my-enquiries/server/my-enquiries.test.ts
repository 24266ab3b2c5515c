import { readinessQuestions } from '@/lib/db/schema/readiness'
import { dueAfter, workingCalendar } from '@/lib/i18n/working-time'
import { enquiriesUnderTest, generalForm, type Someone } from '@/tests/support/enquiries'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { enquirySorts, type EnquiryRow } from '../contract'
import { exportEnquiries } from './my-enquiries'

const { database, ask, file, write, join } = enquiriesUnderTest({
  LIMITS:
    'enquiry=100000/60,enquiry-person=1000/60,enquiry-day=1000/60,form=1000/60,upload=1000/60',
})

let person: Someone
let officer: Someone
beforeAll(async () => {
  person = await join()
  officer = { ...(await join({ staff_roles: ['officer'] })), staffRoles: ['officer'] }
})

const list = (query = '') => ask(person, `user-all-enquiries/${person.id}${query}`)
const ids = (rows: EnquiryRow[]) => rows.map(({ id }) => id)

describe('a person’s enquiries', () => {
  const filed: number[] = []
  beforeAll(async () => {
    for (let count = 0; count < 12; count += 1) {
      const { body } = await file(person, generalForm({ enq_type: count % 2 ? 7 : 1 }))
      filed.push(body.id)
    }
    const [first, second] = filed
    await ask(officer, `admin/enquiries/${first}/status`, { status: 40, reason: 'As agreed.' })
    await ask(officer, `admin/enquiries/${second}/status`, { status: 70, reason: 'As agreed.' })
    await write(officer, second ?? 0, 'Please send the label.')
  })

  it('are the whole array of the tables, newest first', async () => {
    const { body } = await list()
    expect(ids(body)).toEqual(filed.toReversed())
    expect(body.at(-1)).toMatchObject({
      id: filed[0],
      enq_type: 1,
      type_name: 'General enquiry about trade and services',
      type: {
        title: 'General enquiry about trade and services',
        title_ara: 'استفسار عام عن التجارة والخدمات',
      },
      status: { iid: 40, name_eng: 'Completed', name_ara: 'مكتمل' },
      status_name: 'Completed',
      status_name_ara: 'مكتمل',
      enq_status: 40,
      unread: 0,
    })
  })

  it('say what they are about, who wrote last, and by when the office answers', async () => {
    const { body } = await list()
    const [newest] = body
    expect(newest).toMatchObject({
      about: { product: null, industry: { id: 1 }, country: { id: 400, name_eng: 'Jordan' } },
      excerpt: 'Which markets buy olive oil?',
      last_message: null,
      due: { kind: 'answer', is_late: false },
    })
    const promised = dueAfter(workingCalendar([]), newest.date, 16)
    expect(Math.abs(Date.parse(newest.due.at) - Date.parse(promised))).toBeLessThan(5_000)
    const answered = body.find(({ id }: EnquiryRow) => id === filed[1])
    expect(answered).toMatchObject({
      last_message: { from: 'office', excerpt: 'Please send the label.' },
      due: { kind: 'close' },
    })
    expect(body.at(-1).due).toBeNull()
  })

  it('name the product of the page that their form was opened from', async () => {
    const subject = await join()
    const { body: one } = await file(subject, generalForm(), { product: '080410' })
    const { body } = await ask(subject, `user-all-enquiries/${subject.id}`)
    expect(body).toMatchObject([{ id: one.id, about: { product: { code: '080410' } } }])
    const { status } = await file(subject, generalForm(), { product: '999999' })
    expect(status).toBe(422)
  })

  it('are paged by ten', async () => {
    const { body } = await list('?page=1')
    expect(body).toMatchObject({ total: 12, page: 1, per_page: 10 })
    expect(ids(body.data)).toEqual(filed.toReversed().slice(0, 10))
    expect(ids((await list('?page=2')).body.data)).toEqual(filed.toReversed().slice(10))
  })

  it('are found by the text of their status, in both languages and any spelling', async () => {
    for (const text of ['compl', 'COMPLETED', 'مكتمل', 'مُكتمل']) {
      expect(ids((await list(`?q=${encodeURIComponent(text)}`)).body.data)).toEqual([filed[0]])
    }
    expect((await list('?q=%25')).body.data).toEqual([])
    expect((await list('?q=olive')).body.data).toEqual([])
  })

  it('are filtered by any number of statuses', async () => {
    expect((await list('?status=40,70')).body.total).toBe(2)
    expect((await list('?status=10')).body.total).toBe(10)
    expect((await list('?status=11')).status).toBe(422)
  })

  it.each(enquirySorts)('are ordered by %s', async (sort) => {
    const { data }: { data: EnquiryRow[] } = (await list(`?sort=${sort}&per_page=100`)).body
    const value = {
      id: (row: EnquiryRow) => row.id,
      type: (row: EnquiryRow) => row.enq_type,
      date: (row: EnquiryRow) => Date.parse(row.date),
      updated: (row: EnquiryRow) => Date.parse(row.updated_at),
      status: (row: EnquiryRow) => row.enq_status,
    }
    const [column = '', direction] = sort.split('-')
    const valueOf = new Map(Object.entries(value)).get(column) ?? (() => 0)
    const sign = direction === 'asc' ? 1 : -1
    const expected = data.toSorted(
      (one, other) => sign * (valueOf(one) - valueOf(other)) || other.id - one.id,
    )
    expect(data).toHaveLength(12)
    expect(ids(data)).toEqual(ids(expected))
  })

  it('are counted in all, open, unread and by each of the seven statuses', async () => {
    expect((await ask(person, 'enquiries/counters')).body).toEqual({
      total: 12,
      open: 11,
      unread: 1,
      by_status: [
        { iid: 10, count: 10 },
        { iid: 20, count: 0 },
        { iid: 30, count: 0 },
        { iid: 40, count: 1 },
        { iid: 50, count: 0 },
        { iid: 60, count: 0 },
        { iid: 70, count: 1 },
      ],
    })
    expect((await ask(await join(), 'enquiries/counters')).body.total).toBe(0)
  })

  it('T6 are not visible to anybody else', async () => {
    expect((await ask(await join(), `user-all-enquiries/${person.id}`)).status).toBe(403)
    expect((await ask(officer, `user-all-enquiries/${person.id}`)).status).toBe(403)
    expect((await ask(undefined, `user-all-enquiries/${person.id}`)).status).toBe(401)
    expect((await ask(undefined, 'enquiries/counters')).status).toBe(401)
  })
})

describe('one enquiry', () => {
  it('contains what was sent with the names of its list entries, its history and messages', async () => {
    const { body } = await file(person, generalForm({ enq_type: 2, type_of_client: 4 }))
    await ask(officer, `admin/enquiries/${body.id}/status`, { status: 20, reason: 'As agreed.' })
    await write(person, body.id, 'One more thing.')
    const detail = (await ask(person, `enquiries/${body.id}`)).body
    expect(detail.fields).toMatchObject({
      name: 'سلمى حداد',
      phone: '+962790000000',
      description: 'Which markets buy olive oil?',
      industry: { id: 1, name_eng: 'Garments and textiles' },
      country: { id: 400, name_eng: 'Jordan', name_ara: 'الأردن' },
      type_of_client: { id: 4, name_eng: 'International buyer or importer' },
      positions: null,
      institution: null,
    })
    expect(detail.history.map(({ status }: { status: { iid: number } }) => status.iid)).toEqual([
      10, 20,
    ])
    expect(detail.messages).toMatchObject([{ from: 'person', text: 'One more thing.', files: [] }])
    expect([detail.answers, detail.score]).toEqual([[], null])
  })

  it('that is a readiness assessment contains its answers and score', async () => {
    const questions = await database.db
      .select()
      .from(readinessQuestions)
      .where(eq(readinessQuestions.status, 1))
    const answers = questions.map(({ id }, at) => ({ enq_question: id, points: at === 0 ? 1 : 4 }))
    const { body } = await file(person, generalForm({ enq_type: 3 }), { answers })
    const detail = (await ask(person, `enquiries/${body.id}`)).body
    expect(detail.answers).toHaveLength(28)
    expect(detail.answers[0]).toMatchObject({ enq_question: expect.any(Number) })
    expect(detail.answers.every((answer: object) => 'section_ara' in answer)).toBe(true)
    expect(detail.score).toEqual({ total: 109, most: 140, average: 3.89 })
  })

  it('has its messages of the office marked as read once it was opened', async () => {
    const { body } = await file(person)
    await write(officer, body.id, 'We are on it.')
    await write(person, body.id, 'Thank you.')
    expect((await ask(person, `enquiries/${body.id}`)).body.unread).toBe(1)
    expect((await ask(person, `enquiries/${body.id}`)).body.unread).toBe(0)
  })

  it('T6 returns 404 to anybody else, staff included', async () => {
    const { body } = await file(person)
    for (const who of [await join(), officer]) {
      expect((await ask(who, `enquiries/${body.id}`)).status).toBe(404)
    }
    expect((await ask(person, 'enquiries/2147483647')).status).toBe(404)
    expect((await ask(person, 'enquiries/abc')).status).toBe(404)
    expect((await ask(undefined, `enquiries/${body.id}`)).status).toBe(401)
  })
})

it('the export of a person’s data contains all their enquiries with the messages', async () => {
  const somebody = await join()
  const { body } = await file(somebody)
  await write(officer, body.id, 'We are on it.')
  const exported = await exportEnquiries(somebody.id)
  expect(exported).toMatchObject([
    { id: body.id, fields: { company: 'Olive & Co' }, messages: [{ text: 'We are on it.' }] },
  ])
})

it('the export of a person’s data contains every enquiry, however many there are', async () => {
  const somebody = await join()
  const { body } = await file(somebody)
  await database.db.execute(sql`
    insert into enquiries (user_id, enq_type, status, name, email, phone, company, description,
                           locale, idempotency_key, request_hash)
    select user_id, enq_type, status, name, email, phone, company, description,
           locale, gen_random_uuid(), request_hash
    from enquiries, generate_series(1, 500) where id = ${body.id}`)
  const exported = await exportEnquiries(somebody.id)
  expect(new Set(exported.map(({ id }) => id)).size).toBe(501)
})
