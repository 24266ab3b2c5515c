import { staffDigestMail } from '@/features/back-office/digest/server/digest'
import { waitingIn } from '@/features/back-office/server/back-office'
import { users } from '@/lib/db/schema/accounts'
import { runDueJobs } from '@/lib/jobs/runner'
import { enquiriesUnderTest, type Someone } from '@/tests/support/enquiries'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'

const { database, ask, file, mails, join } = enquiriesUnderTest()

type Account = Partial<typeof users.$inferInsert>
const address = () => `${randomUUID()}@portal.example`
async function staff(given: Account = {}): Promise<Someone & { email: string }> {
  const email = address()
  const account = { name: 'Hala', last_name: 'Odeh', locale: 'en' as const, ...given, email }
  return {
    ...(await join({ staff_roles: ['officer'], ...account })),
    staffRoles: ['officer'],
    email,
  }
}

let officer: Someone
let person: Someone & { email: string }
let id: number
beforeEach(async () => {
  officer = await staff({ name: 'Omar', last_name: 'Nasser' })
  const email = address()
  person = { ...(await join({ email, locale: 'en' })), email }
  id = (await file(person)).body.id
})

const note = (text: string, mentions: number[]) =>
  ask(officer, `admin/enquiries/${id}/notes`, { text, mentions })
const mailsTo = async (email: string) =>
  (await mails()).filter(({ to }) => to?.some((one) => one.address === email))
const waiting = async ({ id: userId }: Someone) =>
  (await waitingIn(database.db, { userId, staffRoles: ['officer'], composed: null })).find(
    ({ area }) => area === 'mentions',
  )?.count
const mentionedFor = async (who: Someone) =>
  (await ask(who, 'admin/enquiries?mentioned=1')).body.data.map((one: { id: number }) => one.id)

describe('a colleague whom a note names', () => {
  it('is told by mail at once, without its text, and on the desk until the enquiry is opened', async () => {
    const hala = await staff()
    const { status, body } = await note('A secret for @Hala Odeh.', [hala.id])
    expect(status).toBe(200)
    expect(body.notes).toMatchObject([
      { mentions: [{ id: hala.id, name: 'Hala Odeh', read_at: null }] },
    ])
    const [mail, ...more] = (await mailsTo(hala.email)).filter(({ subject }) =>
      subject?.startsWith(`You are mentioned in enquiry number ${id}`),
    )
    expect(more).toEqual([])
    expect(mail?.text).toContain(`http://localhost:3000/admin/enquiries/${id}`)
    expect(mail?.raw).not.toContain('secret')
    expect([await waiting(hala), await waiting(officer)]).toEqual([1, 0])
    expect([await mentionedFor(hala), await mentionedFor(officer)]).toEqual([[id], []])

    await ask(officer, `admin/enquiries/${id}`)
    expect(await waiting(hala)).toBe(1)
    const opened = (await ask(hala, `admin/enquiries/${id}`)).body
    expect(opened.notes[0].mentions[0].read_at).toBeNull()
    expect([await waiting(hala), await mentionedFor(hala)]).toEqual([0, []])
    const again = (await ask(hala, `admin/enquiries/${id}`)).body
    expect(again.notes[0].mentions[0].read_at).toEqual(expect.any(String))
  })

  it('is told in the summary where they chose it', async () => {
    const hala = await staff({ staff_mail: 'daily' })
    await note('Please see, @Hala Odeh', [hala.id])
    expect(await mailsTo(hala.email)).toEqual([])
    await staffDigestMail.enqueue(database.db, { user_id: hala.id })
    while ((await runDueJobs([staffDigestMail])) > 0);
    const [summary] = await mailsTo(hala.email)
    expect(summary?.text).toContain('1 enquiry with a note that mentions you')
    expect(summary?.text).toContain('/admin/enquiries?filter=')
  })

  it('gets no mail once they have opened the enquiry or left the staff', async () => {
    const [hala, gone] = [await staff(), await staff({ name: 'Rula', last_name: 'Haddad' })]
    await note('For @Hala Odeh and @Rula Haddad', [hala.id, gone.id])
    await ask(hala, `admin/enquiries/${id}`)
    await database.db.update(users).set({ staff_roles: [] }).where(eq(users.id, gone.id))
    const told = [...(await mailsTo(hala.email)), ...(await mailsTo(gone.email))]
    expect(told.filter(({ subject }) => subject?.includes('mentioned'))).toEqual([])
  })

  it('is named in the note as before after they left the staff and changed their name', async () => {
    const hala = await staff()
    await note('Ask @Hala Odeh', [hala.id])
    await database.db
      .update(users)
      .set({ staff_roles: [], name: 'Hala', last_name: 'Nasser' })
      .where(eq(users.id, hala.id))
    const { body } = await ask(officer, `admin/enquiries/${id}`)
    expect(body.notes[0]).toMatchObject({
      text: 'Ask @Hala Odeh',
      mentions: [{ id: hala.id, name: 'Hala Odeh' }],
    })
  })
})

describe('a note', () => {
  it.each([
    ['the person', () => person.id, 'Salma'],
    ['its writer', () => officer.id, 'Omar Nasser'],
  ])('that names %s is refused, and nothing is written or mailed', async (_who, idOf, name) => {
    const before = (await mailsTo(person.email)).length
    const { status, body } = await note(`For @${name}`, [idOf()])
    expect([status, body.errors]).toEqual([422, { mentions: ['unknown'] }])
    expect((await ask(officer, `admin/enquiries/${id}`)).body.notes).toEqual([])
    expect(await mailsTo(person.email)).toHaveLength(before)
  })

  it('is refused for a member of staff who is an editor only, or whom the text does not name', async () => {
    const editor = await staff({ staff_roles: ['editor'] })
    const hala = await staff()
    expect((await note('For @Hala Odeh', [editor.id])).status).toBe(422)
    expect((await note('For nobody', [hala.id])).status).toBe(422)
  })

  it('never reaches the person, even as an officer who filed the enquiry', async () => {
    const both = await staff({ name: 'Sami', last_name: 'Khoury' })
    id = (await file(both)).body.id
    const hala = await staff()
    expect((await note('For @Sami Khoury', [both.id])).status).toBe(422)
    expect((await note('About her, @Hala Odeh', [hala.id])).status).toBe(200)
    const read = JSON.stringify((await ask({ id: both.id }, `enquiries/${id}`)).body)
    expect(read).not.toMatch(/About her|mentions/)
  })
})
