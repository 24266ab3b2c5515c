import { forgetPerson } from '@/features/enquiries/server/correspondence'
import { documentKeyOf } from '@/lib/files/names'
import { transaction } from '@/lib/db/database'
import { enquiries, enquiryMessages, enquirySteps } from '@/lib/db/schema/enquiries'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { jobs } from '@/lib/db/schema/jobs'
import { enquiryStatuses, nextStatuses } from '../rules'
import { enquiriesUnderTest, generalForm, type Someone } from '@/tests/support/enquiries'
import { pdfWith, pngOf } from '@/tests/support/uploads'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { database, ask, file, write, join } = enquiriesUnderTest({
  LIMITS:
    'enquiry=100000/60,enquiry-person=1000/60,enquiry-day=1000/60,form=1000/60,upload=1000/60',
})

let person: Someone
let officer: Someone
let id: number
beforeAll(async () => {
  officer = { ...(await join({ staff_roles: ['officer'] })), staffRoles: ['officer'] }
})
beforeEach(async () => {
  person = await join()
  id = (await file(person)).body.id
})

const move = (status: number, who: Someone = officer) =>
  ask(who, `admin/enquiries/${id}/status`, { status, reason: 'As agreed.' })
const setStatus = (status: number) =>
  database.db.update(enquiries).set({ status }).where(eq(enquiries.id, id))
const detail = async () => (await ask(person, `enquiries/${id}`)).body
const pdf = (name: string) => new File([new Uint8Array(pdfWith())], name)
const picture = (name: string) => new File([new Uint8Array(pngOf(40, 30))], name)

