import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { newsletterMails } from '@/features/newsletter/server/newsletter'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { followers, follows } from '@/lib/db/schema/follows'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { followsFeature } from '../../feature'
import { followMails } from '../../server/follow-links'

const database = useTestDatabase()
const { app } = mount(followsFeature(() => [newsletterMails, followMails]).calls, { identify })

interface Person {
  id: number
  email: string
}

let me: Person

beforeEach(async () => {
  await database.db.delete(followers)
  await database.db.delete(users)
  me = await personWith('Salma@a.example')
})

async function personWith(email: string): Promise<Person> {
  const [row] = await database.db
    .insert(users)
    .values({ name: 'Salma', email, locale: 'ar', email_verified_at: '2026-01-01T00:00:00Z' })
    .returning()
  return { id: row?.id ?? 0, email }
}

/** A follower of a topic: an account, or an address without one. */
async function follower(given: { user_id: number } | { email: string }, isConfirmed = true) {
  const [row] = await database.db
    .insert(followers)
    .values({ ...given, locale: 'en', speed: 'daily' })
    .returning()
  const id = row?.id ?? 0
  const confirmed_at = isConfirmed ? new Date().toISOString() : null
  const topic = { kind: 'market', target: 'DE', topic: 'market:DE' } as const
  await database.db.insert(follows).values({ ...topic, follower_id: id, confirmed_at })
  return id
}

async function ask(path: string, body?: object | string, headers: Record<string, string> = {}) {
  const isForm = typeof body === 'string'
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  return app.fetch(request)
}

async function bearer({ id }: Person) {
  const context = contextInProcess(anonymous, 'test')
  const session = { id, isStaff: false, remember: false }
  const { token } = await openSessions(database.db, session, context)
  return { authorization: `Bearer ${token}` }
}

const newsletterLink = async (person: Person) =>
  `mails/newsletter/${person.id}/${await newsletterMails.links.signature(database.db, person)}`

const followLink = async (id: number, email: string) =>
  `mails/follows/${id}/${await followMails.links.signature(database.db, { id, email })}`

const chosen = async (path: string, headers?: Record<string, string>) => {
  const answer = await ask(path, undefined, headers)
  expect(answer.status).toBe(200)
  const { mails }: { mails: { topic: string; choice: string }[] } = await answer.json()
  return Object.fromEntries(mails.map(({ topic, choice }) => [topic, choice]))
}

describe('the mails of somebody who is logged in', () => {
  it('are chosen one kind at a time, and stopped', async () => {
    const headers = await bearer(me)
    expect(await chosen('my-mails', headers)).toEqual({ newsletter: 'never' })
    await follower({ user_id: me.id })
    for (const [topic, choice] of [
      ['newsletter', 'weekly'],
      ['follows', 'at_once'],
      ['follows', 'never'],
      ['follows', 'weekly'],
    ]) {
      expect((await ask('my-mails', { topic, choice }, headers)).status).toBe(200)
      expect(await chosen('my-mails', headers)).toMatchObject({ [topic ?? '']: choice })
    }
    expect(await chosen('my-mails', headers)).toEqual({ newsletter: 'weekly', follows: 'weekly' })
  })

  it('refuse what they do not have, and change nothing', async () => {
    const headers = await bearer(me)
    for (const [topic, choice, status] of [
      ['newsletter', 'at_once', 422],
      ['newsletter', 'day_before', 422],
      ['newsletter', 'hourly', 422],
      ['follows', 'daily', 404],
      ['plan-reminders', 'never', 404],
      ['nothing', 'never', 422],
    ] as const) {
      expect((await ask('my-mails', { topic, choice }, headers)).status).toBe(status)
    }
    expect(await chosen('my-mails', headers)).toEqual({ newsletter: 'never' })
    expect((await ask('my-mails')).status).toBe(401)
    expect((await ask('my-mails', { topic: 'newsletter', choice: 'weekly' })).status).toBe(401)
  })

  it('are chosen by a form without scripts, which returns to the page', async () => {
    const body = 'topic=newsletter&choice=weekly'
    const answer = await ask('my-mails?back=ar', body, await bearer(me))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/profile/mails'])
    expect(await chosen('my-mails', await bearer(me))).toEqual({ newsletter: 'weekly' })
  })
})

