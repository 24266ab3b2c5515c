import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { newsletterDeliveries, newsletterEditions } from '@/lib/db/schema/newsletter'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newsletterFeature } from '../feature'
import { exportNewsletter, forgetReader, newsletterMails } from './newsletter'

const database = useTestDatabase()
const { app } = mount(newsletterFeature.calls, { identify })

let me: typeof users.$inferSelect
let other: typeof users.$inferSelect

beforeEach(async () => {
  await database.db.delete(users)
  const people = await database.db
    .insert(users)
    .values([
      { name: 'Salma', email: 'Salma@a.example', locale: 'ar' },
      { name: 'Dana', email: 'dana@a.example', locale: 'en' },
    ])
    .returning()
  const [first, second] = people
  if (!first || !second) throw new Error('Nobody was written.')
  me = first
  other = second
})

async function ask(path: string, method = 'POST', headers: Record<string, string> = {}) {
  return app.fetch(new Request(`http://localhost:3000/api/${path}`, { method, headers }))
}

async function bearer({ id }: { id: number }) {
  const context = contextInProcess(anonymous, 'test')
  const { token } = await openSessions(
    database.db,
    { id, isStaff: false, remember: false },
    context,
  )
  return { authorization: `Bearer ${token}` }
}

const subscription = async ({ id }: { id: number }) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]?.subscribe

const linkOf = async (reader: { id: number; email: string }) =>
  `newsletter/${reader.id}/${await newsletterMails.links.signature(database.db, reader)}`

describe('a person who is logged in', () => {
  it('subscribes and unsubscribes repeatedly with Success', async () => {
    const headers = await bearer(me)
    for (const [call, subscribe] of [
      ['subscribe-to-news', 1],
      ['subscribe-to-news', 1],
      ['unsubscribe-from-news', 0],
      ['unsubscribe-from-news', 0],
    ] as const) {
      const answer = await ask(`${call}/${me.id}`, 'POST', headers)
      expect([answer.status, await answer.text()]).toEqual([200, 'Success'])
      expect(await subscription(me)).toBe(subscribe)
    }
  })

  it.each(['subscribe-to-news', 'unsubscribe-from-news'])(
    'changes nothing of somebody else with %s',
    async (call) => {
      const before = await database.db.select().from(users).where(eq(users.id, other.id))
      const headers = await bearer(me)
      expect((await ask(`${call}/${other.id}`, 'POST', headers)).status).toBe(403)
      expect((await ask(`${call}/${other.id}`)).status).toBe(401)
      expect(await database.db.select().from(users).where(eq(users.id, other.id))).toEqual(before)
    },
  )
})

describe('the link of a mail', () => {
  it('ends the newsletter and starts it again without a login', async () => {
    const link = await linkOf(me)
    const state = async () => (await ask(link, 'GET')).json()
    expect(await state()).toEqual({ subscribe: 0 })
    expect(await (await ask(`${link}/subscribe`)).text()).toBe('Success')
    expect([await state(), await subscription(me)]).toEqual([{ subscribe: 1 }, 1])
    expect(await (await ask(`${link}/unsubscribe`)).text()).toBe('Success')
    expect([await state(), await subscription(me)]).toEqual([{ subscribe: 0 }, 0])
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'ends it in one click of a mail program, as RFC 8058 has it: %s',
    async (type) => {
      await database.db.update(users).set({ subscribe: 1 }).where(eq(users.id, me.id))
      const body = type.startsWith('multipart')
        ? '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
        : 'List-Unsubscribe=One-Click'
      const answer = await app.fetch(
        new Request(`http://localhost:3000/api/${await linkOf(me)}/unsubscribe`, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
      )
      expect([answer.status, await subscription(me)]).toEqual([200, 0])
    },
  )

  it('changes nothing when it is only opened, as by mail scanners', async () => {
    await database.db.update(users).set({ subscribe: 1 }).where(eq(users.id, me.id))
    const link = await linkOf(me)
    expect((await ask(link, 'GET')).status).toBe(200)
    const opened = await ask(`${link}/unsubscribe`, 'GET', { 'accept-language': 'ar' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/ar/mails/${link}`])
    expect(await subscription(me)).toBe(1)
  })

  it('redirects a form without scripts back to its page', async () => {
    const link = await linkOf(me)
    const answer = await ask(`${link}/subscribe?back=ar`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/ar/mails/${link}`])
    expect(await subscription(me)).toBe(1)
  })

  it('is invalid for another person, another address or a guess', async () => {
    const signature = await newsletterMails.links.signature(database.db, me)
    const older = await newsletterMails.links.signature(database.db, {
      ...me,
      email: 'before@a.example',
    })
    const wrong = [
      `newsletter/${other.id}/${signature}`,
      `newsletter/${me.id}/${older}`,
      `newsletter/${me.id}/${'A'.repeat(43)}`,
      `newsletter/${me.id}/${signature.slice(1)}`,
      `newsletter/999999/${signature}`,
      `newsletter/0/${signature}`,
      `newsletter/99999999999/${signature}`,
    ]
    for (const link of wrong) {
      expect((await ask(link, 'GET')).status).toBe(404)
      expect((await ask(`${link}/subscribe`)).status).toBe(404)
      expect((await ask(`${link}/unsubscribe`)).status).toBe(404)
    }
    expect([await subscription(me), await subscription(other)]).toEqual([0, 0])
  })

  it('accepts the address in upper and lower case', async () => {
    const link = await linkOf({ ...me, email: 'SALMA@A.example' })
    expect((await ask(link, 'GET')).status).toBe(200)
  })

  it('is invalid when the account is closed', async () => {
    const link = await linkOf(me)
    await database.db
      .update(users)
      .set({ deleted_at: new Date().toISOString() })
      .where(eq(users.id, me.id))
    expect((await ask(`${link}/subscribe`)).status).toBe(404)
  })
})

it('sent editions are part of the personal data, and are deleted with the account', async () => {
  await database.db.insert(newsletterEditions).values({ week: '2026-11-22' })
  await database.db.insert(newsletterDeliveries).values({ user_id: me.id, week: '2026-11-22' })
  expect(await exportNewsletter(me.id)).toMatchObject([{ week: '2026-11-22' }])
  await forgetReader(database.db, me.id)
  expect(await exportNewsletter(me.id)).toEqual([])
})