describe('the status of an enquiry', () => {
  it('moves as the transitions say, and nowhere else', async () => {
    for (const { iid: from } of enquiryStatuses) {
      for (const to of [...enquiryStatuses.map(({ iid }) => iid), 80, -1]) {
        await setStatus(from)
        const state = { status: from, merged_into: null, email: 'her@portal.example' }
        const allowed = nextStatuses(state).some((next) => next === to)
        expect([from, to, (await move(to)).status]).toEqual([from, to, allowed ? 200 : 409])
      }
    }
  })

  it('that was closed by mistake is ongoing again, and its person can write', async () => {
    await move(60)
    expect((await write(person, id, 'One question more.')).status).toBe(409)
    expect((await move(70)).status).toBe(200)
    expect((await write(person, id, 'One question more.')).status).toBe(200)
    expect(await detail()).toMatchObject({ status: { iid: 70 } })
  })

  it('writes step, history and mail together, or nothing', async () => {
    await move(70)
    const steps = await database.db
      .select()
      .from(enquirySteps)
      .where(eq(enquirySteps.enquiry_id, id))
    expect(steps.map(({ status, set_by }) => [status, set_by])).toEqual([
      [10, null],
      [70, officer.id],
    ])
    const history = await database.db
      .select()
      .from(changeHistory)
      .where(and(eq(changeHistory.action, 'status'), eq(changeHistory.subject_id, String(id))))
    expect(history).toMatchObject([{ changed_by: officer.id, change: { from: 10, to: 70 } }])
    const queuedMails = async () =>
      (await database.db.select().from(jobs).where(eq(jobs.name, 'mail-enquiry-status'))).filter(
        ({ payload }) => payload.enquiry_id === id,
      )
    expect(await queuedMails()).toHaveLength(1)
    expect((await move(20)).status).toBe(409)
    expect(await queuedMails()).toHaveLength(1)
  })

  it('is never changed without words, which the person reads on the page', async () => {
    const reject = (given: object) =>
      ask(officer, `admin/enquiries/${id}/status`, { status: 50, ...given })
    for (const { iid: status } of enquiryStatuses) {
      for (const given of [{}, { reason: '  ' }]) {
        expect(await reject({ status, ...given })).toMatchObject({
          status: 422,
          body: { errors: { reason: [expect.any(String)] } },
        })
      }
    }
    expect((await reject({ reason: 'It names no product.' })).status).toBe(200)
    expect((await detail()).history.at(-1)).toMatchObject({
      status: { iid: 50 },
      reason: 'It names no product.',
    })
    await transaction((tx) => forgetPerson(tx, person.id))
    const steps = await database.db
      .select()
      .from(enquirySteps)
      .where(eq(enquirySteps.enquiry_id, id))
    expect(steps.map(({ reason }) => reason)).toEqual([null, null])
  })

  it('is changed by only one of two officers at the same moment', async () => {
    const answers = await Promise.all([move(60), move(60)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is for officers and admins only', async () => {
    expect((await move(20, person)).status).toBe(403)
    const editor = { ...(await join()), staffRoles: ['editor' as const] }
    expect((await move(20, editor)).status).toBe(403)
    const admin = { ...(await join()), staffRoles: ['admin' as const] }
    expect((await move(20, admin)).status).toBe(200)
    expect(
      (await ask(officer, 'admin/enquiries/2147483647/status', { status: 20, reason: 'No.' }))
        .status,
    ).toBe(404)
  })
})

describe('a message about an enquiry', () => {
  it('assigns one that nobody works on to the officer who writes it first', async () => {
    const owner = async () => {
      const [row] = await database.db.select().from(enquiries).where(eq(enquiries.id, id))
      return row?.owner_id
    }
    await write(person, id, 'A question more.')
    expect(await owner()).toBe(null)
    await write(officer, id, 'An answer.')
    expect(await owner()).toBe(officer.id)
    const colleague = {
      ...(await join({ staff_roles: ['officer'] })),
      staffRoles: officer.staffRoles,
    }
    await write(colleague, id, 'One thing more.')
    expect(await owner()).toBe(officer.id)
  })

  it('is listed in order for the person and the office, with its files', async () => {
    const mine = await write(person, id, 'Here is the label.', {
      files: [pdf('بطاقة.pdf'), picture('photo.png')],
    })
    expect(mine.status).toBe(200)
    await write(officer, id, 'Thank you.', { files: [pdf('form.pdf')] })
    const { messages } = await detail()
    expect(messages).toMatchObject([
      {
        from: 'person',
        text: 'Here is the label.',
        files: [
          { name: 'بطاقة.pdf', mime: 'application/pdf' },
          { name: 'photo.webp', mime: 'image/webp' },
        ],
      },
      { from: 'office', text: 'Thank you.', files: [{ name: 'form.pdf' }] },
    ])
  })

  it('T8 has files that belong to the person of the enquiry', async () => {
    await write(officer, id, 'A form.', { files: [pdf('form.pdf')] })
    const [{ files: sent }] = (await detail()).messages
    const key = documentKeyOf(sent[0].href) ?? ''
    const [row] = await database.db.select().from(files).where(eq(files.key, key))
    expect(row).toMatchObject({ audience: 'owner', owner_id: person.id })
  })

  it('updates the enquiry, and queues a mail when the office wrote it', async () => {
    const before = (await detail()).updated_at
    await write(officer, id, 'Hello.')
    expect(Date.parse((await detail()).updated_at)).toBeGreaterThan(Date.parse(before))
    const queuedMails = await database.db
      .select()
      .from(jobs)
      .where(eq(jobs.name, 'mail-enquiry-message'))
    expect(queuedMails.filter(({ payload }) => payload.enquiry_id === id)).toHaveLength(1)
  })

  it('moves a new enquiry on, and to any status that the officer chooses with it', async () => {
    const statusNow = async () => (await detail()).status.iid
    await write(officer, id, 'We are looking into it.')
    expect(await statusNow()).toBe(70)
    await setStatus(30)
    await write(officer, id, 'Still looking.')
    expect(await statusNow()).toBe(30)
    expect((await write(officer, id, 'Here it is.', { status: 10 })).status).toBe(409)
    expect((await write(officer, id, 'Here it is.', { status: 40 })).status).toBe(200)
    const { history, messages } = await detail()
    expect(history.map(({ status }: { status: { iid: number } }) => status.iid)).toEqual([
      10, 70, 40,
    ])
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'We are looking into it.',
      'Still looking.',
      'Here it is.',
    ])
  })

  it('is one step and one mail with the status that it brings', async () => {
    await write(officer, id, 'Here it is.', { status: 40 })
    const queued = (await database.db.select().from(jobs)).filter(
      ({ name, payload }) => payload.enquiry_id === id && /enquiry-(?:status|message)/.test(name),
    )
    expect(queued.map(({ name, payload }) => [name, payload.status])).toEqual([
      ['mail-enquiry-message', 40],
    ])
  })

  it.each([40, 50, 60])('is rejected at status %i', async (status) => {
    await setStatus(status)
    expect((await write(person, id, 'Hello?', { files: [pdf('a.pdf')] })).status).toBe(409)
    expect((await write(officer, id, 'Hello?')).status).toBe(409)
    expect((await detail()).messages).toEqual([])
  })

  it('is stored once, however often it is sent', async () => {
    const key = randomUUID()
    const send = () => write(person, id, 'Once.', { key, files: [pdf('a.pdf')] })
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const { messages } = await detail()
    expect(messages).toHaveLength(1)
    expect(messages[0].files).toHaveLength(1)
    const inUse = (
      await database.db.select().from(files).where(eq(files.owner_id, person.id))
    ).filter(({ discarded_at }) => discarded_at === null)
    expect(inUse).toHaveLength(1)
    expect((await write(person, id, 'Other text.', { key })).status).toBe(422)
  })

  it('needs a text, and has at most five files, each a PDF or a picture', async () => {
    expect((await write(person, id, '  ')).status).toBe(422)
    const six = Array.from({ length: 6 }, (_, at) => pdf(`${at}.pdf`))
    expect((await write(person, id, 'Six.', { files: six })).status).toBeGreaterThanOrEqual(400)
    const html = new File(['<svg onload=alert(1)>'], 'page.pdf')
    expect((await write(person, id, 'A page.', { files: [html] })).status).toBe(415)
    expect((await detail()).messages).toEqual([])
  })

  it('T6 is available to the person of the enquiry and the office only', async () => {
    expect((await write(await join(), id, 'Not mine.')).status).toBe(404)
    expect((await write({ ...person, staffRoles: [] }, id, 'As the office.')).status).toBe(403)
    expect((await write(officer, 2_147_483_647, 'Nobody’s.')).status).toBe(404)
  })
})

