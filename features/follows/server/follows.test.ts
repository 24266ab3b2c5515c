import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { limitedActions } from '@/lib/api/limited-actions'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { sentenceOf } from '@/lib/api/rule-sentences'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { followers, follows } from '@/lib/db/schema/follows'
import { jobs } from '@/lib/db/schema/jobs'
import { rateLimits } from '@/lib/db/schema/limits'
import { runDueJobs } from '@/lib/jobs/runner'
import { countConfirmationMail } from '@/lib/mail/confirmation-limit'
import {
  captchaSecret,
  captchaSiteKey,
  serveCaptcha,
  tokenOf,
} from '@/tests/support/captcha-provider'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { startMailServer } from '@/tests/support/mail-server'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followsFeature } from '../feature'
import { followConfirmationMail } from './follow-mails'
import { clearFollows, exportFollows, forgetFollower } from './follows'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(followsFeature(() => []).calls, { identify })

let server: Awaited<ReturnType<typeof startMailServer>>

beforeEach(async () => {
  for (const table of [followers, jobs, rateLimits]) await database.db.delete(table)
  await database.db.delete(users).where(eq(users.email, 'salma@a.example'))
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('SITE_URL', 'https://portal.example')
  clearProcessRegistry()
})

afterEach(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  clearProcessRegistry()
})