describe('the mails of the person of a link', () => {
  it('are chosen by the link of a mail about them, and stopped by that of any other', async () => {
    const id = await follower({ user_id: me.id })
    const [newsletter, followed] = [await newsletterLink(me), await followLink(id, me.email)]
    for (const [own, topic, choice] of [
      [newsletter, 'newsletter', 'weekly'],
      [followed, 'follows', 'weekly'],
    ] as const) {
      expect((await ask(own, { topic, choice: 'never' })).status).toBe(200)
      expect((await ask(own, { topic, choice })).status).toBe(200)
    }
    for (const [other, topic] of [
      [followed, 'newsletter'],
      [newsletter, 'follows'],
    ] as const) {
      expect(await chosen(other)).toMatchObject({ [topic]: 'weekly' })
      expect((await ask(other, { topic, choice: 'never' })).status).toBe(200)
      expect((await ask(other, { topic, choice: 'weekly' })).status).toBe(422)
    }
    expect(await chosen(newsletter)).toEqual({ newsletter: 'never' })
    expect(await chosen(followed)).toEqual({ follows: 'never' })
  })

  it('are of the account alone, also where an address without one has the same number', async () => {
    let account = me
    let email = 'buyer-0@b.example'
    let id = await follower({ email })
    while (id !== account.id) {
      if (id > account.id) account = await personWith(`person-${account.id}@a.example`)
      else id = await follower({ email: (email = `buyer-${id}@b.example`) })
    }
    const link = await followLink(id, email)
    expect(await chosen(link)).toEqual({ follows: 'daily' })
    expect((await ask(link, { topic: 'newsletter', choice: 'weekly' })).status).toBe(422)
    expect((await ask(link, { topic: 'newsletter', choice: 'never' })).status).toBe(404)
    const [row] = await database.db.select().from(users).where(eq(users.id, account.id))
    expect(row?.subscribe).toBe(0)
  })

  it('are what they follow alone where there is no account', async () => {
    const id = await follower({ email: 'buyer@b.example' })
    const link = await followLink(id, 'buyer@b.example')
    expect(await chosen(link)).toEqual({ follows: 'daily' })
    expect((await ask(link, { topic: 'newsletter', choice: 'weekly' })).status).toBe(422)
    expect((await ask(link, { topic: 'follows', choice: 'never' })).status).toBe(200)
    expect(await chosen(link)).toEqual({ follows: 'never' })
  })

  it('come as soon as was chosen with what must be confirmed, and not before that is', async () => {
    const id = await follower({ email: 'buyer@b.example' }, false)
    await database.db.update(followers).set({ pending_speed: 'weekly' }).where(eq(followers.id, id))
    const link = await followLink(id, 'buyer@b.example')
    expect(await chosen(link)).toEqual({ follows: 'weekly' })
    await ask(link, { topic: 'follows', choice: 'at_once' })
    expect(await chosen(link)).toEqual({ follows: 'at_once' })
    const [row] = await database.db.select().from(follows)
    expect(row?.confirmed_at).toBeNull()
  })

  it('are chosen by a form without scripts, which returns to the page', async () => {
    const link = await newsletterLink(me)
    const answer = await ask(`${link}?back=ar`, 'topic=newsletter&choice=weekly')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/ar/${link}`])
    expect(await chosen(link)).toEqual({ newsletter: 'weekly' })
  })

  it('stay as they are when the link is only opened, as by mail scanners', async () => {
    const link = await newsletterLink(me)
    await ask(link)
    await ask(link)
    expect(await chosen(link)).toEqual({ newsletter: 'never' })
  })

  it('are shown to and chosen by nobody with a link that the portal did not sign', async () => {
    const other = await personWith('dana@a.example')
    const id = await follower({ email: 'buyer@b.example' })
    const signature = await newsletterMails.links.signature(database.db, me)
    const before = await newsletterMails.links.signature(database.db, {
      ...me,
      email: 'old@a.example',
    })
    for (const link of [
      `mails/newsletter/${other.id}/${signature}`,
      `mails/follows/${id}/${signature}`,
      `mails/plan-reminders/${me.id}/${signature}`,
      `mails/newsletter/${me.id}/${before}`,
      `mails/newsletter/${me.id}/${'A'.repeat(43)}`,
      `mails/newsletter/999999/${signature}`,
    ]) {
      expect((await ask(link)).status).toBe(404)
      expect((await ask(link, { topic: 'newsletter', choice: 'weekly' })).status).toBe(404)
    }
    const rows = await database.db.select().from(users)
    expect(rows.map(({ subscribe }) => subscribe)).toEqual([0, 0])
  })
})