describe('a person who deletes the account', () => {
  it('leaves enquiries without personal data, and none that the office works on', async () => {
    const ended = (await file(person)).body.id
    await database.db.update(enquiries).set({ status: 40 }).where(eq(enquiries.id, ended))
    await write(person, id, 'Here is my passport.', { files: [pdf('passport.pdf')] })
    await write(officer, id, 'Thank you, Salma.')
    const other = (await file(await join(), generalForm({ name: 'Somebody else' }))).body.id
    await transaction((tx) => forgetPerson(tx, person.id))

    const mine = await database.db.select().from(enquiries).where(eq(enquiries.user_id, person.id))
    expect(mine.map(({ status }) => status).toSorted()).toEqual([40, 60])
    expect(JSON.stringify(mine)).not.toMatch(/سلمى|olive|Olive|0790000000|\+962|portal\.example/)
    const messageRows = await database.db
      .select()
      .from(enquiryMessages)
      .where(eq(enquiryMessages.enquiry_id, id))
    expect(messageRows.map(({ text }) => text)).toEqual(['', ''])
    expect([...mine, ...messageRows].map(({ request_hash }) => request_hash)).toEqual([
      '',
      '',
      '',
      '',
    ])
    const fileRows = await database.db.select().from(files).where(eq(files.owner_id, person.id))
    expect(fileRows.every(({ discarded_at }) => discarded_at !== null)).toBe(true)
    const [others] = await database.db.select().from(enquiries).where(eq(enquiries.id, other))
    expect(others?.name).toBe('Somebody else')
  })
})