async function ask(
  path: string,
  given: { method?: string; body?: object; headers?: Record<string, string> } = {},
) {
  const { method = given.body ? 'POST' : 'GET', body, headers } = given
  return app.fetch(
    new Request(`http://localhost:3000/api/${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}

const request = (given: object = {}) => ({
  kind: 'market',
  target: 'DE',
  speed: 'daily',
  email: 'buyer@b.example',
  locale: 'en',
  idempotency_key: randomUUID(),
  website: '',
  ...given,
})

const follow = (given: object = {}) => ask('follow-requests', { body: request(given) })

/** The mails that the server received since the last call, parsed. */
async function mails() {
  while ((await runDueJobs([followConfirmationMail])) > 0);
  return Promise.all(server.received.splice(0).map(({ raw }) => PostalMime.parse(raw)))
}

/** The address of the link in the only mail, below `/api`. */
async function linkOfMail() {
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  const [, link] =
    /portal\.example\/(?:ar\/)?mails\/follows\/(\d+\/[\w-]{43})/.exec(mail?.text ?? '') ?? []
  return `follow-links/${link}`
}

const listAt = async (link: string) => (await ask(link)).json()

async function member(given: Partial<typeof users.$inferInsert> = {}) {
  const [row] = await database.db
    .insert(users)
    .values({
      name: 'Salma',
      email: 'salma@a.example',
      locale: 'ar',
      email_verified_at: '2026-01-01T00:00:00Z',
      ...given,
    })
    .returning()
  if (!row) throw new Error('Nobody was written.')
  const context = contextInProcess(anonymous, 'test')
  const session = { id: row.id, isStaff: false, remember: false }
  const { token } = await openSessions(database.db, session, context)
  return { id: row.id, headers: { authorization: `Bearer ${token}` } }
}

describe('following by email alone', () => {
  it('begins when the link of the mail is confirmed, and ends in one click', async () => {
    expect((await follow()).status).toBe(200)
    const link = await linkOfMail()
    expect(await listAt(link)).toMatchObject({
      speed: 'daily',
      follows: [{ kind: 'market', target: 'DE', name_eng: 'Germany', confirmed: false }],
    })
    expect((await ask(`${link}/confirm`, { method: 'POST' })).status).toBe(200)
    expect(await listAt(link)).toMatchObject({ follows: [{ confirmed: true }] })
    const click = await app.fetch(
      new Request(`http://localhost:3000/api/${link}/unsubscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
    expect(click.status).toBe(200)
    expect(await listAt(link)).toMatchObject({ stopped: true })
    expect((await ask(`${link}/resume`, { method: 'POST' })).status).toBe(200)
    expect(await listAt(link)).toMatchObject({ speed: 'daily', stopped: false })
  })

  it('changes nothing when a link is only opened, as by mail scanners', async () => {
    await follow()
    const link = await linkOfMail()
    expect((await ask(link)).status).toBe(200)
    const opened = await ask(`${link}/unsubscribe`, { headers: { 'accept-language': 'ar' } })
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/ar/${link.replace('follow-links', 'mails/follows')}`,
    ])
    expect(await listAt(link)).toMatchObject({ speed: 'daily', follows: [{ confirmed: false }] })
  })

  it('sends the mail in the language of the request, without any text of it', async () => {
    await follow({ kind: 'search', target: 'Win a prize at evil.example', locale: 'ar' })
    const [mail] = await mails()
    expect(mail?.subject).toBe('تأكيد ما ترغب في متابعته')
    expect(mail?.html).toContain('dir="rtl"')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|prize/)
  })

  it('sends one mail for a request that is sent twice', async () => {
    const body = request()
    await ask('follow-requests', { body })
    await ask('follow-requests', { body })
    expect(await mails()).toHaveLength(1)
  })

  it('ends single follows, and changes how often mails come, by the link', async () => {
    await follow()
    const link = await linkOfMail()
    await follow({ kind: 'hs', target: '0804' })
    await mails()
    await ask(`${link}/confirm`, { method: 'POST' })
    const { follows: both } = await listAt(link)
    expect(both).toHaveLength(2)
    expect((await ask(`${link}/follows/${both[0].id}`, { method: 'DELETE' })).status).toBe(200)
    expect((await ask(`${link}/speed`, { body: { speed: 'weekly' } })).status).toBe(200)
    expect(await listAt(link)).toMatchObject({ speed: 'weekly', follows: [{ target: 'DE' }] })
  })

  it('tells of everything as soon as was chosen last, once that is confirmed', async () => {
    await follow({ speed: 'weekly' })
    const link = await linkOfMail()
    await ask(`${link}/confirm`, { method: 'POST' })
    await follow({ kind: 'hs', target: '0804', speed: 'at_once' })
    await mails()
    const speed = async () => (await database.db.select().from(followers))[0]?.speed
    expect(await listAt(link)).toMatchObject({ speed: 'at_once' })
    expect(await speed()).toBe('weekly')
    await ask(`${link}/confirm`, { method: 'POST' })
    expect(await listAt(link)).toMatchObject({ speed: 'at_once' })
    expect(await speed()).toBe('at_once')
  })

  it('sends mails again to an address that had stopped them, once it confirms a further topic', async () => {
    await follow()
    const link = await linkOfMail()
    await ask(`${link}/confirm`, { method: 'POST' })
    await ask(`${link}/unsubscribe`, { method: 'POST' })
    await ask(`${link}/confirm`, { method: 'POST' })
    expect(await listAt(link)).toMatchObject({ stopped: true })
    await follow({ target: 'FR', speed: 'weekly' })
    expect(await listAt(link)).toMatchObject({ stopped: true })
    await ask(`${link}/confirm`, { method: 'POST' })
    expect(await listAt(link)).toMatchObject({ stopped: false, speed: 'weekly' })
  })

  it('is forgotten after 7 days where nobody confirms it', async () => {
    await follow()
    await database.db.update(follows).set({ created_at: sql`now() - interval '8 days'` })
    await database.db.update(followers).set({ created_at: sql`now() - interval '8 days'` })
    await clearFollows(database.db)
    expect(await database.db.select().from(followers)).toEqual([])
  })
})

describe('abuse', () => {
  it('sends at most three mails a day to the address of a third person, however it is spelled', async () => {
    const statuses = []
    for (const [index, target] of ['DE', 'FR', 'IT', 'ES', 'GB'].entries()) {
      const email = index % 2 === 0 ? 'victim@b.example' : 'VICTIM+x@b.example'
      statuses.push((await follow({ email, target })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await mails()).toHaveLength(3)
  })

  it('sends no more where other forms sent mails to the address today', async () => {
    await countConfirmationMail('victim@b.example')
    await countConfirmationMail('Victim@b.example')
    const statuses = []
    for (const target of ['DE', 'FR']) {
      statuses.push((await follow({ email: 'victim@b.example', target })).status)
    }
    expect(statuses).toEqual([200, 429])
    expect(await mails()).toHaveLength(1)
  })

  it('forgets nothing of a request that is sent twice, and sends one mail', async () => {
    const body = request()
    const answers = await Promise.all([1, 2, 3].map(() => ask('follow-requests', { body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mails()).toHaveLength(1)
  })

  it('shows no text of a hostile search in a mail, and none as markup in its feed', async () => {
    const target = '<img src=x onerror=alert(1)> olives'
    expect((await follow({ kind: 'search', target })).status).toBe(200)
    const [mail] = await mails()
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/onerror|olives/)
    const link = /follows\/(\d+)\/([\w-]{43})/.exec(mail?.text ?? '')
    const list = await listAt(`follow-links/${link?.[1]}/${link?.[2]}`)
    expect(list.follows[0].name_eng).toBe(target)
  })

  it.each([
    ['search', "' or 1=1 --", 200],
    ['search', '<script>alert(1)</script>', 200],
    ['search', '(((((&|!:*', 422],
    ['search', 'x'.repeat(5000), 422],
    ['search', '%00', 200],
    ['market', "DE' or '1'='1", 422],
    ['sector', '2147483648', 422],
    ['sector', '999999999', 404],
    ['hs', '0804%', 422],
    ['requests', 'sector:1;drop table news', 422],
    ['event', '-1', 422],
    ['nothing', '1', 422],
  ])('reads the feed of %s %s with status %i', async (kind, target, status) => {
    const answer = await ask(`follow-topic/news?${new URLSearchParams({ kind, target })}`)
    expect(answer.status).toBe(status)
  })

  it('answers the same whether or not the portal knows the address', async () => {
    await member()
    const known = await follow({ email: 'salma@a.example' })
    const unknown = await follow({ email: 'nobody@a.example' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('returns 404 for links that the portal did not sign, and changes nothing', async () => {
    await follow()
    const link = await linkOfMail()
    await follow({ email: 'other@b.example' })
    const other = await linkOfMail()
    const [, id, signature = ''] = link.split('/')
    const [, otherId] = other.split('/')
    for (const wrong of [
      `follow-links/${otherId}/${signature}`,
      `follow-links/${id}/${'A'.repeat(43)}`,
      `follow-links/${id}/${signature.slice(1)}`,
      `follow-links/999999/${signature}`,
    ]) {
      expect((await ask(wrong)).status).toBe(404)
      for (const verb of ['confirm', 'unsubscribe', 'resume']) {
        expect((await ask(`${wrong}/${verb}`, { method: 'POST' })).status).toBe(404)
      }
    }
    const { follows: own } = await listAt(other)
    expect((await ask(`${link}/follows/${own[0].id}`, { method: 'DELETE' })).status).toBe(404)
    expect(await listAt(other)).toMatchObject({ follows: [{ confirmed: false }] })
  })

  it('refuses what fills the hidden field', async () => {
    expect((await follow({ website: 'https://spam.example' })).status).toBe(422)
    expect(await mails()).toEqual([])
  })

  describe('with a captcha', () => {
    let provider: Awaited<ReturnType<typeof serveCaptcha>>

    beforeEach(async () => {
      provider = await serveCaptcha()
      vi.stubEnv('RECAPTCHA_SITE_KEY', captchaSiteKey)
      vi.stubEnv('RECAPTCHA_SECRET_KEY', captchaSecret)
      vi.stubEnv('RECAPTCHA_VERIFY_URL', provider.origin)
      clearProcessRegistry()
    })
    afterEach(() => provider.stop())

    it.each(['unknown', 'low', 'another-action', 'old'] as const)(
      'sends no mail for a request whose token is %s',
      async (kind) => {
        expect((await follow({ recaptchaToken: tokenOf(kind) })).status).toBe(422)
        expect(await mails()).toEqual([])
      },
    )

    it('sends no mail for a visitor’s request without a token, and says what to do', async () => {
      const answer = await follow({ recaptchaToken: null })
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { recaptchaToken: [sentenceOf('captcha_missing')] },
      ])
      expect(await mails()).toEqual([])
    })

    it('accepts few requests while the captcha cannot be checked', async () => {
      const statuses = []
      for (let number = 0; number < 6; number += 1) {
        const email = `buyer-${number}@b.example`
        const answer = await follow({ email, recaptchaToken: tokenOf('failing') })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    })
  })

  it.each([
    ['search', '<script>alert(1)</script>', 200],
    ['search', "'; drop table followers; --", 200],
    ['search', '=cmd|calc', 200],
    ['search', '…', 422],
    ['search', 'x'.repeat(101), 422],
    ['market', 'JO', 404],
    ['market', 'de', 422],
    ['sector', '0', 422],
    ['sector', '99999', 404],
    ['hs', '080', 422],
    ['company', "1' or 1=1", 422],
    ['requests', 'hs:0804', 200],
    ['requests', 'hs:<b>', 422],
    ['event', 'all', 200],
  ])('follows %s %s with status %i', async (kind, target, status) => {
    expect((await follow({ kind, target })).status).toBe(status)
  })
})

describe('following in an account', () => {
  it('counts at once, and changes nothing when it is repeated', async () => {
    const { headers } = await member()
    const body = { kind: 'hs', target: '0804', speed: 'weekly' }
    expect((await ask('my-follows', { body, headers })).status).toBe(200)
    expect((await ask('my-follows', { body, headers })).status).toBe(200)
    const list = await (await ask('my-follows', { headers })).json()
    expect(list).toMatchObject({ speed: 'weekly', follows: [{ target: '0804', confirmed: true }] })
    expect(list.follows).toHaveLength(1)
    const [{ id }] = list.follows
    expect((await ask('my-follow-speed', { body: { speed: null }, headers })).status).toBe(200)
    expect(await (await ask('my-follows', { headers })).json()).toMatchObject({ stopped: true })
    expect((await ask(`my-follows/${id}`, { method: 'DELETE', headers })).status).toBe(200)
    expect((await ask(`my-follows/${id}`, { method: 'DELETE', headers })).status).toBe(404)
  })

  it('takes over what the verified address followed by email', async () => {
    await follow({ email: 'SALMA@a.example' })
    const link = await linkOfMail()
    await ask(`${link}/confirm`, { method: 'POST' })
    const { headers } = await member()
    const body = { kind: 'hs', target: '08', speed: 'daily' }
    await ask('my-follows', { body, headers })
    const list = await (await ask('my-follows', { headers })).json()
    expect(list.follows.map(({ target }: { target: string }) => target)).toEqual(['08', 'DE'])
    expect(await listAt(link)).toMatchObject({ speed: 'daily' })
  })

  it('leaves alone what an address that is not verified followed by email', async () => {
    await follow({ email: 'salma@a.example' })
    const { headers } = await member({ email_verified_at: null })
    expect(await (await ask('my-follows', { headers })).json()).toMatchObject({ follows: [] })
  })

  it('is limited to 100 topics, however many requests come at the same moment', async () => {
    const { headers } = await member()
    await ask('my-follows', { body: { kind: 'hs', target: '08', speed: 'daily' }, headers })
    await database.db.execute(sql`insert into follows (follower_id, kind, target, topic)
      select id, 'search', 'x' || n, 'search:x' || n from followers, generate_series(1, 97) n`)
    const chapters = ['01', '02', '03', '04', '05', '06', '07', '10']
    const answers = await Promise.all(
      chapters.map((target) =>
        ask('my-follows', { body: { kind: 'hs', target, speed: 'daily' }, headers }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 200, 409, 409, 409, 409, 409, 409,
    ])
    expect(await database.db.$count(follows)).toBe(100)
    const again = { kind: 'hs', target: '08', speed: 'weekly' }
    expect((await ask('my-follows', { body: again, headers })).status).toBe(200)
  })

  it('of thousands of topics ends at the limit of the network', async () => {
    const { headers } = await member()
    const { times } = limitedActions.follow
    const statuses: number[] = []
    for (let n = 0; n < times + 5; n += 1) {
      const body = { kind: 'search', target: `olives ${n}`, speed: 'daily' }
      statuses.push((await ask('my-follows', { body, headers })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(times)
    expect(statuses.slice(times)).toEqual([429, 429, 429, 429, 429])
  })

  it('is part of the personal data, and is deleted with the account', async () => {
    const { id, headers } = await member()
    await ask('my-follows', { body: { kind: 'market', target: 'FR', speed: 'daily' }, headers })
    expect(await exportFollows(database.db, id)).toMatchObject({
      speed: 'daily',
      follows: [{ kind: 'market', target: 'FR' }],
      mails: [],
    })
    await forgetFollower(database.db, id)
    expect(await exportFollows(database.db, id)).toMatchObject({ follows: [] })
    expect(await database.db.select().from(followers)).toEqual([])
  })
})

describe('the names of topics', () => {
  it.each([
    ['sector', '1'],
    ['hs', '08'],
    ['hs', '0804'],
    ['hs', '080410'],
    ['market', 'EU'],
    ['company', '1'],
    ['agreement', '52'],
    ['event', '1'],
    ['requests', 'sector:1'],
    ['search', 'زيت زيتون'],
  ])('of %s %s are in both languages', async (kind, target) => {
    const answer = await ask(`follow-topic?${new URLSearchParams({ kind, target })}`)
    expect(answer.status).toBe(200)
    const { name_eng, name_ara, path } = await answer.json()
    expect([name_eng, name_ara, path]).not.toContain('')
  })
})
