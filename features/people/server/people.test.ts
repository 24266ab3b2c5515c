import { staffInvitationMail } from '@/features/accounts/server/account-mails'
import { openSessions } from '@/features/accounts/sessions/server/sessions'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { hashPassword } from '@/lib/auth/password'
import { secondFactors, sessions, users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { runDueJobs } from '@/lib/jobs/runner'
import { mailsIn } from '@/tests/support/mail-folder'
import { peopleCalls } from '@/tests/support/people'
import { useTestDatabase } from '@/tests/support/test-database'
import { desc, eq, sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const database = useTestDatabase()
let people = 0

interface Person {
  id: number
  token: string
  email: string
}

async function person(roles: StaffRole[] = [], more: object = {}): Promise<Person> {
  people += 1
  const email = `person${people}@firm-${people}.example`
  const confirmed = { email_verified_at: new Date().toISOString() }
  const row = { name: `Nour${people}`, last_name: 'Zein', email, locale: 'ar' as const }
  const [written] = await database.db
    .insert(users)
    .values({ ...row, staff_roles: roles, password_hash: 'x', ...confirmed, ...more })
    .returning({ id: users.id })
  const id = written?.id ?? 0
  const isStaff = roles.length > 0
  const context = contextInProcess(anonymous, 'test')
  const { token } = await openSessions(database.db, { id, isStaff, remember: false }, context)
  return { id, token, email }
}

async function ask(who: Person, method: string, path: string, json?: object) {
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' }
  const body = json ? JSON.stringify(json) : null
  const request = new Request(`http://portal.example/api/${path}`, { method, headers, body })
  const response = await peopleCalls.fetch(request)
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: await (isJson ? response.json() : response.text()) }
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-people-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

let admin: Person
beforeEach(async () => {
  await database.db.update(users).set({ staff_roles: [] })
  admin = await person(['admin'])
})

const idsOf = async (query: string): Promise<number[]> =>
  (await ask(admin, 'GET', `admin/users?per_page=100&${query}`)).body.data.map(
    (one: { id: number }) => one.id,
  )
const latestAction = async () =>
  (await database.db.select().from(changeHistory).orderBy(desc(changeHistory.id)).limit(1))[0]

describe('the list of people', () => {
  it('has everybody, the newest first, without passwords', async () => {
    const other = await person()
    const { body } = await ask(admin, 'GET', 'admin/users?per_page=100')
    expect(body.data[0]).toMatchObject({ id: other.id, email: other.email, staff_roles: [] })
    expect(body.total).toBe(body.data.length)
    expect(JSON.stringify(body)).not.toMatch(/password|hash|secret/)
  })

  it('is searched by name and address', async () => {
    const other = await person()
    for (const q of [other.email, other.email.slice(0, 8), `nour${people}`]) {
      expect(await idsOf(`q=${encodeURIComponent(q)}`)).toContain(other.id)
    }
    expect(await idsOf('q=nobody')).toEqual([])
  })

  it('is filtered by role, VIP and block, and sorted', async () => {
    const [editor, vip] = [await person(['editor']), await person([], { is_vip: true })]
    const closed = await person([], { disabled_at: new Date().toISOString() })
    expect(await idsOf('role=editor')).toEqual([editor.id])
    expect(await idsOf('role=any')).toEqual([editor.id, admin.id])
    expect(await idsOf('vip=1')).toEqual([vip.id])
    expect(await idsOf('blocked=1')).toEqual([closed.id])
    expect(await idsOf('blocked=0')).not.toContain(closed.id)
    expect((await idsOf('sort=id-asc')).at(-1)).toBe(closed.id)
  })

  it('is for admins only', async () => {
    for (const roles of [[], ['editor'], ['officer']] satisfies StaffRole[][]) {
      const who = await person(roles)
      expect((await ask(who, 'GET', 'admin/users')).status).toBe(403)
      expect((await ask(who, 'POST', `admin/users/${who.id}/block`)).status).toBe(403)
    }
  })
})

describe('the account status of a person', () => {
  const account = { staff_roles: ['officer'], is_vip: true, company_id: null }

  it('is changed with an audit entry, and ends their logins', async () => {
    const other = await person()
    const path = `admin/users/${other.id}`
    const { status, body } = await ask(admin, 'PUT', path, { ...account, version: 1 })
    expect([status, body.staff_roles, body.is_vip, body.sessions]).toEqual([
      200,
      ['officer'],
      true,
      [],
    ])
    expect(await latestAction()).toMatchObject({
      changed_by: admin.id,
      subject: 'user',
      subject_id: String(other.id),
      change: { before: { is_vip: false }, after: { is_vip: true, staff_roles: ['officer'] } },
    })
    expect((await ask(other, 'GET', 'user')).status).toBe(401)
  })

  it('is changed only within ten minutes of giving the password', async () => {
    const [other, path] = [await person(), 'prove']
    const password_hash = await hashPassword('olive harvest in autumn')
    await database.db.update(users).set({ password_hash }).where(eq(users.id, admin.id))
    const longAgo = sql`now() - interval '11 minutes'`
    await database.db
      .update(sessions)
      .set({ proven_at: longAgo })
      .where(eq(sessions.user_id, admin.id))
    const block = () => ask(admin, 'POST', `admin/users/${other.id}/block`)
    const change = () => ask(admin, 'PUT', `admin/users/${other.id}`, { ...account, version: 2 })
    for (const { status, body } of [await block(), await change()]) {
      expect([status, body.code, body.errors]).toEqual([403, 'forbidden', { proof: ['due'] }])
    }
    const wrong = await ask(admin, 'POST', path, { current_password: 'another one' })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['Invalid email/password'] },
    ])
    expect((await block()).status).toBe(403)
    const right = await ask(admin, 'POST', path, { current_password: 'olive harvest in autumn' })
    expect([right.status, right.body]).toEqual([200, 'Success'])
    expect((await block()).status).toBe(200)
    expect((await change()).status).toBe(200)
  })

  it('is not overwritten by an outdated version', async () => {
    const other = await person()
    const path = `admin/users/${other.id}`
    await ask(admin, 'PUT', path, { ...account, version: 1 })
    const second = await ask(admin, 'PUT', path, { ...account, is_vip: false, version: 1 })
    expect(second.status).toBe(409)
    const by = expect.stringMatching(/^Nour\d+ Zein$/)
    expect(second.body.errors).toMatchObject({ version: ['2'], changed_by: [by] })
  })

  it('gets no role while the address is unconfirmed, and the answer says so', async () => {
    const other = await person([], { email_verified_at: null })
    const path = `admin/users/${other.id}`
    const answer = await ask(admin, 'PUT', path, { ...account, version: 1 })
    expect([answer.status, answer.body.errors]).toEqual([409, { staff_roles: ['unconfirmed'] }])
    const premium = { ...account, staff_roles: [], version: 1 }
    expect((await ask(admin, 'PUT', path, premium)).status).toBe(200)
  })

  it('cannot be taken from the last admin', async () => {
    const path = `admin/users/${admin.id}`
    const answer = await ask(admin, 'PUT', path, { ...account, version: 1 })
    expect([answer.status, answer.body.errors]).toEqual([409, { staff_roles: ['last_admin'] }])
    expect((await ask(admin, 'POST', `${path}/block`)).status).toBe(409)
    await person(['admin'], { disabled_at: new Date().toISOString() })
    expect((await ask(admin, 'POST', `${path}/block`)).status).toBe(409)
    await person(['admin'])
    expect((await ask(admin, 'PUT', path, { ...account, version: 1 })).status).toBe(200)
  })

  it('leaves one admin when two take each other’s role', async () => {
    const other = await person(['admin'])
    const body = { ...account, version: 1 }
    const answers = await Promise.all([
      ask(admin, 'PUT', `admin/users/${other.id}`, body),
      ask(other, 'PUT', `admin/users/${admin.id}`, body),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await database.db.execute(
      sql`select 1 from users where staff_roles @> array['admin']`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a new member of staff', () => {
  const invitation = (email: string) => ({
    name: 'Rula',
    email,
    staff_roles: ['officer'],
    locale: 'en',
  })
  const mailed = async () => {
    while ((await runDueJobs([staffInvitationMail])) > 0);
    return Promise.all((await mailsIn(join(folder, 'mail'))).map((mail) => PostalMime.parse(mail)))
  }
  const tokenIn = (text = '') => /reset_password\/([\w-]{43})\//.exec(text)?.[1] ?? ''
  const setPassword = async (email: string, token: string) => {
    const password = 'olive harvest in autumn'
    const json = { email, token, password, password_confirmation: password }
    return (await ask(admin, 'POST', 'reset_password', json)).status
  }

  it('is invited by mail, sets a password with its link, and logs in with the role', async () => {
    const email = 'rula@ministry.example'
    const { status, body } = await ask(admin, 'POST', 'admin/users', invitation(email))
    expect([status, body.staff_roles, body.email_verified_at]).toEqual([200, ['officer'], null])
    expect(await latestAction()).toMatchObject({
      action: 'invite',
      changed_by: admin.id,
      subject_id: String(body.id),
      change: { staff_roles: ['officer'] },
    })
    const mail = (await mailed()).find(({ to }) => to?.some(({ address }) => address === email))
    expect(mail?.subject).toBe('You are invited to the team')
    expect(await setPassword(email, tokenIn(mail?.text))).toBe(200)
    const invited = await ask(admin, 'GET', `admin/users/${body.id}`)
    expect(invited.body.email_verified_at).not.toBeNull()
    const login = { email, password: 'olive harvest in autumn' }
    const { body: session } = await ask(admin, 'POST', 'login', login)
    const rula = { id: body.id, email, token: session.token }
    expect((await ask(rula, 'GET', 'user')).body.staff_roles).toEqual(['officer'])
  })

  it('is invited again with a link that replaces the earlier one', async () => {
    const email = 'sami@ministry.example'
    const { body } = await ask(admin, 'POST', 'admin/users', invitation(email))
    const [first] = (await mailed()).filter(({ to }) => to?.[0]?.address === email)
    expect((await ask(admin, 'POST', `admin/users/${body.id}/invitation`)).status).toBe(200)
    const texts = (await mailed()).filter(({ to }) => to?.[0]?.address === email)
    const tokens = texts.map(({ text }) => tokenIn(text))
    const fresh = tokens.find((token) => token !== tokenIn(first?.text)) ?? ''
    expect(await setPassword(email, tokenIn(first?.text))).toBe(422)
    expect(await setPassword(email, fresh)).toBe(200)
    expect((await ask(admin, 'POST', `admin/users/${body.id}/invitation`)).status).toBe(409)
  })

  it('needs an address without an account, a role, and an admin who invites', async () => {
    const taken = await ask(admin, 'POST', 'admin/users', invitation(admin.email))
    expect([taken.status, taken.body.errors]).toEqual([422, { email: ['has_account'] }])
    const bare = { ...invitation('nobody@ministry.example'), staff_roles: [] }
    expect((await ask(admin, 'POST', 'admin/users', bare)).status).toBe(422)
    const officer = await person(['officer'])
    const wanted = invitation('other@ministry.example')
    expect((await ask(officer, 'POST', 'admin/users', wanted)).status).toBe(403)
  })
})

describe('an account', () => {
  it('is disabled and enabled again', async () => {
    const other = await person()
    const path = `admin/users/${other.id}`
    const closed = await ask(admin, 'POST', `${path}/block`)
    expect(closed.body.disabled_at).not.toBeNull()
    expect((await ask(other, 'GET', 'user')).status).toBe(401)
    expect((await ask(admin, 'POST', `${path}/unblock`)).body.disabled_at).toBeNull()
  })

  it('is logged out everywhere, with an audit entry', async () => {
    const other = await person()
    const path = `admin/users/${other.id}`
    expect((await ask(admin, 'GET', path)).body.sessions).toHaveLength(1)
    expect((await ask(admin, 'POST', `${path}/sign-out`)).body.sessions).toEqual([])
    expect((await ask(other, 'GET', 'user')).status).toBe(401)
    expect(await latestAction()).toMatchObject({ action: 'sign-out', changed_by: admin.id })
  })

  it('loses the second factor at the request of another admin, never of its own', async () => {
    const confirmed_at = new Date().toISOString()
    const other = await person(['editor'])
    for (const { id } of [other, admin]) {
      await database.db.insert(secondFactors).values({ user_id: id, secret: 'ABC', confirmed_at })
    }
    const reset = (id: number) => ask(admin, 'POST', `admin/users/${id}/second-factor/reset`)
    expect((await ask(admin, 'GET', `admin/users/${other.id}`)).body.has_second_factor).toBe(true)
    expect((await reset(other.id)).body).toMatchObject({ has_second_factor: false, sessions: [] })
    expect((await reset(admin.id)).status).toBe(409)
    const kept = await database.db.select().from(secondFactors)
    expect(kept.map(({ user_id }) => user_id)).toEqual([admin.id])
  })

  it('that does not exist is not found', async () => {
    for (const verb of ['block', 'unblock', 'sign-out', 'second-factor/reset']) {
      expect((await ask(admin, 'POST', `admin/users/999999/${verb}`)).status).toBe(404)
    }
    const gone = await person()
    await database.db
      .update(users)
      .set({ deleted_at: sql`now()` })
      .where(eq(users.id, gone.id))
    for (const id of [gone.id, 999_999]) {
      expect((await ask(admin, 'GET', `admin/users/${id}`)).status).toBe(404)
    }
  })
})
